import { act, fireEvent, screen, within } from "@testing-library/react";
import { delay, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { api, server } from "#testing/api.ts";
import { pageInfo, posting, workCard } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const wait = { timeout: 300_000 };
const total = (value: number, widened = false) => ({ __typename: "WorkCount", value, exact: true, widened });

/** Numbers beside the choices: Tokyo has seven works, Osaka none. */
const facets = {
  __typename: "WorkFacets",
  total: total(9),
  exact: true,
  prefectures: [{ __typename: "PrefectureCount", prefecture: "13", count: 7 }],
  categories: [{ __typename: "CategoryCount", category: "SALES", count: 4 }],
  employmentTypes: [{ __typename: "EmploymentTypeCount", employmentType: "PART_TIME", count: 3 }],
  levels: [{ __typename: "LevelCount", level: "N3", count: 5 }],
  options: [
    { __typename: "WorkOptionCount", option: "SHIFT_NIGHT", count: 2 },
    { __typename: "WorkOptionCount", option: "WHEN_SAT_EVENING", count: 4 },
  ],
};

const lines = [
  {
    __typename: "LineCount",
    lineLatin: null,
    line: "山手線",
    count: 3,
    stations: [
      { __typename: "StationCount", name: "新宿", nameLatin: null, count: 2 },
      { __typename: "StationCount", name: "渋谷", nameLatin: null, count: 1 },
    ],
  },
];

const companyOf = { __typename: "Company", id: "company-1", name: "みなとの風福祉会", nameEn: null, ruby: null };

/** Answers for each work that is looked at; returns their ids. */
function servePreview() {
  const looked: unknown[] = [];
  server.use(
    api.query("WorkPreview", ({ variables: { id } }) => {
      looked.push(id);
      const number = Number(String(id).replace("work-", ""));
      const own = { id, title: `介護スタッフ ${number}`, company: companyOf, openEntryId: null, namedStatuses: [] };
      return HttpResponse.json({ data: { work: posting("Work", own) } });
    }),
  );
  return looked;
}

/** Serves so many works, twenty a page, and returns the requests it received. */
function serve(count: number, { widened = false } = {}) {
  const asked: Record<string, unknown>[] = [];
  servePreview();
  server.use(
    api.query("SearchLines", () => HttpResponse.json({ data: { workFacets: { __typename: "WorkFacets", lines } } })),
    api.query("SearchCounts", ({ variables: { byPlace, byCategory, byType, byLevel, byPay } }) => {
      const asked = { places: byPlace, categories: byCategory, types: byType, levels: byLevel, pays: byPay };
      const included = Object.entries(asked).filter(([, by]) => by);
      return HttpResponse.json({ data: { workFacets: facets, ...Object.fromEntries(included.map(([name]) => [name, facets])) } });
    }),
    api.query("SearchOtherCounts", ({ variables: { byTime } }) => HttpResponse.json({ data: byTime ? { times: facets } : {} })),
    api.query("WorkRelaxations", () =>
      HttpResponse.json({
        data: {
          workRelaxations: [
            { __typename: "WorkRelaxation", condition: "PREFECTURES", found: total(6) },
            { __typename: "WorkRelaxation", condition: "KEYWORD", found: total(2) },
          ],
        },
      }),
    ),
    api.query("WorkList", ({ variables }) => {
      asked.push(variables);
      const from = Number(variables["after"] ?? 0);
      const items = Array.from({ length: Math.min(20, count - from) }, (_, index) => workCard(from + index + 1));
      const next = from + items.length < count ? String(from + items.length) : null;
      return HttpResponse.json({
        data: { works: { __typename: "WorkPage", items, pageInfo: pageInfo(next), totalCount: total(count, widened) } },
      });
    }),
  );
  return asked;
}

describe("the list of works", () => {
  it("shows the spinner until the works are there", async () => {
    server.use(api.query("WorkList", () => delay("infinite")));
    renderRoute("/japanesejob");
    expect(await screen.findByRole("status", undefined, wait)).toBeDefined();
    expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
  });

  it("shows each work with its company, pay and a link to it", async () => {
    serve(1);
    renderRoute("/japanesejob");
    const card = within(await screen.findByRole("article", undefined, wait));
    expect(card.getByRole("link", { name: "介護スタッフ 1" }).getAttribute("href")).toBe("/japanesejob/work-1");
    expect(card.queryByText("みなとの風福祉会")).not.toBeNull();
    expect(card.queryByText(/238,000円/)).not.toBeNull();
  });

  it("says that nothing was found, and clears the search", async () => {
    serve(0);
    const router = renderRoute("/japanesejob?q=存在しない仕事");
    expect(await screen.findByRole("heading", { name: "条件に合う求人がありません" }, wait)).toBeDefined();
    fireEvent.click(await screen.findByRole("button", { name: "条件をすべて外す" }, wait));
    await vi.waitFor(() => expect(router.state.location.search).toBe(""), 300_000);
  });

  it("says what went wrong, and shows the works after another try", async () => {
    server.use(api.query("WorkList", () => HttpResponse.error()));
    renderRoute("/japanesejob");
    const alert = within(await screen.findByRole("alert", undefined, wait));
    serve(1);
    fireEvent.click(alert.getByRole("button", { name: "もう一度読み込む" }));
    expect(await screen.findByRole("link", { name: "介護スタッフ 1" }, wait)).toBeDefined();
  });

  it("goes on page by page through more than fifty works", async () => {
    serve(55);
    renderRoute("/japanesejob");
    await screen.findAllByRole("article", undefined, wait);
    for (const shown of [40, 55]) {
      await act(async () => {
        fireEvent.click(screen.getByRole("button", { name: "もっと見る" }));
      });
      await vi.waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(shown), 300_000);
    }
    expect(screen.queryByRole("button", { name: "もっと見る" })).toBeNull();
    expect(screen.queryByRole("heading", { name: "55件" })).not.toBeNull();
  });

  it("searches what the address says, and shows it in the form", async () => {
    const asked = serve(1);
    renderRoute("/japanesejob?q=介護&prefecture=13&visa=1&sort=PAY");
    await screen.findByRole("article", undefined, wait);
    expect(asked[0]?.["filter"]).toMatchObject({ keyword: "介護", prefectures: ["13"], visaSupport: true });
    const form = within(screen.getByRole("search"));
    expect(form.getByRole("combobox", { name: "キーワード" })).toHaveProperty("value", "介護");
    fireEvent.click(form.getByRole("button", { name: /条件を変える/ }));
    expect(await form.findByRole("checkbox", { name: "東京都 7" }, wait)).toHaveProperty("checked", true);
    expect(form.getByRole("checkbox", { name: "大阪府 0", hidden: true })).toHaveProperty("disabled", true);
    expect(form.getByRole("checkbox", { name: /在留資格の手続きを支援/ })).toHaveProperty("checked", true);
  });

  it("puts a new search into the address", async () => {
    const asked = serve(1);
    const router = renderRoute("/japanesejob?prefecture=13");
    await screen.findByRole("article", undefined, wait);
    fireEvent.click(screen.getByRole("button", { name: /条件を変える/ }));
    await screen.findByRole("checkbox", { name: "東京都 7" }, wait);
    fireEvent.change(screen.getByRole("combobox", { name: "キーワード" }), { target: { value: "通訳" } });
    fireEvent.submit(screen.getByRole("search"));
    await vi.waitFor(() => expect(asked).toHaveLength(2), 300_000);
    const search = new URLSearchParams(router.state.location.search);
    expect([search.get("q"), search.get("prefecture")]).toEqual(["通訳", "13"]);
    expect(asked[1]?.["filter"]).toMatchObject({ keyword: "通訳", prefectures: ["13"] });
  });

  it("takes several values of one condition, each a chip that takes it away again", async () => {
    const asked = serve(1);
    const router = renderRoute("/japanesejob?prefecture=13&prefecture=27&shift=NIGHT&walk=10&posted=7&hours=28&station=新宿");
    expect(await screen.findByRole("button", { name: "「大阪府」を外す" }, wait)).toBeDefined();
    expect(asked[0]?.["filter"]).toEqual({
      prefectures: ["13", "27"],
      shifts: ["NIGHT"],
      walkMinutesMax: 10,
      postedWithinDays: 7,
      weeklyHoursMax: 28,
      station: "新宿",
    });
    fireEvent.click(screen.getByRole("button", { name: "「東京都」を外す" }));
    await vi.waitFor(() => expect(new URLSearchParams(router.state.location.search).getAll("prefecture")).toEqual(["27"]), 300_000);
  });

  it("counts anew while conditions are chosen, and searches only when that is wanted", async () => {
    const asked = serve(1);
    const router = renderRoute("/japanesejob");
    await screen.findByRole("article", undefined, wait);
    fireEvent.click(screen.getByRole("button", { name: "条件を変える" }));
    const dialog = within(await screen.findByRole("dialog", { name: "すべての条件" }, wait));
    fireEvent.click(await dialog.findByRole("checkbox", { name: "土・夕方・夜（17〜22時）（4）" }, wait));
    fireEvent.click(await dialog.findByRole("checkbox", { name: "新宿 2" }, wait));
    expect(asked).toHaveLength(1);
    expect(await dialog.findByRole("heading", { name: "すべての条件 2" }, wait)).toBeDefined();
    fireEvent.click(dialog.getByRole("button", { name: "9件を見る" }));
    await vi.waitFor(() => expect(asked).toHaveLength(2), 300_000);
    const search = new URLSearchParams(router.state.location.search);
    expect([search.get("when"), search.get("near")]).toEqual(["SAT_EVENING", "新宿"]);
    expect(asked[1]?.["filter"]).toEqual({ dayBands: ["SAT_EVENING"], stations: ["新宿"] });
    expect(await screen.findByRole("button", { name: "「新宿」を外す" }, wait)).toBeDefined();
  });

  it("says of an empty search which condition to drop and what that gives", async () => {
    serve(0);
    const router = renderRoute("/japanesejob?q=カフェ&prefecture=28&prefecture=11");
    const rows = await screen.findAllByRole("listitem", undefined, wait);
    const row = await vi.waitFor(() => {
      const found = screen.getByText("「埼玉県・兵庫県」を外すと").closest("li");
      if (!found) throw new Error("no row");
      return found;
    }, 300_000);
    expect(rows.length).toBeGreaterThan(0);
    expect(within(row).queryByText("6件")).not.toBeNull();
    fireEvent.click(within(row).getByRole("button", { name: "「埼玉県・兵庫県」を外す" }));
    await vi.waitFor(() => expect(router.state.location.search).toBe(`?q=${encodeURIComponent("カフェ")}`), 300_000);
  });

  it("says when the works are only of the nearest kind", async () => {
    serve(1, { widened: true });
    renderRoute("/japanesejob?q=コンビニ");
    expect(
      await screen.findByText("「コンビニ」そのものの求人は、いまありません。近い仕事を表示しています。", undefined, wait),
    ).toBeDefined();
  });

  it("asks by relevance for a keyword, and newest first without one", async () => {
    const asked = serve(1);
    renderRoute("/japanesejob?q=介護");
    await screen.findByRole("article", undefined, wait);
    expect(asked[0]?.["sort"]).toBe("RELEVANCE");
  });
});

