import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { AuditEvent } from "./audit-event.entity.ts";

let server: TestServer;
type Admin = Awaited<ReturnType<TestServer["asAdmin"]>>;
let owner: Admin;
const work = newId();
beforeAll(async () => {
  server = await startTestServer();
  server.setNow(new Date("2026-11-21T09:00:00Z"));
  owner = await server.asAdmin("OWNER");
  const em = server.em();
  const act = (at: string, changes: Partial<AuditEvent>) =>
    em.create(AuditEvent, {
      id: newId(),
      at: new Date(at),
      actorKind: "ADMIN",
      actorId: owner.admin.id,
      action: "work.approve",
      objectType: "Work",
      objectId: work,
      sessionId: null,
      ip: "192.0.2.1",
      requestId: "r-1",
      ...changes,
    });
  // The last second of the 19th and the first of the 20th in Japan.
  act("2026-11-19T14:59:59Z", {});
  act("2026-11-19T15:00:00Z", { action: "work.suspend", detail: { reason: "=1+1" } });
  act("2026-11-20T03:00:00Z", { action: "session.signIn", actorKind: "SEEKER", actorId: newId(), objectType: "Session", result: "FAILED" });
  await em.flush();
});
afterAll(() => server.close());

const ask = async (args: string) => {
  const fields = "items { id at action actorName result detail { name value } } pageInfo { endCursor hasNextPage } totalCount";
  return (await owner.graphql(`{ auditEvents(${args}) { ${fields} } }`)).data.auditEvents;
};
const actions = (page: { items: { action: string }[] }) => page.items.map(({ action }) => action);

describe("the record of acts", () => {
  it("comes the latest first, a page at a time, with who acted and what was noted", async () => {
    const first = await ask("first: 2");
    expect([actions(first), first.totalCount]).toEqual([["session.signIn", "work.suspend"], 3]);
    expect(first.items[0].actorName).toBeNull();
    expect(first.items[1]).toMatchObject({ actorName: owner.admin.name, detail: [{ name: "reason", value: "=1+1" }] });
    expect(actions(await ask(`first: 2, after: "${first.pageInfo.endCursor}"`))).toEqual(["work.approve"]);
  });

  it.each([
    ['filter: { action: "work." }', ["work.suspend", "work.approve"]],
    ['filter: { action: "%" }', []],
    ["filter: { actorKind: SEEKER }", ["session.signIn"]],
    ["filter: { result: FAILED }", ["session.signIn"]],
    [`filter: { objectType: "Work", objectId: "${work}" }`, ["work.suspend", "work.approve"]],
    ['filter: { from: "2026-11-20" }', ["session.signIn", "work.suspend"]],
    ['filter: { to: "2026-11-19" }', ["work.approve"]],
    ['filter: { actorId: "nobody" }', []],
  ])("is narrowed by %s", async (args, expected) => {
    expect(actions(await ask(args))).toEqual(expected);
  });

  it("is refused by the database to whoever would change or delete it", async () => {
    const em = server.em();
    for (const statement of ["update audit_event set action = 'x'", "delete from audit_event", "truncate audit_event"]) {
      await expect(em.execute(statement)).rejects.toThrow("audit_event is append-only");
    }
    expect((await ask("first: 1")).totalCount).toBe(3);
  });

  it("is for owners only", async () => {
    for (const role of ["OPERATOR", "EDITOR", "ACCOUNTANT"] as const) {
      const client = await server.asAdmin(role);
      expect((await client.graphql("{ auditEvents { totalCount } }")).errors[0]?.extensions?.code).toBe("FORBIDDEN");
      expect((await client.get("/api/admin/audit/export")).status).toBe(403);
    }
  });
});

describe("the record as a file", () => {
  it("follows the filter, holds no formula, and says of itself that it was taken", async () => {
    const response = await owner.get("/api/admin/audit/export?action=work.");
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
    const rows: string[][] = parse(await response.text(), { bom: true });
    expect(rows.slice(1).map((row) => row[4])).toEqual(["work.suspend", "work.approve"]);
    const [taken] = await server.em().find(AuditEvent, { action: "audit.export" });
    expect(taken).toMatchObject({ actorId: owner.admin.id, detail: { action: "work." } });
  });

  it("asks for a recent password before anything is written", async () => {
    server.setNow(new Date("2026-11-21T09:10:00Z"));
    const before = await server.em().count(AuditEvent);
    const response = await owner.get("/api/admin/audit/export");
    expect([response.status, (await response.json()).code]).toEqual([403, "REAUTHENTICATION_REQUIRED"]);
    expect(await server.em().count(AuditEvent)).toBe(before);
    server.setNow(new Date("2026-11-21T09:00:00Z"));
  });
});
