import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aCompany, aWork } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { bandsOf } from "../hours/shift-bands.ts";
import { stationsIn } from "../place/nearest-station.ts";
import { indexWork } from "./work.search-index.ts";

let server: TestServer;

async function titlesOf(filter: Record<string, unknown>): Promise<string[]> {
  const query = "query ($filter: WorkFilter) { works(filter: $filter, first: 50) { items { title } } }";
  const { data } = await server.anonymous().graphql(query, { filter });
  return data.works.items.map(({ title }: { title: string }) => title).toSorted();
}

beforeAll(async () => {
  server = await startTestServer();
  server.setNow(new Date("2026-11-21T03:00:00Z"));
  const em = server.em();
  const company = aCompany(em, { publishedWorks: 3 });
  const works = [
    {
      title: "夜の警備",
      workTimes: [{ start: "20:30", end: "29:30" }],
      weeklyHours: 40,
      holidays: "土日祝",
      nearestStation: "JR山手線「新宿」駅から徒歩5分",
      city: "新宿区",
      at: "2026-11-20T16:00:00Z",
    },
    {
      title: "昼の清掃",
      workTimes: [{ start: "10:00", end: "15:00" }],
      weeklyHours: 20,
      holidays: "シフト制、週休2日以上",
      nearestStation: "新宿駅より徒歩12分",
      at: "2026-11-19T03:00:00Z",
    },
    {
      title: "朝の配達",
      workTimes: [{ start: "04:30", end: "08:00" }],
      weeklyHours: null,
      holidays: "年間休日110日",
      nearestStation: "渋谷駅からバス10分、徒歩2分",
      at: "2026-10-01T03:00:00Z",
    },
  ];
  for (const { at, ...rest } of works) {
    const work = aWork(em, company, { ...rest, publishedAt: new Date(at), prefecture: "13" });
    indexWork(work, company);
  }
  await em.flush();
});
afterAll(() => server.close());