describe("the work beside the list", () => {
  const preview = async (name: string) => {
    const beside = await screen.findByRole("complementary", { name: "選んだ求人" }, wait);
    await within(beside).findByRole("heading", { level: 2, name }, wait);
    return within(beside);
  };

  it("is the first one until another is pressed, whose address it is then, without asking for the list again", async () => {
    const asked = serve(3);
    const router = renderRoute("/japanesejob?q=介護");
    const first = await preview("介護スタッフ 1");
    expect(first.getByRole("link", { name: "応募する" }).getAttribute("href")).toBe("/user/entry?work=work-1");
    fireEvent.click(screen.getByRole("link", { name: "介護スタッフ 3" }));
    const third = await preview("介護スタッフ 3");
    expect(third.getByRole("link", { name: "求人のページ" }).getAttribute("href")).toBe("/japanesejob/work-3");
    expect(router.state.location.pathname).toBe("/japanesejob");
    const search = new URLSearchParams(router.state.location.search);
    expect([search.get("q"), search.get("work")]).toEqual(["介護", "work-3"]);
    expect(asked).toHaveLength(1);
    fireEvent.click(screen.getByRole("link", { name: "介護スタッフ 3" }));
    await vi.waitFor(() => expect(router.state.location.pathname).toBe("/japanesejob/work-3"), 300_000);
  });

  it("is the one that the address names, and j, k and the arrows go through the list", async () => {
    serve(3);
    const router = renderRoute("/japanesejob?work=work-2");
    await preview("介護スタッフ 2");
    const looked = () => new URLSearchParams(router.state.location.search).get("work");
    fireEvent.keyDown(document.body, { key: "j" });
    await vi.waitFor(() => expect(looked()).toBe("work-3"), 300_000);
    fireEvent.keyDown(document.body, { key: "j" });
    expect(looked()).toBe("work-3");
    await preview("介護スタッフ 3");
    fireEvent.keyDown(document.body, { key: "k" });
    await vi.waitFor(() => expect(looked()).toBe("work-2"), 300_000);
    await preview("介護スタッフ 2");
    fireEvent.keyDown(screen.getByRole("link", { name: "介護スタッフ 2" }), { key: "ArrowUp" });
    await vi.waitFor(() => expect(looked()).toBe("work-1"), 300_000);
    await preview("介護スタッフ 1");
    fireEvent.keyDown(document.body, { key: "Enter" });
    await vi.waitFor(() => expect(router.state.location.pathname).toBe("/japanesejob/work-1"), 300_000);
  });

  it("leaves letters alone that are typed, and links that are pressed with a key held", async () => {
    serve(2);
    const router = renderRoute("/japanesejob");
    await preview("介護スタッフ 1");
    fireEvent.keyDown(screen.getByRole("combobox", { name: "キーワード" }), { key: "j" });
    fireEvent.keyDown(document.body, { key: "j", ctrlKey: true });
    expect(router.state.location.search).toBe("");
  });
});

