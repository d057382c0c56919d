import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Work } from "../../../modules/work/posting/work.entity.ts";
import { statementsOf } from "../../../testing/database/count-statements.ts";
import { aCompany, aWork } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let work: Work;
beforeAll(async () => {
  server = await startTestServer({ sharedMs: 60_000 });
});
afterAll(() => server.close());

const page = "query Page($id: ID!) { work(id: $id) { id title liked company { name } } }";
const ask = async (client = server.anonymous(), headers = {}) => (await client.graphql(page, { id: work.id }, headers)).data.work;

beforeEach(async () => {
  const em = server.em();
  work = aWork(em, aCompany(em), { title: "はじめの題" });
  await em.flush();
  // Often enough that the query is known.
  for (let time = 0; time < 6; time += 1) await ask(server.anonymous(), { "cache-control": "no-cache" });
});

async function rename(title: string) {
  await server.em().nativeUpdate(Work, { id: work.id }, { title });
}

describe("the answer to visitors who ask the same", () => {
  it("is made once for a hundred of them", async () => {
    const one = await statementsOf(server.services.database, () => ask(server.anonymous(), { "cache-control": "no-cache" }));
    const hundred = await statementsOf(server.services.database, () => Promise.all(Array.from({ length: 100 }, () => ask())));
    expect(one.length).toBeGreaterThan(0);
    expect(hundred.length).toBe(one.length);
  });

  it("is fresh after any write through the server, and for who asks for a fresh one", async () => {
    expect((await ask()).title).toBe("はじめの題");
    await rename("つぎの題");
    expect((await ask()).title).toBe("はじめの題");
    expect((await ask(server.anonymous(), { "cache-control": "no-cache" })).title).toBe("つぎの題");
    await server.anonymous().graphql('mutation { signIn(input: { email: "a@example.jp", password: "x" }) { errors { code } } }');
    expect((await ask()).title).toBe("つぎの題");
    await rename("おわりの題");
    await server.anonymous().post("/api/user/login", { email: "a@example.jp", password: "x" });
    expect((await ask()).title).toBe("おわりの題");
  });

  it("is never that of somebody who is signed in, nor given to one", async () => {
    const seeker = await server.asSeeker();
    await seeker.graphql("mutation ($id: ID!) { likeWork(input: { workId: $id }) { errors { code } } }", { id: work.id });
    expect((await ask()).liked).toBe(false);
    expect((await ask(seeker)).liked).toBe(true);
    expect((await ask()).liked).toBe(false);
  });

  it("speaks each reader's language", async () => {
    const refused = "query Refused { me { id } }";
    for (let time = 0; time < 6; time += 1) await server.anonymous().graphql(refused);
    const messages = await Promise.all(
      ["ja", "en"].map(
        async (language) => (await server.anonymous().graphql(refused, {}, { "accept-language": language })).errors[0]?.message,
      ),
    );
    expect(new Set(messages).size).toBe(2);
  });

  it("counts each visitor's view of the work", async () => {
    await Promise.all(["甲", "乙", "丙"].map((name) => ask(server.anonymous(), { "user-agent": encodeURIComponent(name) })));
    await server.services.views.flush();
    expect((await server.em().findOneOrFail(Work, { id: work.id })).viewCount).toBeGreaterThanOrEqual(3);
  });
});
