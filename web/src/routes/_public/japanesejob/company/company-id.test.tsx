import { fireEvent, screen } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { api, server } from "#testing/api.ts";
import { workCard } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const wait = { timeout: 300_000 };
const company = {
  __typename: "Company",
  id: "company-1",
  name: "みなとの風福祉会",
  nameEn: null,
  industry: "P",
  prefecture: "08",
  city: "つくば市",
  cityLatin: null,
  addressLine: "1-1",
  building: null,
  websiteUrl: null,
  employeeCount: 40,
  foundedYear: 1990,
  description: "川のそばの小さなホームです。",
  verified: true,
  openWorkCount: 1,
  replies: null,
  photos: [],
  ruby: null,
  bodyRuby: null,
};

function serve({ publicCompany, works }: { publicCompany: object | null; works: object[] }) {
  const page = { __typename: "WorkPage", items: works, pageInfo: { __typename: "PageInfo", endCursor: null, hasNextPage: false } };
  server.use(api.query("CompanyPage", () => HttpResponse.json({ data: { publicCompany, works: page } })));
}

const seeker = {
  __typename: "SeekerSession",
  id: "user-1",
  email: "mai@example.jp",
  locale: "ja",
  displayName: "マイ",
  unreadCount: 0,
  japaneseLevel: null,
};

describe("the page of a company", () => {
  it("shows who it is, what was checked, and the works that are open", async () => {
    serve({ publicCompany: company, works: [workCard(1)] });
    renderRoute("/japanesejob/company/company-1");
    expect(await screen.findByRole("heading", { level: 1, name: "みなとの風福祉会" }, wait)).toBeDefined();
    expect(screen.getByText(/法人番号を確認済み/)).toBeDefined();
    expect(screen.getByText("川のそばの小さなホームです。")).toBeDefined();
    expect(screen.getByRole("link", { name: "介護スタッフ 1" }).getAttribute("href")).toBe("/japanesejob/work-1");
  });

  it("asks a visitor who wants to be told of new works to sign in, and to come back", async () => {
    serve({ publicCompany: company, works: [] });
    renderRoute("/japanesejob/company/company-1");
    const link = await screen.findByRole("link", { name: "新しい求人をメールで受け取る" }, wait);
    expect(link.getAttribute("href")).toBe("/log-in?next=%2Fjapanesejob%2Fcompany%2Fcompany-1");
    expect(screen.getByText("今、募集している求人はありません")).toBeDefined();
  });

  it("tells a seeker of new works and stops when they say so", async () => {
    serve({ publicCompany: company, works: [] });
    const kept: object[] = [];
    const sent: unknown[] = [];
    server.use(
      api.query("Viewer", () =>
        HttpResponse.json({ data: { viewer: { __typename: "Viewer", adminMustEnrol: false, seeker, company: null, admin: null } } }),
      ),
      api.query("FollowedCompanies", () => HttpResponse.json({ data: { savedSearches: kept } })),
      api.mutation("SaveSearch", ({ variables }) => {
        sent.push(variables["input"]);
        const filter = { __typename: "SavedFilter", companyId: "company-1" };
        kept.push({ __typename: "SavedSearch", id: "search-1", alert: "UNCONFIRMED", filter });
        const savedSearch = { __typename: "SavedSearch", id: "search-1", alert: "UNCONFIRMED" };
        return HttpResponse.json({ data: { saveSearch: { __typename: "SavedSearchPayload", savedSearch, errors: [] } } });
      }),
      api.mutation("DeleteSavedSearch", ({ variables }) => {
        sent.push(variables["input"]);
        kept.length = 0;
        const answer = { __typename: "DeleteSavedSearchPayload", deletedId: "search-1", errors: [] };
        return HttpResponse.json({ data: { deleteSavedSearch: answer } });
      }),
    );
    renderRoute("/japanesejob/company/company-1");
    const follow = await screen.findByRole("button", { name: "新しい求人をメールで受け取る" }, wait);
    await expect.poll(() => follow.getAttribute("disabled"), wait).toBeNull();
    fireEvent.click(follow);
    fireEvent.click(await screen.findByRole("button", { name: "お知らせをやめる" }, wait));
    expect(await screen.findByRole("button", { name: "新しい求人をメールで受け取る" }, wait)).toBeDefined();
    expect(sent).toEqual([
      { name: "みなとの風福祉会", filter: { companyId: "company-1" }, alert: true, frequency: "DAILY" },
      { id: "search-1" },
    ]);
  });

  it("says so when there is no such company", async () => {
    serve({ publicCompany: null, works: [] });
    renderRoute("/japanesejob/company/company-9");
    expect(await screen.findByRole("heading", { name: "この会社のページは見つかりません" }, wait)).toBeDefined();
  });
});
