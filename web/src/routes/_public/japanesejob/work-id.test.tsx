import { fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { startI18n } from "#platform/i18n/i18n.ts";
import { api, server } from "#testing/api.ts";
import { posting, workCard } from "#testing/data.ts";
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
  addressLine: "",
  building: "",
  websiteUrl: "javascript:alert(1)",
  employeeCount: 40,
  foundedYear: 1990,
  description: "",
  verified: true,
  openWorkCount: 2,
  replies: null,
  photos: [],
  ruby: null,
  bodyRuby: null,
};

function serve(overrides: object = {}) {
  const work = posting("Work", { company, openEntryId: null, hidden: false, related: [workCard(2)], namedStatuses: [], ...overrides });
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

  it("is called by what the site knows of it where the company wrote no translation, and says so", async () => {
    const workplace = { ...posting("Work").workplace, cityLatin: "Tsukuba-shi" };
    await startI18n("en");
    serve({ madeTitle: "Welfare and care – Tsukuba-shi, Ibaraki", workplace });
    renderRoute("/en/japanesejob/work-1");
    expect(await screen.findByRole("heading", { level: 1, name: "Welfare and care – Tsukuba-shi, Ibaraki" }, wait)).toBeDefined();
    const own = screen.getByText("介護スタッフ 1");
    expect(own.getAttribute("lang")).toBe("ja");
    expect(own.parentElement?.textContent).toBe("Title created by this site. The company’s own title: 介護スタッフ 1");
    expect(screen.getAllByText(/Ibaraki Tsukuba-shi/).length).toBeGreaterThan(0);
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

  it("never folds who recruits, the work, its place and pay, and folds the rest under its answer", async () => {
    serve({
      employer: {
        name: "みなとの風福祉会",
        address: "茨城県つくば市1-1",
        contactPhone: "0291234567",
        contactEmail: null,
        contactFormUrl: null,
      },
      infoUpdatedAt: "2026-11-20T00:00:00Z",
      confirmedOn: "2026-11-22",
      publishedUntil: "2027-01-21",
    });
    renderRoute("/japanesejob/work-1");
    await screen.findByRole("heading", { level: 1 }, wait);
    for (const stated of [
      "入居者の食事と入浴を手伝います。",
      "茨城県つくば市1-1",
      /みなと苑/,
      /この情報は/,
      /^掲載終了予定日：2027年1月21日/,
      /^会社が募集を確認した日：2026年11月22日/,
    ]) {
      expect(screen.getByText(stated).closest("details")).toBe(null);
    }
    const folded = within(screen.getByText("働く時間・休日").closest("details") ?? document.body);
    expect(folded.getByText("120日").closest("details")?.open).toBe(false);
    expect(folded.getByText(/休憩：60分/)).toBeDefined();
  });

  it("opens everything for paper and closes it again", async () => {
    serve();
    renderRoute("/japanesejob/work-1");
    await screen.findByRole("heading", { level: 1 }, wait);
    const folds = () => [...document.querySelectorAll("details")].filter((fold) => fold.closest("main"));
    fireEvent(window, new Event("beforeprint"));
    expect(folds().filter(({ open }) => !open && folds().length > 0)).toEqual([]);
    fireEvent(window, new Event("afterprint"));
    expect(folds().some(({ open }) => open)).toBe(false);
  });

  it("takes a report with its reason, without a name, and asks for a reason first", async () => {
    serve();
    const sent: unknown[] = [];
    server.use(
      api.mutation("ReportWork", ({ variables }) => {
        sent.push(variables["input"]);
        return HttpResponse.json({ data: { reportWork: { __typename: "ReportWorkPayload", taken: true, errors: [] } } });
      }),
    );
    renderRoute("/japanesejob/work-1");
    fireEvent.click(await screen.findByRole("button", { name: "問題を知らせる" }, wait));
    fireEvent.click(await screen.findByRole("button", { name: "運営に知らせる" }, wait));
    expect(await screen.findByText("どのような問題か選んでください。")).toBeDefined();
    fireEvent.click(screen.getByRole("radio", { name: "お金を求められた" }));
    fireEvent.click(screen.getByRole("button", { name: "運営に知らせる" }));
    expect(await screen.findByText("お知らせいただき、ありがとうございました")).toBeDefined();
    expect(sent).toMatchObject([{ workId: "work-1", reason: "ASKS_MONEY", body: "" }]);
  });

  it("is shared by an address, by LINE and as a picture", async () => {
    serve();
    renderRoute("/japanesejob/work-1");
    fireEvent.click(await screen.findByRole("button", { name: "知らせる" }, wait));
    expect(await screen.findByRole("img", { name: "この求人のQRコード" }, wait)).toBeDefined();
    expect(screen.getByRole("textbox", { name: "この求人のアドレス" })).toHaveProperty(
      "value",
      expect.stringMatching(/\/japanesejob\/work-1$/),
    );
    expect(screen.getByRole("link", { name: "LINEで送る" }).getAttribute("href")).toMatch(/^https:\/\/social-plugins\.line\.me\//);
  });
});
