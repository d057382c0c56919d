import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { refusal, serve } from "#testing/contract.ts";
import { anAdmin } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const report = { id: "r1", version: 1, workId: "w1", workTitle: "介護スタッフ", reason: "ASKS_MONEY", urgent: true, status: "OPEN" };

/** Serves the list and keeps the variables of each request. */
function open(address: string, says: Record<string, unknown> = {}) {
  const asked: Record<string, unknown>[] = [];
  const workReports = (args: Record<string, unknown>) => {
    asked.push(args);
    return { items: [report], totalCount: 1 };
  };
  const sent = serve({ viewer: { admin: anAdmin }, workReports, ...says });
  renderRoute(address);
  return { asked, sent };
}

async function settle(act: string) {
  fireEvent.click(await screen.findByRole("checkbox", { name: "介護スタッフを選ぶ" }));
  fireEvent.click(screen.getByRole("button", { name: act }));
  const question = within(await screen.findByRole("dialog", { name: act }));
  fireEvent.click(question.getByRole("button", { name: act }));
}

describe("what readers report about works", () => {
  it("are at first those that wait, the soonest due above, each leading to its work", async () => {
    const { asked } = open("/admin/work/report");
    const row = within(await screen.findByRole("row", { name: /介護スタッフ/ }));
    expect(row.getByText("お金を求められた")).toBeDefined();
    expect(row.getByRole("link").getAttribute("href")).toBe("/admin/work/edit?id=w1");
    expect(asked).toMatchObject([{ filter: { statuses: ["OPEN"], reasons: null }, sort: "DUE" }]);
  });

  it("are seen in every state when the address says so", async () => {
    const { asked } = open("/admin/work/report?status=ALL");
    await screen.findByRole("row", { name: /介護スタッフ/ });
    expect(asked).toMatchObject([{ filter: { statuses: null } }]);
  });

  it.each([
    ["問題なしとする", "DISMISSED"],
    ["対応済みにする", "ACTED"],
  ])("are settled by 「%s」", async (act, outcome) => {
    const { sent } = open("/admin/work/report");
    await settle(act);
    expect(await screen.findByText("1件を処理しました")).toBeDefined();
    expect(sent).toEqual([{ name: "settleWorkReport", input: { id: "r1", version: 1, outcome, note: null } }]);
  });

  it("that the server does not settle are told with its words", async () => {
    open("/admin/work/report", { settleWorkReport: { errors: [refusal("ほかの人が先に変更しました。")] } });
    await settle("対応済みにする");
    expect(await screen.findByText("1件はできませんでした：ほかの人が先に変更しました。")).toBeDefined();
  });
});
