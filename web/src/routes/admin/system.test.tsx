import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { serve } from "#testing/contract.ts";
import { anOwner } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const lane = (name: string, due = 0) => ({ lane: name, due, active: 0, oldestDueAt: due > 0 ? "2026-11-20T03:00:00Z" : null });
const task = (name: string, lastError: string | null = null) => ({
  name,
  finishedAt: "2026-11-20T03:00:00Z",
  failedAt: lastError && "2026-11-20T04:00:00Z",
  lastError,
});
const state = {
  lanes: [lane("MAIL", 12), lane("UNSENT_MAIL"), lane("TIMELY"), lane("OUTSIDE"), lane("HEAVY")],
  tasks: [task("count-views"), task("renew-subscriptions", "TypeError")],
  mailsWaiting: 12,
  oldestMailAt: "2026-11-20T03:00:00Z",
  mailsGivenUp: 3,
  mailsUnnoted: 0,
  storageTrouble: "STORAGE_FULL",
  migration: "Migration20261127171752_apps",
  node: "24.21.0",
  database: "15.18",
};

describe("the state of the system", () => {
  it("shows what waits, what failed first, why files cannot be stored, and the versions", async () => {
    serve({ viewer: { admin: anOwner }, systemState: state });
    renderRoute("/admin/system");
    const tasks = await screen.findByRole("table", { name: "定期処理" });
    const rows = within(tasks).getAllByRole("row");
    expect(rows[1]?.textContent).toContain("renew-subscriptions失敗：TypeError");
    expect(rows[2]?.textContent).toContain("count-views正常");
    const lanes = screen.getByRole("table", { name: "待っている処理" });
    expect(within(lanes).getByRole("row", { name: /メールの送信 12 0/ })).toBeDefined();
    expect(within(screen.getByRole("main")).getByRole("link", { name: "届かなかったメール" }).getAttribute("href")).toBe(
      "/admin/unsent_mail",
    );
    expect(screen.getByText("空きがないため保存できません")).toBeDefined();
    expect(screen.getByText("Migration20261127171752_apps")).toBeDefined();
  });

  it("says so where no task has run yet", async () => {
    serve({ viewer: { admin: anOwner }, systemState: { ...state, tasks: [], storageTrouble: null } });
    renderRoute("/admin/system");
    expect(await screen.findByText("まだ動いた定期処理はありません")).toBeDefined();
    expect(screen.getByText("保存できます")).toBeDefined();
  });
});
