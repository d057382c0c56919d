import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { News } from "./news.entity.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const em = server.em();
  const add = (title: string, changes: Partial<Pick<News, "audience" | "status" | "category">>, day: number) => {
    const at = new Date(Date.UTC(2026, 0, day));
    const text = { title, summary: title, bodyHtml: `<p>${title}</p>` };
    em.create(News, {
      id: newId(),
      category: "NEWS",
      status: "PUBLISHED",
      ...text,
      ...changes,
      publishedAt: at,
      createdAt: at,
      updatedAt: at,
    });
  };
  add("for all", {}, 1);
  add("for seekers", { audience: "SEEKER" }, 2);
  add("for companies", { audience: "COMPANY" }, 3);
  add("draft", { status: "DRAFT" }, 4);
  add("column", { category: "COLUMN" }, 5);
  add("newest", {}, 6);
  await em.flush();
});
afterAll(() => server.close());

const titlesOf = async (client: ReturnType<TestServer["anonymous"]>) => {
  const { data } = await client.graphql("{ userNewsList { totalCount items { title } } }");
  expect(data.userNewsList.totalCount).toBe(data.userNewsList.items.length);
  return data.userNewsList.items.map(({ title }: { title: string }) => title);
};

describe("news of the user area", () => {
  it("shows visitors what is for everyone and seekers theirs too, newest first", async () => {
    expect(await titlesOf(server.anonymous())).toEqual(["newest", "for all"]);
    expect(await titlesOf(await server.asCompany())).toEqual(["newest", "for all"]);
    expect(await titlesOf(await server.asSeeker())).toEqual(["newest", "for seekers", "for all"]);
  });

  it("opens one item only for those who may read it", async () => {
    const rows = await server.em().find(News, {});
    const open = async (client: ReturnType<TestServer["anonymous"]>, title: string) => {
      const id = rows.find((row) => row.title === title)?.id;
      return (await client.graphql("query($id: ID!) { userNews(id: $id) { title bodyHtml } }", { id })).data.userNews?.title ?? null;
    };
    const seeker = await server.asSeeker();
    expect(await open(server.anonymous(), "for seekers")).toBeNull();
    expect(await open(seeker, "for seekers")).toBe("for seekers");
    expect(await open(seeker, "for companies")).toBeNull();
    expect(await open(seeker, "draft")).toBeNull();
    expect((await seeker.graphql('{ userNews(id: "no id") { title } }')).data.userNews).toBeNull();
  });

  it("pages without skipping", async () => {
    const seeker = await server.asSeeker();
    const first = (await seeker.graphql("{ userNewsList(first: 2) { items { title } pageInfo { endCursor hasNextPage } } }")).data
      .userNewsList;
    expect(first.pageInfo.hasNextPage).toBe(true);
    const query = "query($after: String) { userNewsList(first: 2, after: $after) { items { title } pageInfo { hasNextPage } } }";
    const second = (await seeker.graphql(query, { after: first.pageInfo.endCursor })).data.userNewsList;
    expect(second).toEqual({ items: [{ title: "for all" }], pageInfo: { hasNextPage: false } });
  });
});
