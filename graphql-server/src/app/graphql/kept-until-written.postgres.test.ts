import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Company } from "../../modules/account/company/company.entity.ts";
import { Work } from "../../modules/work/posting/work.entity.ts";
import { statementsOf } from "../../testing/database/count-statements.ts";
import { startPostgres, type TestPostgres } from "../../testing/database/postgres.ts";
import { aCompany, aWork } from "../../testing/factories.ts";
import type { TestClient } from "../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let postgres: TestPostgres;
/** The process that visitors ask; nothing is kept for a time of its own there but for a millisecond. */
let server: TestServer;
/** Another one on the same database. */
let elsewhere: TestServer;
let seeker: TestClient;
let work: Work;
let other: Work;
let company: Company;
beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  server = await startTestServer({ databaseUrl, sharedMs: 1 });
  elsewhere = await startTestServer({ databaseUrl });
  seeker = await server.asSeeker();
});
afterAll(async () => {
  await elsewhere?.close();
  await server?.close();
  await postgres?.stop();
});

const page = "query Page($id: ID!) { work(id: $id) { id title liked company { name } related { title } } }";
const list = "query List { works(first: 5) { items { title } totalCount { value } } }";
const fresh = { "cache-control": "no-cache" };
const ask = async (client = server.anonymous(), headers = {}) => (await client.graphql(page, { id: work.id }, headers)).data.work;
const askList = async (client = server.anonymous(), headers = {}) => (await client.graphql(list, {}, headers)).data.works;
const statements = (question: () => Promise<unknown>) => statementsOf(server.services.database, question);

beforeEach(async () => {
  const em = server.em();
  await em.nativeUpdate(Work, {}, { status: "CLOSED" });
  company = aCompany(em, { name: "はじめの会社" });
  [work, other] = [aWork(em, company, { title: "はじめの題" }), aWork(em, company, { title: "となりの題" })];
  await em.flush();
  // Often enough that the queries are known.
  for (let time = 0; time < 6; time += 1) await Promise.all([ask(server.anonymous(), fresh), askList(server.anonymous(), fresh)]);
  await expect.poll(async () => [(await ask()).title, (await askList()).items.length]).toEqual(["はじめの題", 2]);
  await ask(seeker);
});

/** Longer than anything is kept that no word is heard of. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

describe("what is public stays until it is written", () => {
  it("and costs no statement until then, whoever asks", async () => {
    await Promise.all([ask(), askList()]);
    await pause();
    expect(await statements(() => Promise.all([ask(), askList()]))).toEqual([]);
  });

  it("and is read anew when another process writes what it shows, a related work and the company too", async () => {
    const em = () => elsewhere.em();
    await em().nativeUpdate(Work, { id: work.id }, { title: "つぎの題" });
    await expect.poll(async () => (await ask()).title).toBe("つぎの題");
    await expect.poll(async () => (await askList()).items.map(({ title }: { title: string }) => title)).toContain("つぎの題");
    await em().nativeUpdate(Work, { id: other.id }, { title: "べつの題" });
    await expect.poll(async () => (await ask()).related).toEqual([{ title: "べつの題" }]);
    await em().nativeUpdate(Company, { id: work.company.id }, { name: "つぎの会社" });
    await expect.poll(async () => (await ask(seeker)).company.name).toBe("つぎの会社");
    await em().nativeUpdate(Work, { id: other.id }, { status: "PAUSED" });
    await expect.poll(async () => (await askList()).totalCount.value).toBe(1);
  });

  it("and survives what is written about people: a like, a failed sign-in", async () => {
    await Promise.all([ask(), askList()]);
    await seeker.graphql("mutation ($id: ID!) { likeWork(input: { workId: $id }) { errors { code } } }", { id: work.id });
    await server.anonymous().graphql('mutation { signIn(input: { email: "a@example.jp", password: "x" }) { errors { code } } }');
    await elsewhere.em().execute("update work set view_count = view_count + 1, like_count = like_count + 1");
    await pause();
    expect(await statements(() => Promise.all([ask(), askList()]))).toEqual([]);
    expect((await ask(seeker)).liked).toBe(true);
  });

  it("and is read anew by everybody at once after an act of this process wrote it", async () => {
    const owner = await server.asCompany("OWNER", company);
    const { version } = await server.em().findOneOrFail(Work, { id: work.id });
    await ask();
    const paused = await owner.graphql(
      "mutation ($id: ID!, $version: Int!) { pauseWork(input: { id: $id, version: $version }) { errors { code } } }",
      { id: work.id, version },
    );
    expect([paused.errors, paused.data?.pauseWork?.errors ?? []]).toEqual([[], []]);
    expect((await askList()).items).toEqual([{ title: "となりの題" }]);
  });

  it("but not while words are not heard", async () => {
    await postgres.halt();
    await postgres.startAgain();
    await expect.poll(async () => (await server.anonymous().graphql(page, { id: work.id }, fresh)).status, { timeout: 30_000 }).toBe(200);
    await elsewhere.em().nativeUpdate(Work, { id: work.id }, { title: "danach" });
    await expect.poll(async () => (await ask())?.title, { timeout: 30_000 }).toBe("danach");
  });
});
