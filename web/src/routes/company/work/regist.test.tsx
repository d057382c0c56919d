import { screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { api, server } from "#testing/api.ts";
import { aCompany, signedIn } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const wait = { timeout: 300_000 };

function serve(count: number) {
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
    api.query("PostingCheck", () => HttpResponse.json({ data: { checkPosting: { __typename: "PostingCheck", issues, readability } } })),
  );
}

async function folded(count: number): Promise<boolean> {
  serve(count);
  renderRoute("/company/work/regist");
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
