import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aCompany, aWork } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Work } from "../posting/work.entity.ts";
import { indexWork } from "./work.search-index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Facets {
  total: { value: number; exact: boolean };
  exact: boolean;
  prefectures: { prefecture: string; count: number }[];
  categories: { category: string; count: number }[];
  employmentTypes: { employmentType: string; count: number }[];
  levels: { level: string; count: number }[];
}

async function facetsOf(filter: object): Promise<Facets> {
  const { data } = await server.anonymous().graphql(
    `query ($filter: WorkFilter) { workFacets(filter: $filter) { total { value exact } exact prefectures { prefecture count }
      categories { category count } employmentTypes { employmentType count } levels { level count } } }`,
    { filter },
  );
  return data.workFacets;
}

async function countOf(filter: object): Promise<number> {
  const { data } = await server
    .anonymous()
    .graphql("query ($filter: WorkFilter) { works(filter: $filter) { totalCount { value } } }", { filter });
  return data.works.totalCount.value;
}

/** Copies a work so many times, its columns of the search with it. */
async function copy(work: Work | undefined, times: number): Promise<void> {
  const em = server.em();
  const columns = em
    .getMetadata(Work)
    .props.flatMap(({ name, fieldNames, persist }) => (name === "id" || persist === false ? [] : (fieldNames ?? [])))
    .map((name) => `"${name}"`)
    .join(", ");
  await em.execute(`insert into work (id, ${columns}) select gen_random_uuid(), ${columns} from work, generate_series(1, ?) where id = ?`, [
    times,
    work?.id,
  ]);
}

/** Open works of one company that a search finds. */
async function publish(works: readonly Partial<Work>[]): Promise<Work[]> {
  const em = server.em();
  const company = aCompany(em, { publishedWorks: works.length });
  const added = works.map((values) => aWork(em, company, { publishedAt: new Date(), ...values }));
  for (const work of added) indexWork(work, company);
  await em.flush();
  return added;
}

describe("the numbers beside the choices", () => {
  it("are what each choice finds, for words, phrases and sounds", async () => {
    await publish([
      { title: "ホテルの受付", prefecture: "13", category: "SALES" },
      { title: "ほてるの清掃", prefecture: "27", category: "SALES" },
      { title: "旅館の調理", description: "てるほてる。", prefecture: "27", category: "OFFICE" },
      { title: "倉庫", description: "ほて、また、てる。", prefecture: "47", category: "OFFICE" },
      { title: "事務", description: "株式の会社です。", prefecture: "01", category: "OFFICE" },
      { title: "総務", description: "株式会社です。", prefecture: "01", category: "OFFICE" },
    ]);
    expect(await countOf({ keyword: "ホテル" })).toBe(3);
    for (const keyword of ["ホテル", "株式会社", "てる", "ホテル 受付"]) {
      const { prefectures, categories, exact, total } = await facetsOf({ keyword });
      expect([exact, total.value], keyword).toEqual([true, await countOf({ keyword })]);
      for (const { prefecture, count } of prefectures) expect(count).toBe(await countOf({ keyword, prefectures: [prefecture] }));
      for (const { category, count } of categories) expect(count).toBe(await countOf({ keyword, categories: [category] }));
    }
  });

  it("are at least so many where a search finds more than ten thousand, and no place is left out", async () => {
    const alike = { title: "灯台守", description: "", category: "SALES" } as const;
    const [many, few] = await publish([
      { ...alike, prefecture: "13" },
      { ...alike, prefecture: "47" },
    ]);
    await copy(many, 9_990);
    await copy(few, 7);
    expect(await facetsOf({ keyword: "灯台守" })).toMatchObject({
      total: { value: 9_999, exact: true },
      exact: true,
      prefectures: [
        { prefecture: "13", count: 9_991 },
        { prefecture: "47", count: 8 },
      ],
    });
    await copy(few, 500);
    const { total, exact, prefectures, categories } = await facetsOf({ keyword: "灯台守" });
    expect([total, exact]).toEqual([{ value: 10_000, exact: false }, false]);
    expect(prefectures).toHaveLength(47);
    const real: Record<string, number> = { "13": 9_991, "47": 508 };
    for (const { prefecture, count } of prefectures) expect(count).toBeLessThanOrEqual(real[prefecture] ?? 0);
    expect(prefectures.reduce((sum, { count }) => sum + count, 0)).toBe(10_001);
    expect(categories.find(({ category }) => category === "SALES")?.count).toBe(10_001);
    // What is kept as works change is exact however many there are.
    expect(await facetsOf({})).toMatchObject({ total: { value: 10_000, exact: false }, exact: true });
    expect((await facetsOf({})).prefectures.find(({ prefecture }) => prefecture === "13")?.count).toBe(9_992);
  });
});
