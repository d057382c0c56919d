import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { entities } from "../../../app/entities.ts";
import { type Database, openDatabase } from "../../../platform/database/open-database.ts";
import { newId } from "../../../shared/ids.ts";
import { startPostgres, type TestPostgres } from "../../../testing/database/postgres.ts";
import { AuditEvent } from "./audit-event.entity.ts";
import { AuditSeal } from "./audit-seal.entity.ts";
import { sealAudit } from "./seal-audit.ts";
import { verifyAudit } from "./verify-audit.ts";

const dir = mkdtempSync(join(tmpdir(), "kotoba-chain-"));
const keyRing = { current: "t", keys: new Map([["t", randomBytes(32)]]) };
let postgres: TestPostgres;
let url: string;
let database: Database;
beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.createDatabase();
  database = await openDatabase({ url, dataDir: dir, keyRing, entities });
  await database.migrate();
});
afterAll(async () => {
  await database?.close();
  await postgres?.stop();
  rmSync(dir, { recursive: true, force: true });
});

const tables = "audit_event, audit_seal, audit_unsealed, audit_anchor";
/** As the owner of the tables can, past every trigger. */
const tamper = (sql: string) =>
  database.fork().transactional(async (em) => {
    await em.execute("set local session_replication_role = replica");
    await em.execute(sql);
  });
beforeEach(() => tamper(`truncate ${tables}`));

const insertAct =
  "insert into audit_event (id, at, actor_kind, action, object_type) values ($1, now(), 'SYSTEM', 'session.signIn', 'Session')";

async function act(count: number): Promise<void> {
  const em = database.fork();
  for (let number = 0; number < count; number += 1) {
    em.create(AuditEvent, {
      id: newId(),
      at: new Date(),
      actorKind: "ADMIN",
      actorId: newId(),
      sessionId: newId(),
      ip: "192.0.2.1",
      requestId: `r-${number}`,
      action: "work.approve",
      objectType: "Work",
      objectId: newId(),
      detail: { reason: `理由 ${number}` },
    });
  }
  await em.flush();
}
const sealed = () => database.fork().find(AuditSeal, {}, { orderBy: { seq: "asc" } });
const problems = async () => (await verifyAudit(database.fork())).problems;

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

test("acts are sealed once and in order, however many processes seal while others write", async () => {
  const writers = Array.from({ length: 6 }, async () => {
    for (let turn = 0; turn < 20; turn += 1) await act(5);
  });
  let writing = true;
  const other = await connect();
  const sealers = [database.fork(), database.fork()].map(async (em) => {
    while (writing) await sealAudit(em);
  });
  const elsewhere = (async () => {
    while (writing) await other.query("select seal_audit_events(7)");
  })();
  await Promise.all(writers);
  writing = false;
  await Promise.all([...sealers, elsewhere]);
  await sealAudit(database.fork());
  const rows = await sealed();
  expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 600 }, (_, index) => index + 1));
  expect(new Set(rows.map(({ eventId }) => eventId)).size).toBe(600);
  expect(await verifyAudit(database.fork())).toMatchObject({ sealed: 600, waiting: 0, problems: [], hash: rows.at(-1)?.hash });
  await other.end();
});

test("an act whose transaction ends late is sealed later, and holds up neither other acts nor their seals", async () => {
  const late = await connect();
  const id = newId();
  await late.query("begin");
  await late.query(insertAct, [id]);
  await act(3);
  await sealAudit(database.fork());
  expect(await sealed()).toHaveLength(3);
  await late.query("commit");
  await sealAudit(database.fork());
  expect((await sealed()).map(({ eventId }) => eventId).indexOf(id)).toBe(3);
  expect(await problems()).toEqual([]);
  await late.end();
});

test("an act that is rolled back leaves nothing behind", async () => {
  const client = await connect();
  await client.query("begin");
  await client.query(insertAct, [newId()]);
  await client.query("rollback");
  await sealAudit(database.fork());
  expect(await verifyAudit(database.fork())).toMatchObject({ sealed: 0, waiting: 0, problems: [] });
  await client.end();
});

