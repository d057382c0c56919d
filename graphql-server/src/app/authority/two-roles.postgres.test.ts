import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verifyAudit } from "../../modules/base/audit/verify-audit.ts";
import { migrateDatabase } from "../../platform/database/migrate-database.ts";
import { openDatabase } from "../../platform/database/open-database.ts";
import { newId } from "../../shared/ids.ts";
import { startPostgres, type TestPostgres } from "../../testing/database/postgres.ts";
import { aCompany, aWork } from "../../testing/factories.ts";
import type { TestClient } from "../../testing/http-client.ts";
import { mailedToken, waitingMails } from "../../testing/outbox.ts";
import { goodPassword } from "../../testing/passwords.ts";
import { startServerProcess } from "../../testing/servers/two-processes.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { entities } from "../entities.ts";
import { registerTasks } from "../register-tasks.ts";

const page = readFileSync(new URL("../../../docs/production.md", import.meta.url), "utf8");
const [, setUp = ""] = /```sql\n([\s\S]*?)```/.exec(page) ?? [];
const dataDir = mkdtempSync(join(tmpdir(), "kotoba-roles-"));
const keyRing = { current: "t", keys: new Map([["t", randomBytes(32)]]) };

let postgres: TestPostgres;
let superuser: string;
let owner: string;
let app: string;
let server: TestServer;

/** Runs a statement as a role; resolves with PostgreSQL's words when it is refused. */
async function as(address: string, ...statements: string[]): Promise<string> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
    return "done";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await client.end();
  }
}

function addressOf(user: string, password: string): string {
  const address = new URL(superuser);
  return Object.assign(address, { username: user, password, pathname: "/kotoba" }).href;
}

const statementsIn = (sql: string) =>
  sql
    .split(";")
    .map((one) => one.trim())
    .filter(Boolean);
const migrate = (databaseUrl: string, migrateUrl: string) => migrateDatabase({ databaseUrl, migrateUrl, dataDir }, keyRing, entities);

/** What a server does first, as the role of its address. @returns what it says when it refuses */
async function begin(apart: boolean): Promise<string> {
  const database = await openDatabase({ url: app, apart, dataDir, keyRing, entities });
  const said = await database.migrate().then(
    () => "It begins.",
    ({ message }: Error) => message,
  );
  await database.close();
  return said;
}

const behind =
  "The tables of the database are behind this version of the product: run `npm run migrate` with MIGRATE_DATABASE_URL, then start again.";

