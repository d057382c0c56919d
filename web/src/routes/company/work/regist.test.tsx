import { fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { api, server } from "#testing/api.ts";
import { aCompany, signedIn } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const wait = { timeout: 300_000 };

const rule = { evidence: "週28時間までです。", source: "入管法施行規則19条5項", sourceDate: "2026-11-20" };
const judged = (status: string, verdict: string, needsGraduation = false) => ({
  ...{
    __typename: "StatusVerdict",
    status,
    isNamed: status === "STUDENT",
    needsGraduation,
    earliestStart: needsGraduation ? "2027-04-01" : null,
  },
  check: { __typename: "WorkPermissionCheck", verdict, reasons: [{ __typename: "PermissionReason", code: "PART_TIME_HOURS", ...rule }] },
});

function serve(count: number, statuses: readonly ReturnType<typeof judged>[] = []) {
  const issues = Array.from({ length: count }, (_, index) => ({
    __typename: "WorkIssue",
    code: `WORK_${index}`,
    message: `足りない項目${index}`,
    path: ["title"],
    group: "KIND",
    word: null,
    rewrite: null,
  }));
  const readability = { __typename: "Readability", level: "N5", isTooHard: false, hardWords: [] };
  server.use(
    signedIn({ company: aCompany }),
    api.query("PostingCheck", () =>
      HttpResponse.json({ data: { checkPosting: { __typename: "PostingCheck", issues, statuses, readability } } }),
    ),
  );
}

async function folded(count: number): Promise<boolean> {
  serve(count);
  renderRoute("/company/work/regist?from=blank");
  const summary = await screen.findByText(`審査に出す前に確認してください（${count}件）`, undefined, wait);
  await waitFor(() => expect(screen.getAllByText(/足りない項目0/).length).toBeGreaterThan(1), wait);
  return !summary.closest("details")?.open;
}

describe("what a new work lacks", () => {
  it("is folded while it is much, and stands beside the fields", async () => {
    expect(await folded(26)).toBe(true);
  });

  it("is shown at once when it is little", async () => {
    expect(await folded(3)).toBe(false);
  });
});

describe("whom the company looks for", () => {
  it("is asked first, sets the statuses, and shuts those that may not do the work", async () => {
    serve(0, [judged("STUDENT", "NG", true), judged("DEPENDENT", "NG"), judged("TRAINEE", "NG"), judged("PERMANENT_RESIDENT", "OK")]);
    renderRoute("/company/work/regist?from=blank");
    fireEvent.click(await screen.findByRole("button", { name: /3 仕事内容/ }, wait));
    fireEvent.click(await screen.findByRole("radio", { name: "留学生・家族滞在のアルバイト" }, wait));
    expect(await screen.findByText(/週28時間まで（留学は/)).toBeDefined();
    expect(screen.getByRole("checkbox", { name: "留学", checked: true })).toBeDefined();
    expect(await screen.findByText(/^卒業後・在留資格の変更が条件。早くて/, undefined, wait)).toBeDefined();
    expect(screen.getAllByText(/^週28時間までです。.*入管法施行規則19条5項/).length).toBe(2);
    expect(screen.getByRole("checkbox", { name: "研修" }).hasAttribute("disabled")).toBe(true);
    expect(screen.getByRole("checkbox", { name: "永住者" }).hasAttribute("disabled")).toBe(false);
    fireEvent.click(screen.getByRole("checkbox", { name: "家族滞在" }));
    expect(await screen.findByRole("checkbox", { name: "家族滞在", checked: false })).toBeDefined();
  });
});