describe("the conditions of a search", () => {
  it("know the parts of the day, over midnight too", () => {
    expect(bandsOf([{ start: "09:00", end: "18:00" }])).toEqual(["DAY"]);
    expect(bandsOf([{ start: "22:00", end: "05:00" }])).toEqual(["NIGHT"]);
    expect(bandsOf([{ start: "20:30", end: "29:30" }])).toEqual(["NIGHT"]);
    expect(
      bandsOf([
        { start: "07:00", end: "16:00" },
        { start: "17:00", end: "22:00" },
      ]),
    ).toEqual(["MORNING", "DAY", "EVENING"]);
    expect(bandsOf([])).toEqual([]);
  });

  it("read stations, lines and the walk as postings write them", () => {
    expect(stationsIn("JR山手線「新宿」駅から徒歩5分")).toEqual([{ name: "新宿", line: "JR山手線", walk: 5 }]);
    expect(stationsIn("最寄り駅：東京メトロ銀座線 浅草駅 徒歩約３分")).toEqual([{ name: "浅草", line: "東京メトロ銀座線", walk: 3 }]);
    expect(stationsIn("三宮駅から徒歩6分、元町駅から徒歩9分")).toEqual([
      { name: "三宮", line: null, walk: 6 },
      { name: "元町", line: null, walk: 9 },
    ]);
    expect(stationsIn("渋谷駅からバス10分、徒歩2分")[0]).toMatchObject({ name: "渋谷", walk: null });
    for (const odd of [null, "", "駅から近い", "徒歩5分"]) expect(stationsIn(odd), String(odd)).toEqual([]);
  });

  it("find by the part of the day, the hours a week, the day of posting, the station and the walk", async () => {
    expect(await titlesOf({ shifts: ["NIGHT"] })).toEqual(["夜の警備"]);
    expect(await titlesOf({ shifts: ["MORNING", "DAY"] })).toEqual(["昼の清掃", "朝の配達"]);
    expect(await titlesOf({ weeklyHoursMax: 28 })).toEqual(["昼の清掃"]);
    expect(await titlesOf({ postedWithinDays: 1 })).toEqual(["夜の警備"]);
    expect(await titlesOf({ postedWithinDays: 3 })).toEqual(["夜の警備", "昼の清掃"]);
    expect(await titlesOf({ station: "新宿" })).toEqual(["夜の警備", "昼の清掃"]);
    expect(await titlesOf({ station: "新宿駅", walkMinutesMax: 10 })).toEqual(["夜の警備"]);
    expect(await titlesOf({ station: "JR山手線" })).toEqual(["夜の警備"]);
    expect(await titlesOf({ walkMinutesMax: 15 })).toEqual(["夜の警備", "昼の清掃"]);
  });

  it("take odd values for the nearest that make sense", async () => {
    expect(await titlesOf({ postedWithinDays: -5 })).toEqual(["夜の警備"]);
    expect(await titlesOf({ postedWithinDays: 2_000_000_000 })).toHaveLength(3);
    expect(await titlesOf({ walkMinutesMax: 1 })).toEqual(["夜の警備"]);
    expect(await titlesOf({ station: "x".repeat(5_000) })).toEqual([]);
  });

  it("have a number beside each choice that is the number of works it finds", async () => {
    const { data } = await server.anonymous().graphql('{ workFacets(filter: { prefectures: ["13"] }) { options { option count } } }');
    const count = (name: string) => data.workFacets.options.find(({ option }: { option: string }) => option === name).count;
    for (const [name, filter] of [
      ["SHIFT_NIGHT", { shifts: ["NIGHT"] }],
      ["HOURS_28", { weeklyHoursMax: 28 }],
      ["POSTED_3", { postedWithinDays: 3 }],
      ["REMOTE", { remote: true }],
      ["PAY_200000", { monthlyPayMin: 200_000 }],
    ] as const) {
      expect(count(name), name).toBe((await titlesOf({ prefectures: ["13"], ...filter })).length);
    }
  });

  it("say what the search finds without each, the most first, and name none that would not help", async () => {
    const query = "query ($filter: WorkFilter!) { workRelaxations(filter: $filter) { condition found { value exact } } }";
    const ask = async (filter: Record<string, unknown>) => (await server.anonymous().graphql(query, { filter })).data.workRelaxations;
    expect(await ask({ shifts: ["NIGHT"], weeklyHoursMax: 28 })).toEqual([
      { condition: "SHIFTS", found: { value: 1, exact: true } },
      { condition: "WEEKLY_HOURS", found: { value: 1, exact: true } },
    ]);
    expect(await ask({ keyword: "qwxyz", station: "新宿" })).toEqual([{ condition: "KEYWORD", found: { value: 2, exact: true } }]);
    expect(await ask({ keyword: "qwxyz", station: "どこにもない" })).toEqual([]);
  });

  it("know the days of the week with the part of the day, and leave out who says none", async () => {
    expect(await titlesOf({ dayBands: ["MON_NIGHT"] })).toEqual(["夜の警備"]);
    expect(await titlesOf({ dayBands: ["SUN_NIGHT"] })).toEqual([]);
    expect(await titlesOf({ dayBands: ["SUN_DAY", "MON_NIGHT"] })).toEqual(["夜の警備", "昼の清掃"].toSorted());
    expect(await titlesOf({ dayBands: ["MON_MORNING"] })).toEqual([]);
  });

  it("take any of several stations, each within the walk", async () => {
    expect(await titlesOf({ stations: ["新宿", "渋谷"] })).toHaveLength(3);
    expect(await titlesOf({ stations: ["渋谷駅", "JR山手線"], walkMinutesMax: 5 })).toEqual(["夜の警備"]);
    expect(await titlesOf({ station: "新宿", stations: ["渋谷"] })).toEqual([]);
  });

  it("take any of several towns, each of its own prefecture", async () => {
    expect(await titlesOf({ towns: ["13:新宿区"] })).toEqual(["夜の警備"]);
    expect(await titlesOf({ towns: ["13:新宿区", "27:どこにもない市"], prefectures: ["13"] })).toEqual(["夜の警備"]);
    expect(await titlesOf({ towns: ["27:新宿区"] })).toEqual([]);
    for (const odd of ["新宿区", "13", "13:", "%", "13:' or true --", ""]) expect(await titlesOf({ towns: [odd] }), odd).toEqual([]);
  });

  it("are counted by line and station, by town and by field of the week", async () => {
    const query = `query ($filter: WorkFilter) { workFacets(filter: $filter) { lines { line count stations { name count } }
      towns { prefecture city cityLatin count latitude } options { option count } } }`;
    const { data } = await server.anonymous().graphql(query, { filter: { station: "新宿" } });
    const { lines, towns, options } = data.workFacets;
    expect(lines).toEqual([
      { line: "JR山手線", count: 1, stations: [{ name: "新宿", count: 1 }] },
      {
        line: null,
        count: 2,
        stations: [
          { name: "新宿", count: 1 },
          { name: "渋谷", count: 1 },
        ],
      },
    ]);
    expect(towns.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(2);
    expect(towns).toContainEqual({ prefecture: "13", city: "新宿区", cityLatin: null, count: 1, latitude: 35.694 });
    const of = (name: string) => options.find(({ option }: { option: string }) => option === name)?.count;
    expect([of("WHEN_MON_NIGHT"), of("WHEN_SUN_DAY"), of("WHEN_SUN_NIGHT")]).toEqual([1, 1, 0]);
  });
});
