import { screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { api, server } from "#testing/api.ts";
import { aCompany, pageInfo, signedIn } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const wait = { timeout: 300_000 };
const offers = [
  { code: "FREE", name: "フリー", monthlyPrice: 0, monthlyPriceWithTax: 0, publishedWorkLimit: 3, memberLimit: 2 },
  { code: "STANDARD", name: "スタンダード", monthlyPrice: 29_800, monthlyPriceWithTax: 32_780, publishedWorkLimit: 30, memberLimit: 10 },
];
const invoice = {
  __typename: "Invoice",
  id: "invoice-1",
  number: "2026-000108",
  status: "PAID",
  method: "TRANSFER",
  total: 32_780,
  paidAmount: 32_780,
  planCode: "STANDARD",
  issuedAt: "2026-11-01T03:00:00Z",
  dueAt: "2026-12-01T03:00:00Z",
};

function serve({ nextPlan = null, invoices = [], status = "ACTIVE" }: { nextPlan?: string | null; invoices?: object[]; status?: string }) {
  const plan = {
    __typename: "CompanyPlan",
    code: "STANDARD",
    name: "スタンダード",
    publishedWorks: 1,
    publishedWorkLimit: 30,
    memberLimit: 10,
  };
  const endsUnpaidAt = status === "PAST_DUE" ? "2026-12-06T03:00:00Z" : null;
  const planSubscription = { status, endsUnpaidAt, method: "CARD", periodEnd: "2026-12-22T03:00:00Z", nextPlan, card: "visa 4242" };
  const data = {
    planOffers: offers.map((offer) => ({ __typename: "PlanOffer", ...offer })),
    company: { __typename: "Company", id: "company-1", plan },
    companyMembers: { __typename: "CompanyMemberPage", totalCount: 1 },
    planSubscription: { __typename: "PlanSubscription", ...planSubscription },
    invoices: { __typename: "InvoicePage", items: invoices.map((changes) => ({ ...invoice, ...changes })), pageInfo: pageInfo(null) },
  };
  server.use(
    signedIn({ company: aCompany }),
    api.query("PlanScreen", () => HttpResponse.json({ data })),
  );
  renderRoute("/company/plan");
}
const card = (name: string) => screen.findByRole("region", { name }, wait);

describe("the plans", () => {
  it("offer another plan, and say which one runs", async () => {
    serve({});
    expect(
      within(await card("フリー"))
        .getByRole("link", { name: "このプランにする" })
        .getAttribute("href"),
    ).toContain("plan=FREE");
    expect(within(await card("スタンダード")).queryByRole("link")).toBeNull();
  });

  it("say until when a plan runs that is to change, and lead to keeping it", async () => {
    serve({ nextPlan: "FREE" });
    const running = within(await card("スタンダード"));
    expect(running.getByText(/いまのプラン（2026年12月22日.*まで）/)).toBeTruthy();
    expect(running.getByRole("link", { name: "いまのプランを続ける" }).getAttribute("href")).toContain("plan=STANDARD");
    expect(within(await card("フリー")).queryByRole("link")).toBeNull();
  });
});

it("asks for another card by the day on which an unpaid plan ends", async () => {
  serve({ status: "PAST_DUE" });
  const alert = within(await screen.findByRole("alert", undefined, wait));
  expect(alert.getByText(/2026年12月6日（日）までに/)).toBeTruthy();
  expect(alert.getByRole("link").getAttribute("href")).toBe("/company/members/creditcard");
  expect(screen.queryByText("次回の更新日")).toBeNull();
});

describe("the bills", () => {
  it("have a receipt once they are paid", async () => {
    serve({ invoices: [{}, { id: "invoice-2", number: "2026-000109", status: "INVOICED", paidAmount: 0 }] });
    const links = await screen.findAllByRole("link", { name: /領収書/ }, wait);
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/api/company/receipt/invoice-1"]);
  });

  it("say what is still open, and what came in too much", async () => {
    serve({
      invoices: [
        { status: "PARTIAL", paidAmount: 20_000 },
        { id: "invoice-2", status: "OVERPAID", paidAmount: 33_000 },
      ],
    });
    expect(await screen.findByText("残り 12,780円", undefined, wait)).toBeTruthy();
    expect(screen.getByText("220円 多く入金されています")).toBeTruthy();
  });
});
