import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aCompany, aWork } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Work } from "../posting/work.entity.ts";
import { renewSearchColumns } from "./renew-search-columns.ts";
import { indexWork } from "./work.search-index.ts";

let server: TestServer;
const occupations = {
  介護スタッフ: "介護職員",
  病棟の看護師: "看護師",
  トラックの運転: "貨物自動車運転手",
  レジ係: "小売店販売員",
  社内システムの開発: "プログラマー",
};

const query = `query ($filter: WorkFilter, $sort: WorkSort!, $first: Int = 50, $after: String) {
  works(filter: $filter, sort: $sort, first: $first, after: $after) { items { title } pageInfo { endCursor hasNextPage } totalCount { value widened } } }`;

async function search(keyword: string, more: Record<string, unknown> = {}) {
  const { filter, ...rest } = { filter: {}, ...more };
  const { data } = await server.anonymous().graphql(query, { sort: "RELEVANCE", ...rest, filter: { keyword, ...filter } });
  return data.works;
}
const titlesOf = async (keyword: string): Promise<string[]> => (await search(keyword)).items.map(({ title }: { title: string }) => title);

beforeAll(async () => {
  server = await startTestServer();
  const em = server.em();
  const company = aCompany(em, { name: "さくら商事", nameKana: "サクラショウジ", publishedWorks: 10 });
  for (const [index, [title, occupation]] of Object.entries(occupations).entries()) {
    const at = new Date(Date.UTC(2026, 9, 1, index));
    const work = aWork(em, company, {
      title,
      occupation,
      description: "駅から近い職場です。",
      publishedAt: at,
      prefecture: index % 2 ? "27" : "13",
    });
    indexWork(work, company);
  }
  await em.flush();
});

afterAll(() => server.close());

describe("a keyword", () => {
  it.each([
    ["かいご", "介護スタッフ"],
    ["kaigo", "介護スタッフ"],
    ["caregiver", "介護スタッフ"],
    ["nurse", "病棟の看護師"],
    ["điều dưỡng", "病棟の看護師"],
    ["护士", "病棟の看護師"],
    ["司机", "トラックの運転"],
    ["sopir truk", "トラックの運転"],
    ["ドライバー", "トラックの運転"],
    ["ドラィバー", "トラックの運転"],
    ["software", "社内システムの開発"],
    ["programer", "社内システムの開発"],
    ["ｷｬｯｼｬｰ", "レジ係"],
  ])("%s finds %s", async (keyword, title) => {
    expect((await titlesOf(keyword))[0]).toBe(title);
  });

  it("is met with the other words and conditions together", async () => {
    expect(await titlesOf("nurse jobs in osaka")).toEqual(["病棟の看護師"]);
    expect(await titlesOf("大阪の看護師")).toEqual(["病棟の看護師"]);
    expect(await titlesOf("nurse tokyo")).toEqual([]);
  });

  it("shows works of a wider kind when none answers it, and says so on every way of asking", async () => {
    for (const sort of ["RELEVANCE", "NEWEST", "PAY", "CLOSING_SOON"]) {
      const { items, totalCount } = await search("convenience store", { sort });
      expect(items, sort).toEqual([{ title: "レジ係" }]);
      expect(totalCount).toEqual({ value: 1, widened: true });
    }
    expect((await search("nurse")).totalCount).toEqual({ value: 1, widened: false });
    const { data } = await server.anonymous().graphql('{ workFacets(filter: { keyword: "convenience store" }) { total { value } } }');
    expect(data.workFacets.total.value).toBe(1);
  });

  it("finds nothing for a word that nobody knows", async () => {
    expect(await titlesOf("qwxyz")).toEqual([]);
  });

  it("finds by how a name sounds once its readings are stored, and keeps finding it after the next change", async () => {
    const em = server.em();
    const company = aCompany(em, { name: "ひばり工房", publishedWorks: 1 });
    const work = aWork(em, company, { title: "漆器職人", occupation: null, publishedAt: new Date(), description: "塗りの仕事です。" });
    indexWork(work, company);
    await em.flush();
    expect(await titlesOf("shikki")).toEqual([]);
    await em.execute("update work set ruby = ?::jsonb where id = ?", ['{"title":[["漆器","しっき",1],["職人","しょくにん",2]]}', work.id]);
    expect(await renewSearchColumns(server.em())).toBe(false);
    for (const typed of ["shikki", "しっき", "シッキ", "shokunin"]) expect(await titlesOf(typed), typed).toEqual(["漆器職人"]);
  });

  it("is answered by works of an older index once the task has been there", async () => {
    const em = server.em();
    await em.execute("update work set search_version = 0, search_tokens = '{}', search_text = ''");
    expect(await titlesOf("nurse")).toEqual([]);
    await renewSearchColumns(server.em());
    expect(await titlesOf("nurse")).toEqual(["病棟の看護師"]);
    expect(await server.em().count(Work, { searchVersion: 0 })).toBe(0);
  });
});
