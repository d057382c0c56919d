import { screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { api, server } from "#testing/api.ts";
import { aCompany, signedIn } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const wait = { timeout: 300_000 };

const countOf = (status: string, count: number) => ({ __typename: "CompanyWorkCount", status, count });

interface Waiting {
  reviewDueOn?: string | null;
  works?: readonly ReturnType<typeof countOf>[];
}

function serve(refusal: string | null, company = aCompany, { reviewDueOn = null, works = [] }: Waiting = {}) {
  const plan = { __typename: "CompanyPlan", code: "FREE", name: "フリー", publishedWorkLimit: 3, publishedWorks: 0 };
  const counts = { openWorkCount: 0, reviewWorkCount: 0, newEntryCount: 0, activeEntryCount: 0, unreadCount: 0 };
  const data = {
    company: { __typename: "CompanyAccount", id: "company-1", status: "PENDING", refusal },
    companyDashboard: { __typename: "CompanyDashboard", ...counts, plan, latestEntries: [], funnel: [], days: [] },
    companyNewsList: { __typename: "NewsPage", items: [] },
  };
  server.use(
    signedIn({ company }),
    api.query("CompanyWaitingEntries", () => HttpResponse.json({ data: { companyWaitingEntries: [] } })),
    api.query("CompanyHireTasks", () => HttpResponse.json({ data: { companyHireTasks: [] } })),
    api.query("FirstDays", () =>
      HttpResponse.json({
        data: {
          company: { __typename: "CompanyAccount", id: "company-1", reviewDueOn },
          companyWorks: { __typename: "CompanyWorkPage", statusCounts: works },
        },
      }),
    ),
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

describe("the first days of a company", () => {
  it("say what it waits for and until when, and that it can write meanwhile", async () => {
    serve(null, aCompany, { reviewDueOn: "2999-11-26" });
    expect(await screen.findByText(/目安は2999年11月26日（.）まで（原則2営業日）/, undefined, wait)).toBeDefined();
    const line = within(screen.getByText("最初の求人を書く").closest("li") ?? document.body);
    expect(line.getByRole("link", { name: "求人を作成する" }).getAttribute("href")).toBe("/company/work/regist");
  });

  it("say so when the review takes longer than it should", async () => {
    serve(null, aCompany, { reviewDueOn: "2026-01-05" });
    expect(await screen.findByText(/目安の2026年1月5日（.）を過ぎています/, undefined, wait)).toBeDefined();
  });

  it("tell of the works that wait for the review behind it", async () => {
    serve(null, aCompany, { reviewDueOn: "2999-11-26", works: [countOf("DRAFT", 1), countOf("REVIEW", 2)] });
    expect(await screen.findByText("審査待ち2件", undefined, wait)).toBeDefined();
  });
});