beforeAll(async () => {
  postgres = await startPostgres();
  superuser = await postgres.createDatabase();
  const [first = "", second = ""] = setUp.split("\\connect kotoba\n");
  for (const statement of statementsIn(first)) expect(await as(superuser, statement)).toBe("done");
  for (const statement of statementsIn(second)) expect(await as(addressOf("kotoba", ""), statement)).toBe("done");
  owner = addressOf("kotoba_owner", "choose-one");
  app = addressOf("kotoba_app", "choose-another");
});
afterAll(async () => {
  await server?.close();
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test("a server refuses to start before the tables are made, with one sentence, whether or not it knows the owner's address", async () => {
  const started = startServerProcess({ DATABASE_URL: app, MIGRATE_DATABASE_URL: owner, DATA_DIR: dataDir });
  await expect(started).rejects.toThrow(new Error(`The server ended with 1\n${behind}\n`));
  expect(await begin(false)).toBe(behind);
});

test("the step that migrates gives the server's role what it needs, and may be repeated", async () => {
  expect(await migrate(app, owner)).toBe("The tables are up to date, and the role kotoba_app has what the server needs.");
  expect(await migrate(app, owner)).toBe("The tables are up to date, and the role kotoba_app has what the server needs.");
});

test("a role that owns nothing serves: people register, apply and write, mails go out, and acts are sealed and anchored", async () => {
  server = await startTestServer({ databaseUrl: app, env: { MIGRATE_DATABASE_URL: owner } });
  registerTasks(server.services);
  const em = server.em();
  const company = aCompany(em);
  const work = aWork(em, company);
  await em.flush();
  const email = "newcomer@example.jp";
  expect((await server.anonymous().post("/api/emali_send_for_registration", { email })).status).toBe(202);
  const person = { familyName: "グエン", givenName: "", familyNameKana: "ぐえん", latinName: "NGUYEN", agreeToTerms: true };
  const token = await mailedToken(server.em(), email);
  const seeker = server.anonymous();
  expect((await seeker.post("/api/signup", { token, ...person, password: goodPassword })).status).toBeLessThan(300);
  const applicant = await server.asSeeker();
  const ask = async (client: TestClient, name: string, type: string, input: object, result: string) => {
    const answer = await client.graphql(`mutation ($input: ${type}!) { ${name}(input: $input) { ${result} errors { code } } }`, { input });
    expect([name, answer.errors, answer.data[name].errors]).toEqual([name, [], []]);
    return answer.data[name];
  };
  const saved = await ask(
    applicant,
    "saveEntryDraft",
    "SaveEntryDraftInput",
    { workId: work.id, message: "よろしく", answers: [] },
    "draft { version }",
  );
  const confirm = { workId: work.id, version: saved.draft.version };
  const { draft } = await ask(applicant, "confirmEntryDraft", "ConfirmEntryDraftInput", confirm, "draft { version }");
  const submit = { workId: work.id, draftVersion: draft.version, consent: true, operationId: newId() };
  const { entry } = await ask(applicant, "submitEntry", "SubmitEntryInput", submit, "entry { id }");
  const [conversation] = await server.em().execute<{ id: string }[]>("select id from conversation where entry_id = ?", [entry.id]);
  const message = { conversationId: conversation?.id, body: "こんにちは", operationId: newId() };
  await ask(await server.asCompany("RECRUITER", company), "companySendMessage", "CompanySendMessageInput", message, "message { id }");
  server.services.jobs.start();
  await expect.poll(() => server.services.jobs.state(), { timeout: 30_000 }).toBe("running");
  await expect.poll(async () => (await waitingMails(server.em(), email)).length, { timeout: 30_000 }).toBe(0);
  await server.services.jobs.run("seal-audit");
  await expect.poll(() => verifyAudit(server.em()), { timeout: 30_000 }).toMatchObject({ waiting: 0, problems: [] });
  await server.services.jobs.run("anchor-audit");
  await server.services.jobs.run("anchor-audit");
  const report = await verifyAudit(server.em());
  expect(report.sealed).toBeGreaterThan(0);
  await expect
    .poll(async () => (await server.mails()).flatMap(({ text }) => /--anchor \S+/.exec(text)?.[0] ?? []), { timeout: 30_000 })
    .toEqual([`--anchor ${report.sealed}:${report.hash}`]);
  expect(server.logLines.filter((line) => line.includes("permission denied"))).toEqual([]);
});

test.each([
  "update audit_event set action = 'x'",
  "delete from audit_event",
  "truncate audit_event",
  "alter table audit_event disable trigger all",
  "drop trigger audit_event_append_only on audit_event",
  "drop table audit_event cascade",
  "alter table audit_event drop column ip",
  "create rule forget as on insert to audit_event do instead nothing",
  "create trigger change before insert on audit_event for each row execute function audit_event_append_only()",
  "create or replace function audit_event_append_only() returns trigger language plpgsql as $$ begin return null; end $$",
  "create or replace function seal_audit_events(batch integer) returns integer language sql as $$ select 0 $$",
  "drop function seal_audit_events(integer)",
  "set session_replication_role = replica",
  "set role kotoba_owner",
  "grant all on audit_event to kotoba_app; delete from audit_event",
  "insert into audit_seal values (1000000, gen_random_uuid(), '', now())",
  "update audit_seal set hash = ''",
  "delete from audit_seal",
  "truncate audit_seal",
  "insert into audit_unsealed values (gen_random_uuid())",
  "delete from audit_unsealed",
  "update audit_anchor set hash = ''",
  "delete from audit_anchor",
  "delete from mikro_orm_migrations",
  "create table mine (id integer)",
  "create schema mine",
  "alter table work add column mine integer",
])("the database refuses the server's role: %s", async (sql) => {
  const [before] = await server.em().execute("select count(*) from audit_event");
  expect(await as(app, sql)).toMatch(/permission denied|must be owner|cannot set parameter/);
  expect(await server.em().execute("select count(*) from audit_event")).toEqual([before]);
});

test("a table that the owner's role makes later is the server's to use, and not to change", async () => {
  expect(await as(owner, "create table later (id integer generated always as identity, name text)")).toBe("done");
  expect(await as(app, "insert into later (name) values ('x')", "update later set name = 'y'", "delete from later")).toBe("done");
  expect(await as(app, "drop table later")).toContain("must be owner");
  expect(await as(owner, "drop table later")).toBe("done");
});

test("a server refuses to start when a migration is missing, and as a role that may change the record", async () => {
  const name = "Migration20261122204500_audit_seals";
  expect(await as(owner, `delete from mikro_orm_migrations where name = '${name}'`)).toBe("done");
  expect([await begin(true), await begin(false)]).toEqual([behind, behind]);
  expect(await as(owner, `insert into mikro_orm_migrations (name) values ('${name}')`, "grant delete on audit_event to kotoba_app")).toBe(
    "done",
  );
  expect(await begin(true)).toBe(
    'The role kotoba_app of DATABASE_URL may change the record of acts; with MIGRATE_DATABASE_URL it must own nothing: see "Two roles" in graphql-server/docs/production.md.',
  );
  await migrate(app, owner);
  expect(await begin(true)).toBe("It begins.");
  expect(await as(app, "delete from audit_event")).toContain("permission denied");
});

test.each([
  ["the owner's role", () => owner, "owns the tables, or belongs to the role that does"],
  ["a superuser", () => addressOf("kotoba", ""), "is a superuser"],
])("the step that migrates refuses %s as the server's", async (_, address, problem) => {
  await expect(migrate(address(), owner)).rejects.toThrow(problem);
  expect(await as(app, "select count(*) from audit_event")).toBe("done");
});
