import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aCompany, aWork } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import type { Work } from "../posting/work.entity.ts";
import { indexWork } from "./work.search-index.ts";

let server: TestServer;

/** Titles whose search is known by reading them. */
const titles = ["介護スタッフ（東京）", "英語を使うIT営業", "ITエンジニア JavaScript", "ホテルのフロント", "介護福祉士", "ﾊｳｽｸﾘｰﾆﾝｸﾞ"];

async function titlesFor(variables: Record<string, unknown>): Promise<string[]> {
  const query =
    "query ($filter: WorkFilter, $sort: WorkSort! = NEWEST, $after: String, $first: Int! = 50) { works(filter: $filter, sort: $sort, first: $first, after: $after) { items { title } pageInfo { endCursor hasNextPage } } }";
  const { data } = await server.anonymous().graphql(query, variables);
  return data.works.items.map(({ title }: { title: string }) => title);
}

beforeAll(async () => {
  server = await startTestServer();
  const em = server.em();
  const company = aCompany(em, { name: "さくら商事", publishedWorks: 10 });
  for (const [index, title] of titles.entries()) {
    const at = new Date(Date.UTC(2026, 9, 1, index % 2));
    const work: Work = aWork(em, company, {
      title,
      status: "OPEN",
      publishedAt: at,
      infoUpdatedAt: at,
      category: index % 2 ? "SALES" : "OFFICE",
    });
    indexWork(work, company);
  }
  await em.flush();
});

afterAll(() => server.close());

describe("the search of works", () => {
  it("finds Japanese terms of one, two and more characters", async () => {
    expect((await titlesFor({ filter: { keyword: "介" } })).toSorted()).toEqual(["介護スタッフ（東京）", "介護福祉士"]);
    expect((await titlesFor({ filter: { keyword: "介護" } })).toSorted()).toEqual(["介護スタッフ（東京）", "介護福祉士"]);
    expect(await titlesFor({ filter: { keyword: "福祉士" } })).toEqual(["介護福祉士"]);
    expect(await titlesFor({ filter: { keyword: "士祉" } })).toEqual([]);
  });

  it("folds width, case and kana", async () => {
    expect((await titlesFor({ filter: { keyword: "ｉｔ" } })).toSorted()).toEqual(["ITエンジニア JavaScript", "英語を使うIT営業"]);
    expect(await titlesFor({ filter: { keyword: "javas" } })).toEqual(["ITエンジニア JavaScript"]);
    expect(await titlesFor({ filter: { keyword: "はうすくりーにんぐ" } })).toEqual(["ﾊｳｽｸﾘｰﾆﾝｸﾞ"]);
  });

  it("asks for all terms and takes signs of the search language as text", async () => {
    expect(await titlesFor({ filter: { keyword: "英語　IT" } })).toEqual(["英語を使うIT営業"]);
    expect(await titlesFor({ filter: { keyword: "%" } })).toEqual([]);
    expect(await titlesFor({ filter: { keyword: "'; drop table work; --" } })).toEqual([]);
  });

  it("reads so much of a keyword and no more", async () => {
    const endless = Array.from({ length: 5_000 }, (_, index) => `語${index}`).join(" ");
    expect(await titlesFor({ filter: { keyword: `福祉士${" ".repeat(200)}${endless}` } })).toEqual(["介護福祉士"]);
    expect(await titlesFor({ filter: { keyword: `福祉士 ${endless}` } })).toEqual([]);
  });

  it("finds by the company and by conditions", async () => {
    expect(await titlesFor({ filter: { keyword: "さくら商事" } })).toHaveLength(titles.length);
    expect(await titlesFor({ filter: { categories: ["SALES"] } })).toHaveLength(3);
    expect(await titlesFor({ filter: { companyId: "no id" } })).toEqual([]);
  });

  it("pages by keyset without skipping or repeating works of the same moment", async () => {
    const query =
      "query ($after: String, $sort: WorkSort!) { works(sort: $sort, first: 2, after: $after) { items { title } pageInfo { endCursor hasNextPage } totalCount { value exact } } }";
    for (const sort of ["NEWEST", "PAY", "CLOSING_SOON", "RELEVANCE"]) {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const { data } = await server.anonymous().graphql(query, { after, sort });
        seen.push(...data.works.items.map(({ title }: { title: string }) => title));
        expect(data.works.totalCount).toEqual({ value: titles.length, exact: true });
        after = data.works.pageInfo.hasNextPage ? data.works.pageInfo.endCursor : null;
      } while (after);
      expect(seen.toSorted(), sort).toEqual([...titles].toSorted());
    }
  });

  it.each([
    ["NEWEST", "nonsense"],
    ["RELEVANCE", Buffer.from(JSON.stringify(["Q2026-10-01 00:00:00+00", "01900000-0000-7000-8000-000000000001"])).toString("base64url")],
    ["RELEVANCE", Buffer.from(JSON.stringify(["T2026-13-01 00:00:00+00", "01900000-0000-7000-8000-000000000001"])).toString("base64url")],
  ])("by %s refuses a cursor that is not its own", async (sort, after) => {
    const query =
      'query ($sort: WorkSort!, $after: String) { works(filter: { keyword: "接客" }, sort: $sort, after: $after) { items { id } } }';
    const { errors } = await server.anonymous().graphql(query, { sort, after });
    expect(errors.map(({ extensions }) => extensions?.code)).toEqual(["CURSOR_INVALID"]);
  });

  it("counts categories and the works that each level may do", async () => {
    const { data } = await server
      .anonymous()
      .graphql("{ workFacets { total { value } categories { category count } levels { level count } } }");
    const count = (name: string) => data.workFacets.categories.find(({ category }: { category: string }) => category === name).count;
    expect(data.workFacets.total.value).toBe(titles.length);
    expect([count("SALES"), count("OFFICE"), count("MEDICAL")]).toEqual([3, 3, 0]);
    expect(data.workFacets.levels.at(-1)).toEqual({ level: "NATIVE", count: titles.length });
  });

  it("puts works with the keyword in the title first, whatever its kana, and pages across both lists without a gap", async () => {
    const em = server.em();
    const company = aCompany(em, { publishedWorks: 9 });
    const inTitle = ["ウミホタルの案内係", "うみほたる調査員", "夜のｳﾐﾎﾀﾙ係"];
    for (const [index, title] of [...inTitle, "潜水士", "船長", "写真家", "海の料理人", "受付", "会計"].entries()) {
      const at = new Date(Date.UTC(2026, 9, 1, index));
      const work = aWork(em, company, { title, publishedAt: at, infoUpdatedAt: at, description: "ウミホタルを見る船の仕事です。" });
      indexWork(work, company);
    }
    await em.flush();
    const query =
      'query ($after: String) { works(filter: { keyword: "ウミホタル" }, sort: RELEVANCE, first: 2, after: $after) { items { title } pageInfo { endCursor hasNextPage } } }';
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { data } = await server.anonymous().graphql(query, { after });
      seen.push(...data.works.items.map(({ title }: { title: string }) => title));
      after = data.works.pageInfo.hasNextPage ? data.works.pageInfo.endCursor : null;
    } while (after);
    expect(seen).toEqual([...inTitle.toReversed(), "会計", "受付", "海の料理人", "写真家", "船長", "潜水士"]);
  });
});
