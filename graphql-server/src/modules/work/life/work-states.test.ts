import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { aWork } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { changeWork, type WorkMutation } from "../../../testing/operations/work-operations.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import type { Company } from "../../account/company/company.entity.ts";
import { Work } from "../posting/work.entity.ts";
import { legalMoves, movers, workTransitions } from "../posting/work.status.ts";
import { type WorkStatus, workStatuses } from "../posting/work.vocabulary.ts";
import { WorkEvent } from "../posting/work-event.entity.ts";

let server: TestServer;
let company: TestClient & { company: Company };
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  company = await server.asCompany();
  admin = await server.asAdmin();
  await server.em().execute("update plan set published_work_limit = 1000 where code = 'FREE'");
});
afterAll(() => server.close());

/** The state each action leads to from each state; the rest are illegal. Written from the product's state list, not from the table. */
const leads: Readonly<Record<string, Partial<Record<WorkStatus, WorkStatus>>>> = {
  submitWork: { DRAFT: "REVIEW", RETURNED: "REVIEW" },
  withdrawWork: { REVIEW: "DRAFT" },
  approveWork: { REVIEW: "OPEN" },
  returnWork: { REVIEW: "RETURNED" },
  pauseWork: { OPEN: "PAUSED" },
  resumeWork: { PAUSED: "OPEN" },
  closeWork: { SCHEDULED: "CLOSED", OPEN: "CLOSED", PAUSED: "CLOSED" },
  suspendWork: { SCHEDULED: "SUSPENDED", OPEN: "SUSPENDED", PAUSED: "SUSPENDED" },
  unsuspendWork: { SUSPENDED: "PAUSED" },
};
const legalByCompany: Readonly<Record<WorkStatus, string>> = {
  DRAFT: "審査中 (REVIEW)",
  REVIEW: "下書き (DRAFT)",
  RETURNED: "審査中 (REVIEW)",
  SCHEDULED: "募集終了 (CLOSED)",
  OPEN: "一時停止 (PAUSED)、募集終了 (CLOSED)、採用決定 (FILLED)",
  PAUSED: "掲載中 (OPEN)、募集終了 (CLOSED)、採用決定 (FILLED)",
  CLOSED: "-",
  FILLED: "-",
  EXPIRED: "-",
  SUSPENDED: "-",
};
const byAdmin = new Set(["approveWork", "returnWork", "suspendWork", "unsuspendWork"]);
const extra: Readonly<Record<string, object>> = {
  closeWork: { filled: false },
  returnWork: { reason: "理由" },
  suspendWork: { reason: "理由" },
  unsuspendWork: { reason: "理由" },
};
const actions: WorkMutation[] = [
  "submitWork",
  "withdrawWork",
  "approveWork",
  "returnWork",
  "pauseWork",
  "resumeWork",
  "closeWork",
  "suspendWork",
  "unsuspendWork",
];
const cells = actions.flatMap((action) => workStatuses.map((status): [WorkMutation, WorkStatus] => [action, status]));

async function workIn(status: WorkStatus): Promise<Work> {
  const em = server.em();
  const work = aWork(em, em.merge(company.company), { status, publishAt: null });
  await em.flush();
  if (["SCHEDULED", "OPEN", "PAUSED"].includes(status)) {
    await em.execute("update company set published_works = published_works + 1 where id = ?", [company.company.id]);
  }
  return work;
}

describe("the state table of a work", () => {
  it.each(cells)("%s from %s", async (action, status) => {
    const work = await workIn(status);
    const to = leads[action]?.[status];
    const answer = await changeWork(byAdmin.has(action) ? admin : company, action, {
      id: work.id,
      version: work.version,
      ...extra[action],
    });
    const events = await server.em().count(WorkEvent, { work: work.id });
    if (to) {
      expect(answer).toMatchObject({ errors: [], work: { status: to } });
      expect(events).toBe(1);
      return;
    }
    expect(answer.work).toBeNull();
    expect(answer.errors.map(({ code }) => code)).toEqual(["ILLEGAL_TRANSITION"]);
    if (!byAdmin.has(action)) expect(answer.errors[0]?.message).toContain(`変更できる状態：${legalByCompany[status]}`);
    expect(await server.em().findOne(Work, { id: work.id })).toMatchObject({ status, version: work.version });
    expect(events).toBe(0);
  });

  it("ends as FILLED when someone was hired", async () => {
    const work = await workIn("OPEN");
    const answer = await changeWork(company, "closeWork", { id: work.id, version: work.version, filled: true });
    expect(answer.work?.status).toBe("FILLED");
  });

  it("leads nowhere from an end, and back to a draft only when its company takes it out of review", () => {
    for (const mover of movers) for (const end of ["CLOSED", "FILLED", "EXPIRED"] as const) expect(legalMoves(end, mover)).toEqual([]);
    const back = workStatuses.flatMap((from) => (workTransitions[from].DRAFT ? [[from, workTransitions[from].DRAFT]] : []));
    expect(back).toEqual([["REVIEW", "COMPANY"]]);
  });

  it("shows each side its own moves, and a member who only reads none", async () => {
    const work = await workIn("OPEN");
    const query = (field: string) =>
      `query($id: ID!) { ${field}(id: $id) { legalMoves ${field === "companyWork" ? "viewerCanEdit" : ""} } }`;
    expect((await company.graphql(query("companyWork"), { id: work.id })).data.companyWork).toEqual({
      legalMoves: ["PAUSED", "CLOSED", "FILLED"],
      viewerCanEdit: true,
    });
    expect((await admin.graphql(query("adminWork"), { id: work.id })).data.adminWork).toEqual({ legalMoves: ["SUSPENDED"] });
    const reader = await server.asCompany("VIEWER", company.company);
    expect((await reader.graphql(query("companyWork"), { id: work.id })).data.companyWork).toEqual({
      legalMoves: [],
      viewerCanEdit: false,
    });
  });

  it.each(workStatuses)("lets the company copy a work that is %s into a draft, once for one operation", async (status) => {
    const work = await workIn(status);
    const operationId = newId();
    const first = await changeWork(company, "duplicateWork", { id: work.id, operationId });
    const second = await changeWork(company, "duplicateWork", { id: work.id, operationId });
    expect(first.work).toMatchObject({ status: "DRAFT", title: work.title });
    expect(first.work?.id).not.toBe(operationId);
    expect(second.work?.id).toBe(first.work?.id);
    expect(await server.em().findOne(Work, { operationId })).toMatchObject({
      payMin: work.payMin,
      workTimes: [{ start: "10:00", end: "15:00" }],
    });
  });
});
