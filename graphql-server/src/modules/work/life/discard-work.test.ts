import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aWork } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import type { Company } from "../../account/company/company.entity.ts";
import { AuditEvent } from "../../base/audit/audit-event.entity.ts";
import { Work } from "../posting/work.entity.ts";
import { type WorkStatus, workStatuses } from "../posting/work.vocabulary.ts";

let server: TestServer;
let company: TestClient & { company: Company };
beforeAll(async () => {
  server = await startTestServer();
  company = await server.asCompany();
});
afterAll(() => server.close());

async function workIn(status: WorkStatus): Promise<Work> {
  const em = server.em();
  const work = aWork(em, em.merge(company.company), { status });
  await em.flush();
  return work;
}
const mutation = "mutation ($input: DiscardWorkInput!) { discardWork(input: $input) { discardedId errors { code } } }";
const discard = async (client: TestClient, { id, version }: { id: string; version: number }) =>
  (await client.graphql(mutation, { input: { id, version } })).data?.discardWork;
const isThere = async ({ id }: Work) => (await server.em().count(Work, { id })) === 1;

describe("deleting a posting", () => {
  it.each(["DRAFT", "RETURNED"] as const)("takes a %s away for good, once, and leaves a line in the record", async (status) => {
    const work = await workIn(status);
    expect(await discard(company, work)).toEqual({ discardedId: work.id, errors: [] });
    expect(await isThere(work)).toBe(false);
    expect((await discard(company, work)).errors).toEqual([{ code: "NOT_FOUND" }]);
    expect(await server.em().count(AuditEvent, { action: "work.discard", objectId: work.id })).toBe(1);
  });

  it.each(workStatuses.filter((status) => status !== "DRAFT" && status !== "RETURNED"))("is not open to one that is %s", async (status) => {
    const work = await workIn(status);
    expect((await discard(company, work)).errors).toEqual([{ code: "ILLEGAL_TRANSITION" }]);
    expect(await isThere(work)).toBe(true);
  });

  it("finds no other company's draft, and none that somebody changed meanwhile, and is refused to who may only look", async () => {
    const work = await workIn("DRAFT");
    expect((await discard(await server.asCompany(), work)).errors).toEqual([{ code: "NOT_FOUND" }]);
    expect((await discard(company, { id: work.id, version: work.version + 1 })).errors).toEqual([{ code: "STALE_VERSION" }]);
    const viewer = await server.asCompany("VIEWER", company.company);
    expect((await viewer.graphql(mutation, { input: { id: work.id, version: 1 } })).errors[0]?.extensions?.code).toBe("FORBIDDEN");
    expect(await isThere(work)).toBe(true);
  });
});