describe("suggestions while typing", () => {
  const suggestion = (kind: string, text: string, note: string | null = null, workId: string | null = null) => ({
    __typename: "SearchSuggestion",
    kind,
    text,
    note,
    workId,
  });

  /** The list under the keyword; the selects of the conditions have options as well. */
  const suggestions = () => within(screen.getByRole("listbox", { hidden: true }));

  async function type(text: string) {
    server.use(
      api.query("SearchSuggestions", () =>
        HttpResponse.json({
          data: {
            searchSuggestions: [
              suggestion("OCCUPATION", "nurse", "看護師"),
              suggestion("PLACE", "名古屋"),
              suggestion("WORK", "看護助手", null, "work-9"),
            ],
          },
        }),
      ),
    );
    const field = screen.getByRole("combobox", { name: "キーワード" });
    await act(async () => field.focus());
    await screen.findByRole("listbox", { hidden: true }, wait);
    fireEvent.input(field, { target: { value: text } });
    await screen.findByRole("option", { name: /nurse/ }, wait);
    return field;
  }

  it("are marked by the arrows, chosen by Enter, and searched for", async () => {
    const asked = serve(1);
    const router = renderRoute("/japanesejob");
    await screen.findByRole("article", undefined, wait);
    const field = await type("nu");
    await vi.waitFor(() => expect(field.getAttribute("aria-expanded")).toBe("true"), wait);
    expect(screen.getByText("候補は3件です。上下の矢印キーで選べます。")).toBeDefined();
    fireEvent.keyDown(field, { key: "ArrowDown" });
    const marked = suggestions().getByRole("option", { selected: true });
    expect(field.getAttribute("aria-activedescendant")).toBe(marked.id);
    expect(marked.textContent).toContain("看護師");
    fireEvent.keyDown(field, { key: "Enter" });
    await vi.waitFor(() => expect(router.state.location.search).toBe("?q=nurse"), 300_000);
    await vi.waitFor(() => expect(asked.at(-1)?.["filter"]).toEqual({ keyword: "nurse" }), 300_000);
  });

  it("close with Escape and leave what was typed, and an arrow up marks the last", async () => {
    serve(1);
    renderRoute("/japanesejob");
    await screen.findByRole("article", undefined, wait);
    const field = await type("nu");
    fireEvent.keyDown(field, { key: "ArrowUp" });
    expect(suggestions().getByRole("option", { selected: true }).textContent).toContain("看護助手");
    fireEvent.keyDown(field, { key: "Escape" });
    expect(suggestions().queryByRole("option", { hidden: true })).toBeNull();
    expect(field).toHaveProperty("value", "nu");
    expect(field.getAttribute("aria-expanded")).toBe("false");
  });
});
