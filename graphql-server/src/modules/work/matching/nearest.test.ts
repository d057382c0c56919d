import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { statementsOf } from "../../../testing/database/count-statements.ts";
import { aCompany, aSeeker, aWork } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { indexWork } from "../search/work.search-index.ts";

let server: TestServer;
const places = {
  shinjuku: { prefecture: "13", city: "新宿区" },
  yokohama: { prefecture: "14", city: "横浜市" },
  osaka: { prefecture: "27", city: "大阪市" },
  nowhere: { prefecture: "13", city: "どこか町" },
  refused: { prefecture: "13", city: "新宿区", employmentType: "FULL_TIME", weeklyHours: 40 },
} as const;

beforeAll(async () => {
  server = await startTestServer();
  server.setNow(new Date("2026-11-21T00:00:00Z"));
  const em = server.em();
  const company = aCompany(em);
  for (const [index, [title, place]] of Object.entries(places).entries()) {
    const work = aWork(em, company, {
      title,
      employmentType: "PART_TIME",
      publishedAt: new Date(Date.UTC(2026, 10, 10 + index)),
      ...place,
    });
    indexWork(work, company);
  }
  await em.flush();
});
afterAll(() => server.close());

async function livingIn(place: { prefecture: "13" | "27"; city: string | null }) {
  const em = server.em();
  const student = { residenceStatus: "STUDENT", workPermission: "PART_TIME_28H", partTimePermission: true, wishedPrefectures: [] } as const;
  const user = aSeeker(em, {}, { ...student, wishedPrefectures: [], ...place });
  await em.flush();
  return server.asSeeker(user);
}

const query = `query ($sort: WorkSort! = NEAREST, $first: Int! = 20, $after: String) { works(sort: $sort, first: $first, after: $after) {
  items { title commute { kilometres band } match { reasons { criterion state offered } } } pageInfo { endCursor hasNextPage } } }`;

interface Listed {
  title: string;
  commute: { kilometres: number; band: string } | null;
}

describe("works nearest first", () => {
  it("stand by the way from home, unknown towns behind, and what the person cannot do now last", async () => {
    const seeker = await livingIn({ prefecture: "13", city: "新宿区" });
    const items: Listed[] = (await seeker.graphql(query)).data.works.items;
    expect(items.map(({ title, commute }) => [title, commute?.band ?? null])).toEqual([
      ["shinjuku", "SAME_TOWN"],
      ["yokohama", "WITHIN_90"],
      ["osaka", "BEYOND"],
      ["nowhere", null],
      ["refused", "SAME_TOWN"],
    ]);
    expect(Math.abs((items[1]?.commute?.kilometres ?? 0) - 28)).toBeLessThan(4);
    expect(items[2]?.commute?.kilometres).toBeGreaterThan(380);
  });

  it("are the same from page to page", async () => {
    const seeker = await livingIn({ prefecture: "27", city: "大阪市" });
    const paged: string[] = [];
    let after: string | null = null;
    do {
      const { data } = await seeker.graphql(query, { first: 2, after });
      paged.push(...data.works.items.map(({ title }: Listed) => title));
      after = data.works.pageInfo.hasNextPage ? data.works.pageInfo.endCursor : null;
    } while (after);
    expect(paged).toEqual(["osaka", "yokohama", "shinjuku", "nowhere", "refused"]);
  });

  it("are the newest first for visitors and for who does not say where they live, without a way", async () => {
    const newest = Object.keys(places).toReversed();
    for (const client of [server.anonymous(), await livingIn({ prefecture: "13", city: null })]) {
      const items: Listed[] = (await client.graphql(query)).data.works.items;
      expect(items.map(({ title }) => title)).toEqual(newest);
      expect(items.every(({ commute }) => commute === null)).toBe(true);
    }
  });

  it("need as many statements for one row as for many", async () => {
    const seeker = await livingIn({ prefecture: "13", city: "新宿区" });
    const count = async (first: number) => (await statementsOf(server.services.database, () => seeker.graphql(query, { first }))).length;
    await count(1);
    expect(await count(5)).toBe(await count(1));
  });
});

it("a part-time work out of reach comes after those within it in the order of the match, whatever else fits", async () => {
  const seeker = await livingIn({ prefecture: "13", city: "新宿区" });
  const { data } = await seeker.graphql(query, { sort: "MATCH" });
  const titles = data.works.items.map(({ title }: Listed) => title);
  expect(titles.slice(0, 2).toSorted()).toEqual(["nowhere", "shinjuku"]);
  expect(titles.slice(2).toSorted()).toEqual(["osaka", "refused", "yokohama"]);
});
