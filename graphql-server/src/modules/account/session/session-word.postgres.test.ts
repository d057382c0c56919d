import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { startPostgres, type TestPostgres } from "../../../testing/database/postgres.ts";
import { aCompany, aMember, anAdmin, aSeeker } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { createKnownViewers } from "./known-viewers.ts";

let postgres: TestPostgres;
/** The process that writes. */
let writer: TestServer;
/** Another one on the same database. */
let reader: TestServer;
beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  writer = await startTestServer({ databaseUrl });
  reader = await startTestServer({ databaseUrl });
});
afterAll(async () => {
  await reader?.close();
  await writer?.close();
  await postgres?.stop();
});

/** Words are heard in the order of their transactions: when this one is, all before it are. */
async function untilHeard(): Promise<void> {
  const mark = { conversationId: newId(), userId: null, companyId: null, messageId: null };
  const heard = (async () => {
    for await (const event of reader.services.pubSub.subscribe("inbox")) if (JSON.stringify(event) === JSON.stringify(mark)) return;
  })();
  writer.services.pubSub.publish("inbox", mark);
  await heard;
}

test.each([
  ["a session ends", "delete from session"],
  ["somebody proves again who sits there", "update session set authenticated_at = now()"],
  ["a seeker is stopped", "update users set status = 'SUSPENDED'"],
  ["a member gets another role", "update company_member set role = 'VIEWER'"],
  ["a company is closed", "update company set status = 'CLOSED'"],
  ["an admin is disabled", "update admin_user set status = 'DISABLED'"],
  ["a second factor is taken off", "delete from two_factor"],
])("every process finds viewers anew when %s, whoever wrote it", async (_what, sql) => {
  const em = writer.em();
  const user = aSeeker(em);
  aMember(em, aCompany(em));
  anAdmin(em);
  await em.flush();
  await writer.asSeeker(user);
  // Its clock stands still: nothing but the word makes it forget.
  const viewers = createKnownViewers(reader.services.pubSub.sessions, () => 0);
  let found = 0;
  const ask = () =>
    viewers.viewerOf({ SEEKER: "a".repeat(43) }, async () => {
      found += 1;
      return {};
    });
  await untilHeard();
  expect([await ask(), await ask(), found]).toEqual([{}, {}, 1]);
  await writer.em().execute(sql);
  await untilHeard();
  await ask();
  expect(found).toBe(2);
});
