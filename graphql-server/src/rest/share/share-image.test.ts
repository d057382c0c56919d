import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../shared/ids.ts";
import { aCompany, aNews, aWork } from "../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) => server.anonymous().get(`/api/share_image${path}`, headers);

async function written() {
  const em = server.em();
  const company = aCompany(em, { name: "みなとの風福祉会" });
  const work = aWork(em, company, { title: "介護スタッフ" });
  const draft = aWork(em, company, { status: "DRAFT", publishedAt: null });
  const column = aNews(em, { category: "COLUMN", title: "電話で面接の予約をする" });
  await em.flush();
  return { work, draft, column };
}

describe("pictures of pages for previews", () => {
  it("are made of a public work and of a column, and can be asked for again without sending them", async () => {
    const { work, column } = await written();
    for (const path of [`/work/${work.id}`, `/news/${column.id}`]) {
      const answer = await get(path);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([width, height]).toEqual([1_200, 630]);
      expect((await get(path, { "if-none-match": answer.headers.get("etag") ?? "" })).status).toBe(304);
    }
  });

  it("are made of nothing that the public may not see", async () => {
    const { draft, work } = await written();
    for (const path of [`/work/${draft.id}`, `/work/${newId()}`, "/work/x", `/news/${newId()}`, `/news/${work.id}`]) {
      expect((await get(path)).status, path).toBe(404);
    }
  });

  it("lead to the site's own when too many wait to be drawn", async () => {
    const em = server.em();
    const company = aCompany(em);
    const works = Array.from({ length: 14 }, (_, index) => aWork(em, company, { title: `仕事${index}` }));
    await em.flush();
    const answers = await Promise.all(
      works.map(({ id }) => fetch(new URL(`/api/share_image/work/${id}`, server.url), { redirect: "manual" })),
    );
    const ways = answers.filter(({ status }) => status === 302);
    expect(ways.length).toBeGreaterThan(0);
    expect(ways[0]?.headers.get("location")).toBe("/share.png");
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(8);
  });
});
