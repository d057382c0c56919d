import { screen } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, it } from "vitest";
import { api, server } from "#testing/api.ts";
import { aCompany, signedIn } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const wait = { timeout: 300_000 };

function serve(refusal: string | null, company = aCompany) {
  const plan = { __typename: "CompanyPlan", code: "FREE", name: "フリー", publishedWorkLimit: 3, publishedWorks: 0 };
  const counts = { openWorkCount: 0, reviewWorkCount: 0, newEntryCount: 0, activeEntryCount: 0, unreadCount: 0 };
  const data = {
    company: { __typename: "Company", id: "company-1", status: "PENDING", refusal },
    companyDashboard: { __typename: "CompanyDashboard", ...counts, plan, latestEntries: [], funnel: [], days: [] },
    companyNewsList: { __typename: "NewsPage", items: [] },
  };
  server.use(
    signedIn({ company }),
    api.query("CompanyWaitingEntries", () => HttpResponse.json({ data: { companyWaitingEntries: [] } })),
    api.query("CompanyHireTasks", () => HttpResponse.json({ data: { companyHireTasks: [] } })),
    api.query("CompanyTopScreen", () => HttpResponse.json({ data })),
  );
  renderRoute("/company/top");
}

it("tells a company under review that the result comes by mail", async () => {
  serve(null);
  expect(await screen.findByText("企業情報の審査中です", undefined, wait)).toBeDefined();
});

it("tells a company that was refused what to correct, and where", async () => {
  serve("登記の住所と異なります。");
  await screen.findByText("登記の住所と異なります。", undefined, wait);
  expect(screen.queryByText("企業情報の審査中です")).toBeNull();
  expect(screen.getByRole("link", { name: "企業情報を修正する" }).getAttribute("href")).toBe("/company/memberinfo");
});

it("offers a new work only to members who may write one", async () => {
  serve(null, { ...aCompany, role: "VIEWER", can: { ...aCompany.can, editWorks: false } });
  await screen.findByText("企業情報の審査中です", undefined, wait);
  expect(screen.getByRole("link", { name: "求人の管理" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "求人を作成" })).toBeNull();
});
