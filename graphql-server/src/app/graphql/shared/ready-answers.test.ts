import { connect } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Work } from "../../../modules/work/posting/work.entity.ts";
import { statementsOf } from "../../../testing/database/count-statements.ts";
import { aCompany, aWork } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

const query = "query Page($id: ID!) { work(id: $id) { id title liked description company { name } } }";

let server: TestServer;
let work: Work;
beforeAll(async () => {
  server = await startTestServer({ sharedMs: 60_000 });
});
afterAll(() => server.close());
beforeEach(async () => {
  const em = server.em();
  work = aWork(em, aCompany(em), { title: "はじめの題", description: "仕事の説明。".repeat(200) });
  await em.flush();
  // A query is compiled, and shared, once it has come some times.
  for (let time = 0; time < 4; time += 1) await ask();
});

const body = () => ({ query, variables: { id: work.id } });
const ask = (headers: Record<string, string> = {}) => server.anonymous().send("POST", "/graphql", body(), headers);
const write = () => server.anonymous().post("/api/user/login", { email: "a@example.jp", password: "x" });

/** The head of an answer but for what is another's each time. */
function headOf({ status, headers }: Response): object {
  const { date: _date, "x-request-id": id, ...rest } = Object.fromEntries(headers);
  return { status, ...rest, named: id?.length };
}

describe("an answer that visitors share and that is ready", () => {
  it("is sent without a statement, with the head of the answer that was made first", async () => {
    for (const encoding of ["identity", "br"]) {
      await write();
      const first = await ask({ "accept-encoding": encoding });
      const statements = await statementsOf(server.services.database, async () => {
        const ready = await ask({ "accept-encoding": encoding });
        expect(headOf(ready)).toEqual(headOf(first));
        expect(await ready.text()).toBe(await first.text());
      });
      expect(
        statements.filter((text) => text.includes("company")),
        encoding,
      ).toEqual([]);
    }
  });

  it("is made anew after a write", async () => {
    await server.em().nativeUpdate(Work, { id: work.id }, { title: "つぎの題" });
    await write();
    expect((await (await ask()).json()).data.work.title).toBe("つぎの題");
  });

  it("is not sent to somebody with a session, to whom it would say nothing of their own", async () => {
    const seeker = await server.asSeeker();
    await seeker.graphql("mutation Like($id: ID!) { likeWork(input: { workId: $id }) { errors { code } } }", { id: work.id });
    await ask();
    const { data } = await seeker.graphql(query, { id: work.id });
    expect([data.work.liked, (await (await ask()).json()).data.work.liked]).toEqual([true, false]);
  });

  it("is not sent to the page of another site", async () => {
    const response = await ask({ "sec-fetch-site": "cross-site" });
    expect([response.status, (await response.json()).code]).toEqual([403, "CROSS_SITE"]);
  });

  it("is sent in the language of whoever asks", async () => {
    const english = await ask({ "accept-language": "en" });
    const again = await ask({ "accept-language": "en" });
    expect(await again.text()).toBe(await english.text());
  });

  it("is sent on a connection that asks on, and to a body that comes in pieces", async () => {
    const sent = Buffer.from(JSON.stringify(body()));
    const { hostname, port } = new URL(server.url);
    const head = `POST /graphql HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-type: application/json\r\ncontent-length: ${sent.length}\r\n\r\n`;
    const socket = connect(Number(port), hostname);
    let received = "";
    socket.on("data", (chunk) => void (received += chunk.toString("latin1")));
    const answers = () => received.split("HTTP/1.1 200").length - 1;
    const until = (count: number) => expect.poll(answers, { timeout: 5_000 }).toBe(count);
    socket.write(Buffer.concat([Buffer.from(head), sent]));
    await until(1);
    socket.write(Buffer.concat([Buffer.from(head), sent.subarray(0, 20)]));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(answers()).toBe(1);
    socket.write(sent.subarray(20));
    await until(2);
    socket.destroy();
  });
});
