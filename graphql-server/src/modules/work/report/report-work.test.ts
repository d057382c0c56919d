import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { aCompany, aWork } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import type { WorkStatus } from "../posting/work.vocabulary.ts";
import { WorkReport } from "./work-report.entity.ts";
import { forgetOldWorkReports } from "./work-report.queries.ts";

let server: TestServer;
const now = new Date("2026-11-23T00:00:00Z");
beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: "1" } });
  server.setNow(now);
});
afterAll(() => server.close());

async function someWork(status: WorkStatus = "OPEN") {
  const em = server.em();
  const work = aWork(em, aCompany(em, { name: "はるか商事" }), { status, title: "品出し" });
  await em.flush();
  return work;
}

let count = 0;
async function report(input: object, client: TestClient = server.anonymous()) {
  const query = "mutation ($input: ReportWorkInput!) { reportWork(input: $input) { taken errors { code path } } }";
  const answer = await client.graphql(
    query,
    { input: { operationId: newId(), ...input } },
    { "x-forwarded-for": `203.0.113.${(count += 1)}` },
  );
  return answer.errors[0]?.extensions?.code ?? answer.data.reportWork;
}

const list = `query ($filter: WorkReportFilter) { workReports(filter: $filter) {
  totalCount items { id workId workTitle companyName reason urgent body status dueAt version } } }`;
const settling = "mutation ($input: SettleWorkReportInput!) { settleWorkReport(input: $input) { report { status note } errors { code } } }";
const taken = { taken: true, errors: [] };

describe("reporting a work", () => {
  it("is open to anybody, and what can harm a person comes before what has waited longer", async () => {
    const work = await someWork();
    expect(await report({ workId: work.id, reason: "ENDED" })).toEqual(taken);
    expect(
      await report({ workId: work.id, reason: "ASKS_MONEY", body: " 面接で三万円を求められました。 " }, await server.asSeeker()),
    ).toEqual(taken);
    const { items } = (await (await server.asAdmin()).graphql(list, { filter: { statuses: ["OPEN"] } })).data.workReports;
    expect(items).toMatchObject([
      {
        ...{ workId: work.id, workTitle: "品出し", companyName: "はるか商事", reason: "ASKS_MONEY", urgent: true },
        ...{ body: "面接で三万円を求められました。", dueAt: "2026-11-24T00:00:00.000Z" },
      },
      { reason: "ENDED", urgent: false, dueAt: "2026-11-26T00:00:00.000Z" },
    ]);
  });

  it("counts among what waits until it is settled, once, by somebody who read it as it is", async () => {
    const work = await someWork();
    await report({ workId: work.id, reason: "DISCRIMINATION" });
    const admin = await server.asAdmin();
    const waiting = async () => {
      const { adminQueues } = (await admin.graphql("{ adminQueues { kind count } }")).data;
      return adminQueues.find(({ kind }: { kind: string }) => kind === "WORK_REPORT").count;
    };
    const before = await waiting();
    const found = await server.em().findOneOrFail(WorkReport, { work: work.id });
    const settle = async (version: number) =>
      (await admin.graphql(settling, { input: { id: found.id, version, outcome: "ACTED", note: "募集文を直した" } })).data.settleWorkReport;
    expect((await settle(9)).errors).toEqual([{ code: "STALE_VERSION" }]);
    expect(await settle(1)).toEqual({ report: { status: "ACTED", note: "募集文を直した" }, errors: [] });
    expect((await settle(2)).errors).toEqual([{ code: "ILLEGAL_TRANSITION" }]);
    expect(await waiting()).toBe(before - 1);
  });

  it("is read by nobody but the operator", async () => {
    for (const client of [server.anonymous(), await server.asSeeker(), await server.asCompany()]) {
      expect((await client.graphql(list)).errors[0]?.extensions?.code).toBe("UNAUTHENTICATED");
      const input = { id: newId(), version: 1, outcome: "DISMISSED" };
      expect((await client.graphql(settling, { input })).errors[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    }
  });

  it("sent twice by the same form is one report; the same form for something else is refused", async () => {
    const work = await someWork();
    const input = { operationId: newId(), workId: work.id, reason: "DIFFERS" };
    expect([await report(input), await report(input)]).toEqual([taken, taken]);
    expect(await server.em().count(WorkReport, { work: work.id })).toBe(1);
    expect((await report({ ...input, reason: "ENDED" })).errors).toEqual([{ code: "OPERATION_CONFLICT", path: ["operationId"] }]);
  });

  it("needs words for another reason, takes no work that is not public, and keeps nothing that a program filled in", async () => {
    const [work, draft] = [await someWork(), await someWork("DRAFT")];
    expect((await report({ workId: work.id, reason: "OTHER", body: "　" })).errors).toEqual([{ code: "REQUIRED", path: ["body"] }]);
    for (const workId of [draft.id, newId(), "x"]) {
      expect((await report({ workId, reason: "ENDED" })).errors).toEqual([{ code: "NOT_FOUND", path: ["workId"] }]);
    }
    expect(await report({ workId: work.id, reason: "ENDED", website: "https://spam.example" })).toEqual(taken);
    expect(await server.em().count(WorkReport, { work: work.id })).toBe(0);
  });

  it("is forgotten a year after it was settled, and not while it waits", async () => {
    const work = await someWork();
    const em = server.em();
    const day = 86_400_000;
    const old = { operationId: newId(), work: work.id, reason: "ENDED", dueAt: now, createdAt: now } as const;
    em.create(WorkReport, { id: newId(), ...old, status: "DISMISSED", settledAt: new Date(now.getTime() - 365 * day) });
    em.create(WorkReport, {
      id: newId(),
      ...old,
      operationId: newId(),
      status: "DISMISSED",
      settledAt: new Date(now.getTime() - 364 * day),
    });
    em.create(WorkReport, { id: newId(), ...old, operationId: newId(), createdAt: new Date(now.getTime() - 900 * day) });
    await em.flush();
    await forgetOldWorkReports(server.em(), now);
    expect(await server.em().count(WorkReport, { work: work.id })).toBe(2);
  });
});
