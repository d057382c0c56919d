import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPostgres, type TestPostgres } from "../../../testing/database/postgres.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let postgres: TestPostgres;
let server: TestServer;
let recruiter: TestClient;

beforeAll(async () => {
  postgres = await startPostgres();
  server = await startTestServer({ databaseUrl: await postgres.createDatabase() });
  recruiter = await server.asCompany("RECRUITER");
});

afterAll(async () => {
  await server?.close();
  await postgres?.stop();
});

const check = async (body: string, client: TestClient = recruiter) =>
  client.graphql("query ($body: String!) { checkMessage(body: $body) { word rewrite law } }", { body });

/** Rows of every table, by which a trace would show. */
async function rows(): Promise<unknown> {
  const tables = await server
    .em()
    .execute<{ name: string }[]>("select table_name as name from information_schema.tables where table_schema = 'public' order by 1");
  const counts = [];
  for (const { name } of tables) {
    // When a session was last seen is no trace of a message.
    if (name.includes("session")) continue;
    counts.push([name, (await server.em().execute<{ rows: string }[]>(`select count(*) as rows from "${name}"`))[0]?.rows]);
  }
  return counts;
}

describe("a message that a member is about to send", () => {
  it.each([
    ["在留カードの写真を送ってください。", "在留カード"],
    ["面接の前に、本籍地を教えてください。", "本籍"],
    ["20代の方だけを採用しています。", "20代"],
  ])("%s is shown with what may not stand there", async (body, word) => {
    const { data, errors } = await check(body);
    expect(errors).toEqual([]);
    expect(data.checkMessage.length).toBeGreaterThan(0);
    expect(data.checkMessage[0].word).toContain(word);
    expect(data.checkMessage[0].rewrite).not.toBe("");
  });

  it.each(["面接は12月3日の10時からです。お待ちしています。", "給与は面接でご説明します。"])("%s is nobody's question", async (body) => {
    expect((await check(body)).data.checkMessage).toEqual([]);
  });

  it("leaves nothing behind", async () => {
    await check("準備のため");
    const before = await rows();
    expect((await check("パスポートは会社で預かります。")).data.checkMessage.length).toBeGreaterThan(0);
    expect(await rows()).toEqual(before);
  });

  it("is checked for its writer only: not for who may only read, nor for a seeker", async () => {
    const reader = await server.asCompany("VIEWER");
    const seeker = await server.asSeeker();
    for (const client of [reader, seeker]) expect((await check("こんにちは。", client)).errors).toHaveLength(1);
  });
});