test("the chain goes on after the database is killed between and within batches", async () => {
  await act(30);
  const client = await connect();
  await client.query("select seal_audit_events(10)");
  await client.query("begin");
  await client.query("select seal_audit_events(10)");
  await postgres.halt("SIGQUIT");
  await postgres.startAgain();
  await expect.poll(() => sealAudit(database.fork()).catch(() => true), { timeout: 30_000 }).toBe(false);
  expect((await sealed()).map(({ seq }) => seq)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  expect(await problems()).toEqual([]);
  await client.end().catch(() => undefined);
});

test("a change of any column of a sealed act is found", async () => {
  await act(3);
  await sealAudit(database.fork());
  const columns = await database
    .fork()
    .execute<{ name: string; type: string }[]>(
      "select column_name as name, udt_name as type from information_schema.columns where table_name = 'audit_event'",
    );
  const other: Record<string, string> = {
    uuid: "gen_random_uuid()",
    timestamptz: "at + interval '1 microsecond'",
    jsonb: `'{"reason": 1}'`,
  };
  const text: Record<string, string> = { actor_kind: "'SYSTEM'", result: "'FAILED'" };
  expect(columns.length).toBeGreaterThan(10);
  for (const { name, type } of columns) {
    await tamper(`create table kept as table audit_event`);
    await tamper(
      `update audit_event set ${name} = ${text[name] ?? other[type] ?? "'x'"} where id = (select event_id from audit_seal where seq = 2)`,
    );
    expect([name, (await problems())[0]]).toEqual([name, expect.stringMatching(/^Number 2,|sealed as number 2, is gone/)]);
    await tamper(`truncate audit_event; insert into audit_event select * from kept; drop table kept`);
    expect(await problems()).toEqual([]);
  }
});

const recompute = "encode(sha256(convert_to(repeat('0', 64), 'UTF8')), 'hex')";
test.each([
  [
    "a sealed act is removed",
    "delete from audit_event where id = (select event_id from audit_seal where seq = 2)",
    /sealed as number 2, is gone/,
  ],
  ["a seal is removed", "delete from audit_seal where seq = 2", /^The seals 2 to 2 are gone/],
  [
    "an act is removed with its seal",
    "with s as (delete from audit_seal where seq = 2 returning event_id) delete from audit_event using s where id = event_id",
    /^The seals 2 to 2 are gone/,
  ],
  [
    "the numbers after a removed act are closed up",
    "with s as (delete from audit_seal where seq = 2 returning event_id) delete from audit_event using s where id = event_id; update audit_seal set seq = seq - 1 where seq > 2",
    /^Number 2, /,
  ],
  ["a seal is put in", `insert into audit_seal values (6, gen_random_uuid(), ${recompute}, now())`, /sealed as number 6, is gone/],
  [
    "a seal is put before the first",
    "insert into audit_seal select 0, gen_random_uuid(), hash, now() from audit_seal limit 1",
    /^Number 0 was put in/,
  ],
  ["a hash is changed", `update audit_seal set hash = ${recompute} where seq = 3`, /^Number 3, /],
  ["the time of a seal is changed", "update audit_seal set sealed_at = sealed_at - interval '1 day' where seq = 3", /^Number 3, /],
  [
    "two acts change places",
    "update audit_seal set seq = -seq where seq in (4, 5); update audit_seal set seq = 9 + seq where seq < 0",
    /^Number 4, /,
  ],
  [
    "an act is put in past the trigger",
    "insert into audit_event (id, at, actor_kind, action, object_type) values (gen_random_uuid(), now(), 'SYSTEM', 'x', 'x')",
    /has no seal and does not wait for one/,
  ],
  [
    "an act that waits is removed",
    "delete from audit_event where id = (select event_id from audit_unsealed)",
    /is gone before it was sealed/,
  ],
  ["the note of an act that waits is removed", "delete from audit_unsealed", /has no seal and does not wait for one/],
  [
    "the end is cut off that an anchor knows",
    "insert into audit_anchor select '2026-11-22', seq, hash, now() from audit_seal where seq = 5; delete from audit_seal where seq > 3",
    /^The chain ends at number 3; the anchor of 2026-11-22 says that 5 acts were sealed/,
  ],
])("the check tells when %s", async (_, sql, problem) => {
  await act(5);
  await sealAudit(database.fork());
  await act(1);
  expect(await problems()).toEqual([]);
  for (const statement of sql.split("; ")) await tamper(statement);
  expect((await problems())[0]).toMatch(problem);
});

test("a chain written anew from its beginning is found by an anchor that was kept elsewhere", async () => {
  await act(5);
  await sealAudit(database.fork());
  const [, , third] = await sealed();
  const anchor = { seq: 3, hash: third?.hash ?? "", from: "the anchor that was given" };
  expect((await verifyAudit(database.fork(), [anchor])).problems).toEqual([]);
  await tamper("update audit_event set result = 'DENIED'");
  await tamper("truncate audit_seal");
  await tamper("insert into audit_unsealed select id from audit_event");
  await sealAudit(database.fork());
  expect(await problems()).toEqual([]);
  const { problems: found } = await verifyAudit(database.fork(), [anchor]);
  expect(found).toEqual([expect.stringMatching(/^Number 3 has the hash .*; the anchor that was given says/)]);
});
