import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Work } from "../../modules/work/posting/work.entity.ts";
import { statementsOf } from "../../testing/database/count-statements.ts";
import { aCompany, aWork } from "../../testing/factories.ts";
import type { TestClient } from "../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let works: Work[];
let seeker: TestClient;
let other: TestClient;
beforeAll(async () => {
  server = await startTestServer({ sharedMs: 60_000 });
  [seeker, other] = [await server.asSeeker(), await server.asSeeker()];
});
afterAll(() => server.close());

const list = "query List { works(first: 3) { items { id title liked hidden } pageInfo { hasNextPage } totalCount { value } } }";
const page = "query Page($id: ID!) { work(id: $id) { id title liked related { id } } }";
const fresh = { "cache-control": "no-cache" };

const ask = async (client: TestClient, headers = {}) => (await client.graphql(list, {}, headers)).data.works;
const titles = async (client: TestClient, headers = {}): Promise<string[]> =>
  (await ask(client, headers)).items.map(({ title }: { title: string }) => title);
const inputs = { likeWork: "workId: $id", hideWork: "workId: $id, hidden: true" };
const act = async (client: TestClient, name: keyof typeof inputs, id: string | undefined) =>
  expect((await client.graphql(`mutation ($id: ID!) { ${name}(input: { ${inputs[name]} }) { errors { code } } }`, { id })).errors).toEqual(
    [],
  );

async function rename(work: Work | undefined, title: string) {
  await server.em().nativeUpdate(Work, { id: work?.id ?? "" }, { title });
}

beforeEach(async () => {
  const em = server.em();
  await em.nativeUpdate(Work, {}, { status: "CLOSED" });
  const company = aCompany(em);
  works = ["一", "二", "三", "四"].map((title, index) =>
    aWork(em, company, { title, publishedAt: new Date(Date.now() - (index + 1) * 60_000) }),
  );
  await em.flush();
  // Often enough that the queries are known; the last word forgets what was shared.
  for (let time = 0; time < 6; time += 1) {
    await ask(seeker, fresh);
    await seeker.graphql(page, { id: works[0]?.id }, fresh);
  }
  await act(other, "likeWork", works[3]?.id);
});

describe("what is public is read once for all who are signed in", () => {
  it("for the list and its count, and for a page with its related works: what is left is each one's own", async () => {
    for (const query of [list, page]) {
      const variables = query === page ? { id: works[0]?.id } : {};
      const first = await statementsOf(server.services.database, () => seeker.graphql(query, variables));
      const second = await statementsOf(server.services.database, () => other.graphql(query, variables));
      expect(second.length).toBeLessThan(first.length);
      expect(second.filter((text) => text.includes("from session"))).toHaveLength(1);
      expect(second).toHaveLength(2);
    }
  });

  it("and shows everybody their own likes", async () => {
    await act(seeker, "likeWork", works[0]?.id);
    expect((await ask(other)).items.map(({ liked }: { liked: boolean }) => liked)).toEqual([false, false, false]);
    expect((await ask(seeker)).items.map(({ liked }: { liked: boolean }) => liked)).toEqual([true, false, false]);
    expect((await seeker.graphql(page, { id: works[0]?.id })).data.work.liked).toBe(true);
    expect((await other.graphql(page, { id: works[0]?.id })).data.work.liked).toBe(false);
  });

  it("and leaves out what somebody hid for them alone, also behind the end of the page", async () => {
    expect(await titles(other)).toEqual(["一", "二", "三"]);
    await act(seeker, "hideWork", works[3]?.id);
    expect((await ask(other)).pageInfo.hasNextPage).toBe(true);
    expect((await ask(seeker)).pageInfo.hasNextPage).toBe(false);
    await act(seeker, "hideWork", works[1]?.id);
    expect(await titles(other)).toEqual(["一", "二", "三"]);
    expect(await titles(seeker)).toEqual(["一", "三"]);
  });

  it("and is read anew after any write through the server, and for who asks for a fresh answer", async () => {
    expect(await titles(seeker)).toEqual(["一", "二", "三"]);
    await rename(works[0], "壱");
    expect(await titles(other)).toEqual(["一", "二", "三"]);
    expect(await titles(other, fresh)).toEqual(["壱", "二", "三"]);
    await act(other, "likeWork", works[0]?.id);
    expect(await titles(seeker)).toEqual(["壱", "二", "三"]);
  });

  it("but never for a company or an operator, who see at once what is written about works", async () => {
    await ask(seeker);
    await rename(works[0], "壱");
    expect(await titles(await server.asCompany())).toEqual(["壱", "二", "三"]);
    expect(await titles(await server.asAdmin())).toEqual(["壱", "二", "三"]);
  });

  it("and fails for nobody else when the one who asked first leaves", async () => {
    const leaving = new AbortController();
    const left = fetch(`${server.url}/graphql`, {
      method: "POST",
      signal: leaving.signal,
      headers: { "content-type": "application/json", cookie: [...seeker.cookies].map((pair) => pair.join("=")).join("; ") },
      body: JSON.stringify({ query: list }),
    }).catch(() => undefined);
    leaving.abort();
    const answers = await Promise.all([left, ...Array.from({ length: 10 }, () => titles(other))]);
    expect(answers.slice(1)).toEqual(Array.from({ length: 10 }, () => ["一", "二", "三"]));
  });
});
