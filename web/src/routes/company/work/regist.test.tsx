import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { api, server } from "#testing/api.ts";
import { serve as serveContract } from "#testing/contract.ts";
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

beforeEach(() => localStorage.clear());

const missingOf = (count: number) => `審査に出す前に確認してください（${count}件）`;

describe("what a new work lacks", () => {
  it("is counted in the rail, and said of no field that nobody has touched", async () => {
    serve(26);
    renderRoute("/company/work/regist?from=blank");
    expect(await screen.findByText("あと26項目", { selector: "p" }, wait)).toBeDefined();
    expect(screen.queryByText(/足りない項目0/)).toBeNull();
    expect(screen.queryByText(missingOf(26))).toBeNull();
  });

  it("is said of a field that was left", async () => {
    serve(2);
    renderRoute("/company/work/regist?from=blank");
    await screen.findByText("あと2項目", { selector: "p" }, wait);
    const title = screen.getByLabelText(/^求人の題名/);
    title.focus();
    expect(screen.queryByText("足りない項目0")).toBeNull();
    fireEvent.blur(title);
    expect(await screen.findByText("足りない項目0")).toBeDefined();
  });

  it("is listed when somebody wants to send it, and each line leads to its field", async () => {
    serve(3);
    renderRoute("/company/work/regist?from=blank");
    await screen.findByText("あと3項目", { selector: "p" }, wait);
    fireEvent.click(screen.getByRole("button", { name: /^求人区分/ }));
    expect(screen.queryByLabelText(/^求人の題名/)).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "審査に出す" }));
    expect(within(await screen.findByRole("alert")).getByText(missingOf(3))).toBeDefined();
    expect(screen.queryByRole("dialog")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "求人の題名：足りない項目1" }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^求人の題名/)));
    expect(screen.getByText("足りない項目1")).toBeDefined();
  });

  it("is nothing when all is there: then it can be sent", async () => {
    serve(0);
    renderRoute("/company/work/regist?from=blank");
    await screen.findByText("審査に出せます", undefined, wait);
    fireEvent.click(screen.getByRole("button", { name: "審査に出す" }));
    expect(await screen.findByRole("dialog", { name: "審査に出す" })).toBeDefined();
  });
});

describe("what was mended a moment ago", () => {
  it("does not hold up a posting that is sent before typing paused", async () => {
    serve(1);
    renderRoute("/company/work/regist?from=blank");
    const title = await screen.findByLabelText(/^求人の題名/, undefined, wait);
    await screen.findByText("あと1項目", { selector: "p" }, wait);
    serve(0);
    fireEvent.change(title, { target: { value: "夜勤のない介護スタッフ" } });
    fireEvent.click(screen.getByRole("button", { name: "審査に出す" }));
    expect(await screen.findByRole("dialog", { name: "審査に出す" })).toBeDefined();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("the seeker's view beside the form", () => {
  it("shows what is typed before anything is saved", async () => {
    serve(0);
    renderRoute("/company/work/regist?from=blank");
    fireEvent.change(await screen.findByLabelText(/^求人の題名/, undefined, wait), { target: { value: "夜勤のない介護スタッフ" } });
    const view = screen.getByRole("region", { name: "求職者にはこう見えます" });
    expect(await within(view).findByText("夜勤のない介護スタッフ")).toBeDefined();
  });
});

describe("a section of the form", () => {
  it("gives way to the next one, which begins at its top", async () => {
    serve(0);
    renderRoute("/company/work/regist?from=blank");
    fireEvent.click(await screen.findByRole("button", { name: "次へ：事業所" }, wait));
    await waitFor(() => expect(document.activeElement).toBe(document.getElementById("posting-place")), wait);
    expect(screen.queryByLabelText(/^求人の題名/)).toBeNull();
  });
});

describe("what the company's profile filled in", () => {
  const work = {
    ...{ __typename: "CompanyWork", id: "w1", status: "DRAFT", version: 1, viewerCanEdit: true, title: "介護スタッフ" },
    insurance: { health: true, pension: true, accident: true, employment: true },
  };

  it("is shown in its section and confirmed before the work can be sent", async () => {
    localStorage.setItem("posting-profile:w1", JSON.stringify({ paths: ["insurance.health"], confirmed: [] }));
    serveContract({
      viewer: { company: aCompany },
      companyWork: work,
      checkPosting: { issues: [], statuses: [], readability: { level: "N5", isTooHard: false, hardWords: [] } },
    });
    renderRoute("/company/work/lists/edit/w1");
    fireEvent.click(await screen.findByRole("button", { name: "審査に出す" }, wait));
    fireEvent.click(await screen.findByRole("button", { name: /^保険・年金・定年等：共通情報から入れた内容/ }));
    expect(await screen.findByText("会社の共通情報から1項目を入れました。確かめてください。")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "この内容でよい" }));
    expect(screen.queryByRole("alert")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "審査に出す" }));
    expect(await screen.findByRole("dialog", { name: "審査に出す" })).toBeDefined();
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
