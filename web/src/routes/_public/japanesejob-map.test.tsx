import { act, fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { api, server } from "#testing/api.ts";
import { aSeeker, pageInfo, posting, signedIn, workCard } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const wait = { timeout: 20_000 };
const total = { __typename: "WorkCount", value: 9, exact: true, widened: false };
const town = (city: string, count: number, latitude: number | null, longitude: number | null) => ({
  __typename: "TownCount",
  prefecture: "13",
  city,
  cityLatin: null,
  count,
  latitude,
  longitude,
});

const prefectures = [
  { __typename: "PrefectureCount", prefecture: "13", count: 9 },
  { __typename: "PrefectureCount", prefecture: "27", count: 2 },
];

/** What lists and maps were asked for. */
let lists: Record<string, unknown>[] = [];
let maps: Record<string, unknown>[] = [];

beforeEach(() => {
  [lists, maps] = [[], []];
  const company = { __typename: "Company", id: "company-1", name: "みなとの風福祉会", nameEn: null, ruby: null };
  const facets = <Own extends object>(own: Own) => ({ data: { workFacets: { __typename: "WorkFacets", total, exact: true, ...own } } });
  server.use(
    api.query("WorkList", ({ variables }) => {
      lists.push(variables);
      return HttpResponse.json({
        data: { works: { __typename: "WorkPage", items: [workCard(1)], pageInfo: pageInfo(null), totalCount: total } },
      });
    }),
    api.query("WorkPreview", ({ variables: { id } }) =>
      HttpResponse.json({
        data: { work: posting("Work", { id, title: "介護スタッフ 1", company, openEntryId: null, namedStatuses: [] }) },
      }),
    ),
    api.query("SearchCounts", () => {
      const { data } = facets({ prefectures, categories: [], employmentTypes: [], levels: [], options: [] });
      return HttpResponse.json({ data: { ...data, places: data.workFacets } });
    }),
    api.query("SearchLines", () => HttpResponse.json(facets({ lines: [] }))),
    api.query("MapPrefectures", ({ variables }) => {
      maps.push(variables);
      return HttpResponse.json(facets({ prefectures }));
    }),
    api.query("MapTowns", ({ variables }) => {
      maps.push(variables);
      return HttpResponse.json(
        facets({ towns: [town("八王子市", 6, 35.666, 139.316), town("新宿区", 2, 35.694, 139.703), town("奥多摩町", 1, null, null)] }),
      );
    }),
  );
});

describe("the map of works", () => {
  it("leads from the country into a prefecture and its towns, with every other condition, and the list follows", async () => {
    const router = renderRoute("/japanesejob?visa=1&prefecture=13&prefecture=27");
    const open = await screen.findByRole("button", { name: "地図で見る" }, wait);
    await act(async () => void fireEvent.click(open));
    const japan = within(await screen.findByRole("group", { name: "地図でさがす" }, wait));
    fireEvent.click(await japan.findByRole("link", { name: "東京都：9件" }, wait));
    const tokyo = within(await screen.findByRole("group", { name: "東京都の町" }, wait));
    fireEvent.click(await tokyo.findByRole("link", { name: "八王子市：6件" }, wait));
    await vi.waitFor(
      () => expect(lists.at(-1)?.["filter"]).toEqual({ visaSupport: true, prefectures: ["13"], towns: ["13:八王子市"] }),
      wait,
    );
    expect(maps.at(-1)?.["filter"]).toEqual({ visaSupport: true, prefectures: ["13"], towns: null });
    await vi.waitFor(() => expect(tokyo.getByRole("link", { name: "八王子市：6件" }).getAttribute("aria-current")).toBe("true"), wait);
    fireEvent.click(tokyo.getByRole("link", { name: "八王子市：6件" }));
    await vi.waitFor(() => expect(new URLSearchParams(router.state.location.search).getAll("town")).toEqual([]), wait);
    expect(new URLSearchParams(router.state.location.search).get("map")).toBe("1");
  });

  it("is gone through by arrows, and says the same as a table with the towns it cannot place", async () => {
    renderRoute("/japanesejob?map=1&prefecture=13");
    const map = within(await screen.findByRole("group", { name: "東京都の町" }, wait));
    const hachioji = await map.findByRole("link", { name: "八王子市：6件" }, wait);
    expect(hachioji.tabIndex).toBe(0);
    hachioji.focus();
    fireEvent.keyDown(hachioji, { key: "ArrowRight" });
    expect(document.activeElement).toBe(map.getByRole("link", { name: "新宿区：2件" }));
    const table = screen.getByRole("table", { name: "東京都の町", hidden: true });
    const rows = within(table).getAllByRole("row", { hidden: true });
    expect(rows.map(({ textContent }) => textContent)).toEqual(["場所求人の数", "八王子市6", "新宿区2", "奥多摩町1"]);
    expect(screen.queryByText("1の町は、地図での場所がわかりません。表にあります。")).not.toBeNull();
    expect(screen.queryByText(/CC BY 4.0/)).not.toBeNull();
  });

  it("keeps the chosen town when a word is searched for, as a chip and in the conditions", async () => {
    const router = renderRoute("/japanesejob?map=1&prefecture=13&town=13:八王子市");
    fireEvent.click(await screen.findByRole("button", { name: /条件を変える/ }, wait));
    expect(await screen.findByRole("checkbox", { name: "八王子市" }, wait)).toHaveProperty("checked", true);
    fireEvent.change(screen.getByRole("combobox", { name: "キーワード" }), { target: { value: "通訳" } });
    fireEvent.submit(screen.getByRole("search"));
    await vi.waitFor(() => expect(new URLSearchParams(router.state.location.search).get("q")).toBe("通訳"), wait);
    const search = new URLSearchParams(router.state.location.search);
    expect([search.getAll("town"), search.get("map")]).toEqual([["13:八王子市"], "1"]);
    fireEvent.click(await screen.findByRole("button", { name: "「八王子市」を外す" }, wait));
    await vi.waitFor(() => expect(new URLSearchParams(router.state.location.search).has("town")).toBe(false), wait);
  });
});

describe("a search that finds too many works to look at each", () => {
  const facets = {
    ...{ __typename: "WorkFacets", total: { ...total, value: 10_000, exact: false }, exact: false, categories: [], employmentTypes: [] },
    ...{ levels: [], options: [], prefectures: [...prefectures, { __typename: "PrefectureCount", prefecture: "47", count: 0 }] },
  };
  beforeEach(() =>
    server.use(
      api.query("MapPrefectures", () => HttpResponse.json({ data: { workFacets: facets } })),
      api.query("SearchCounts", () => HttpResponse.json({ data: { workFacets: facets } })),
    ),
  );

  it("is shown on the map by what each place has at least, and every place can be chosen", async () => {
    renderRoute("/japanesejob?map=1&q=仕事");
    const japan = within(await screen.findByRole("group", { name: "地図でさがす" }, wait));
    expect((await japan.findByRole("link", { name: "東京都：9件以上" }, wait)).textContent).toBe("9+");
    expect(japan.queryByRole("link", { name: "沖縄県：0件以上" })).not.toBeNull();
    expect(screen.queryByText(/ここに書いた数より多いことがあります/)).not.toBeNull();
  });

  it("has no number beside a choice, and none that cannot be chosen", async () => {
    renderRoute("/japanesejob?q=仕事");
    fireEvent.click(await screen.findByRole("button", { name: /条件を変える/ }, wait));
    expect(await screen.findByRole("button", { name: "10000件以上を見る" }, wait)).not.toBeNull();
    const okinawa = screen.getByRole("checkbox", { name: "沖縄県", hidden: true });
    expect([okinawa.closest("label")?.textContent, okinawa.hasAttribute("disabled")]).toEqual(["沖縄県", false]);
  });
});

describe("a heart", () => {
  it("stays pressed when the work beside the list answers later what was true before", async () => {
    const { promise: mayAnswer, resolve } = Promise.withResolvers<void>();
    let isLiked = false;
    let asked = 0;
    server.use(
      signedIn({ seeker: aSeeker }),
      api.mutation("LikeWork", () => {
        isLiked = true;
        return HttpResponse.json({
          data: { likeWork: { __typename: "LikeWorkPayload", work: { __typename: "Work", id: "work-1", liked: true }, errors: [] } },
        });
      }),
      api.query("WorkPreview", async ({ variables: { id } }) => {
        asked += 1;
        const liked = isLiked;
        if (asked === 1) await mayAnswer;
        const company = { __typename: "Company", id: "company-1", name: "みなとの風福祉会", nameEn: null, ruby: null };
        return HttpResponse.json({
          data: { work: posting("Work", { id, title: "介護スタッフ 1", liked, company, openEntryId: null, namedStatuses: [] }) },
        });
      }),
    );
    renderRoute("/japanesejob");
    const card = within(await screen.findByRole("article", undefined, wait));
    await vi.waitFor(() => expect(asked).toBe(1), wait);
    fireEvent.click(card.getByRole("button", { name: /気になる/ }));
    await vi.waitFor(() => expect(card.getByRole("button", { pressed: true })).toBeDefined(), wait);
    resolve();
    const beside = within(await screen.findByRole("complementary", { name: "選んだ求人" }, wait));
    await beside.findByRole("heading", { level: 2, name: "介護スタッフ 1" }, wait);
    expect(beside.getByRole("button", { pressed: true })).toBeDefined();
    expect(card.getByRole("button", { pressed: true })).toBeDefined();
    expect(asked).toBe(2);
  });
});
