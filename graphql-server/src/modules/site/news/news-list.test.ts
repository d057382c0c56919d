import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aNews } from "../../../testing/factories.ts";
import { unknownId } from "../../../testing/operations/minimal-operation.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.setNow(new Date("2026-11-21T03:00:00Z"));
  const em = server.em();
  for (let number = 1; number <= 7; number += 1) {
    aNews(em, { title: `十月の話${number}`, topic: number % 2 ? "LAW" : "SERVICE", publishedAt: new Date(`2026-10-0${number}T00:00:00Z`) });
  }
  // The last second of October in Japan, and the first of November.
  aNews(em, { title: "月の終わり", publishedAt: new Date("2026-10-31T14:59:59Z") });
  aNews(em, { title: "月の始まり", bodyHtml: "<p>ﾊﾟｽﾎﾟｰﾄと<b>在留</b>カードの100%</p>", publishedAt: new Date("2026-10-31T15:00:00Z") });
  aNews(em, { title: "まだ出ていない", publishedAt: new Date("2026-11-21T03:00:01Z") });
  aNews(em, { title: "下書き", status: "DRAFT", publishedAt: null });
  aNews(em, { title: "会員だけ", audience: "SEEKER" });
  aNews(em, { title: "コラムです", category: "COLUMN" });
  await em.flush();
});
afterAll(() => server.close());

async function list(args: string) {
  const { data, errors } = await server
    .anonymous()
    .graphql(`{ newsList(category: NEWS, ${args}) { totalCount pageInfo { hasNextPage endCursor } items { title } } }`);
  expect(errors).toEqual([]);
  return { ...data.newsList, titles: data.newsList.items.map(({ title }: { title: string }) => title) };
}

describe("the list of news", () => {
  it("shows what is published for everyone, page by page without a gap or a repeat", async () => {
    const seen: string[] = [];
    let after = "null";
    for (let page = 0; page < 5; page += 1) {
      const { titles, pageInfo, totalCount } = await list(`first: 4, after: ${after}`);
      expect(totalCount).toBe(9);
      seen.push(...titles);
      if (!pageInfo.hasNextPage) break;
      after = JSON.stringify(pageInfo.endCursor);
    }
    const october = Array.from({ length: 7 }, (_, index) => `十月の話${7 - index}`);
    expect(seen).toEqual(["月の始まり", "月の終わり", ...october]);
  });

  it("is narrowed by the month as it is in Japan", async () => {
    expect((await list('month: "2026-11"')).titles).toEqual(["月の始まり"]);
    expect((await list('month: "2026-10"')).totalCount).toBe(8);
    for (const month of ["2026-13", "', 1) --", "x"]) expect((await list(`month: ${JSON.stringify(month)}`)).titles).toEqual([]);
  });

  it("is narrowed by topic", async () => {
    expect((await list("topic: LAW")).titles).toEqual(["十月の話7", "十月の話5", "十月の話3", "十月の話1"]);
  });

  it("is searched by all words, whatever their width and kana, across the marks of the text", async () => {
    expect((await list('keyword: "パスポート　在留カード"')).titles).toEqual(["月の始まり"]);
    expect((await list('keyword: "ぱすぽーと"')).titles).toEqual(["月の始まり"]);
    expect((await list('keyword: "パスポート 十月"')).titles).toEqual([]);
    expect((await list('keyword: "100%"')).titles).toEqual(["月の始まり"]);
    expect((await list('keyword: "%"')).titles).toEqual(["月の始まり"]);
    expect((await list('keyword: "_"')).titles).toEqual([]);
  });

  it("says in which months and about what there is something", async () => {
    const { data } = await server.anonymous().graphql("{ newsArchive(category: NEWS) { months { month count } topics { topic count } } }");
    expect(data.newsArchive).toEqual({
      months: [
        { month: "2026-11", count: 1 },
        { month: "2026-10", count: 8 },
      ],
      topics: [
        { topic: "SERVICE", count: 5 },
        { topic: "LAW", count: 4 },
      ],
    });
  });
});

describe("an item of news", () => {
  async function item(id: string, category = "NEWS") {
    const { data, errors } = await server
      .anonymous()
      .graphql(
        `{ newsItem(id: ${JSON.stringify(id)}, category: ${category}) { withdrawn news { title bodyHtml } related { title topic } } }`,
      );
    expect(errors).toEqual([]);
    return data.newsItem;
  }

  it("comes clean, with three others of which those on the same topic stand first", async () => {
    const em = server.em();
    const evil = "<p>本文<script>alert(1)</script><img src=x onerror=alert(1)></p>";
    const news = aNews(em, { bodyHtml: evil, topic: "LAW", publishedAt: new Date("2026-09-01T00:00:00Z") });
    await em.flush();
    const found = await item(news.id);
    expect(found.news.bodyHtml).toBe("<p>本文</p>");
    expect(found.related.map(({ title }: { title: string }) => title)).toEqual(["十月の話7", "十月の話5", "十月の話3"]);
    expect(await item(news.id, "COLUMN")).toBeNull();
  });

  it("that was taken down is said to be withdrawn; drafts, members' items and unknown ids are not there", async () => {
    const em = server.em();
    const archived = aNews(em, { status: "ARCHIVED" });
    const never = aNews(em, { status: "ARCHIVED", publishedAt: null });
    const secret = aNews(em, { audience: "COMPANY" });
    const draft = aNews(em, { status: "DRAFT" });
    await em.flush();
    expect(await item(archived.id)).toEqual({ withdrawn: true, news: null, related: [] });
    for (const id of [never.id, secret.id, draft.id, unknownId, "x"]) {
      expect([id, await item(id)]).toEqual([id, null]);
    }
  });
});
