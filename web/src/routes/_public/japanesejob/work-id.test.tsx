import { screen } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { api, server } from "#testing/api.ts";
import { posting, workCard } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const wait = { timeout: 300_000 };
const company = {
  __typename: "Company",
  id: "company-1",
  name: "みなとの風福祉会",
  industry: "P",
  prefecture: "08",
  city: "つくば市",
  addressLine: "",
  building: "",
  websiteUrl: "javascript:alert(1)",
  employeeCount: 40,
  foundedYear: 1990,
  description: "",
  verified: true,
  openWorkCount: 2,
  replies: null,
  ruby: null,
  bodyRuby: null,
};

function serve(overrides: object = {}) {
  const work = posting("Work", { company, openEntryId: null, related: [workCard(2)], ...overrides });
  server.use(api.query("WorkPage", () => HttpResponse.json({ data: { work } })));
}

describe("the page of a work", () => {
  it("says what the work is, and leads to the application and to similar works", async () => {
    serve();
    renderRoute("/japanesejob/work-1");
    expect(await screen.findByRole("heading", { level: 1, name: "介護スタッフ 1" }, wait)).toBeDefined();
    expect(screen.getAllByRole("link", { name: "応募する" })[0]?.getAttribute("href")).toBe("/user/entry?work=work-1");
    expect(screen.queryByText("入居者の食事と入浴を手伝います。")).not.toBeNull();
    expect(screen.getByRole("link", { name: "介護スタッフ 2" }).getAttribute("href")).toBe("/japanesejob/work-2");
  });

  it("offers no application once the work is closed", async () => {
    serve({ status: "CLOSED" });
    renderRoute("/japanesejob/work-1");
    expect(await screen.findByRole("heading", { level: 1, name: "介護スタッフ 1" }, wait)).toBeDefined();
    expect(screen.queryByRole("link", { name: "応募する" })).toBeNull();
  });

  it("leads to the running application instead of a second one", async () => {
    serve({ openEntryId: "entry-1" });
    renderRoute("/japanesejob/work-1");
    expect((await screen.findAllByText("応募済みです", undefined, wait)).length).toBeGreaterThan(0);
    expect(screen.queryByRole("link", { name: "応募する" })).toBeNull();
  });

  it("makes no link of an address that is no web address", async () => {
    serve();
    renderRoute("/japanesejob/work-1");
    expect((await screen.findByText("javascript:alert(1)", undefined, wait)).closest("a")).toBeNull();
  });

  it("says so when there is no such work", async () => {
    server.use(api.query("WorkPage", () => HttpResponse.json({ data: { work: null } })));
    renderRoute("/japanesejob/work-9");
    expect(await screen.findByRole("heading", { name: "この求人は見つかりません" }, wait)).toBeDefined();
  });
});
