import { screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { api, server } from "#testing/api.ts";
import { anAdmin, signedIn } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const wait = { timeout: 300_000 };

function serve(queues: readonly object[]) {
  const adminHome = { __typename: "AdminHome", openWorkCount: 1437, userCount: 43, entryCount: 38 };
  const adminTrends = ["2026-11-20", "2026-11-21"].map((day, index) => ({
    __typename: "AdminTrendDay",
    day,
    users: index,
    entries: 2 + index,
    works: 0,
    companies: 0,
  }));
  server.use(
    api.query("AdminHomeScreen", () => HttpResponse.json({ data: { adminHome, adminQueues: queues, adminTrends } })),
    api.query("AdminWaiting", () => HttpResponse.json({ data: { adminQueues: queues } })),
  );
}

const reviews = { __typename: "AdminQueue", kind: "POSTING_REVIEW", count: 3, oldestAt: "2026-11-19T00:00:00Z" };

describe("the first screen of the back office", () => {
  beforeEach(() => server.use(signedIn({ admin: anAdmin })));

  it("says what waits and leads there, also from the menu", async () => {
    serve([reviews]);
    renderRoute("/admin/home");
    const main = within(await screen.findByRole("main", undefined, wait));
    expect((await main.findByRole("link", { name: "求人の審査" }, wait)).getAttribute("href")).toBe("/admin/work");
    expect(main.queryByText("3件")).not.toBeNull();
    const menu = within(screen.getByRole("navigation", { name: "メインメニュー" }));
    expect(menu.getByRole("link", { name: /求人の審査/ }).textContent).toBe("求人の審査3件が待っています");
  });

  it("draws the last days, and has the same figures as a table", async () => {
    serve([]);
    renderRoute("/admin/home");
    expect(await screen.findByRole("img", { name: "応募 計5" }, wait)).toBeDefined();
    const table = within(screen.getByRole("table", { name: "応募", hidden: true }));
    const cells = table.getAllByRole("row", { hidden: true }).map((row) => row.textContent);
    expect(cells).toEqual(["日数", "11/213", "11/202"]);
    expect(screen.queryByText("1,437")).not.toBeNull();
  });

  it("shows in its menu only what the role may open", async () => {
    const can = { ...anAdmin.can, moderateWorks: false, manageUsers: false, editNews: true };
    server.use(signedIn({ admin: { ...anAdmin, role: "EDITOR", can } }));
    serve([]);
    renderRoute("/admin/home");
    const menu = within(await screen.findByRole("navigation", { name: "メインメニュー" }, wait));
    expect(menu.queryByRole("link", { name: "ホーム" })).not.toBeNull();
    expect(menu.queryByRole("link", { name: /求人の審査/ })).toBeNull();
  });
});
