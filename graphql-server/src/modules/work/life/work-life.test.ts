import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemContext } from "../../../app/request-context.ts";
import { newId } from "../../../shared/ids.ts";
import { anEntry, aSeeker, aWork } from "../../../testing/factories.ts";
import { changeWork, lawfulInput } from "../../../testing/operations/work-operations.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Company } from "../../account/company/company.entity.ts";
import { AuditEvent } from "../../base/audit/audit-event.entity.ts";
import { Entry } from "../../entry/entry/entry.entity.ts";
import { Work } from "../posting/work.entity.ts";
import { WorkEvent } from "../posting/work-event.entity.ts";
import { expireDueWorks } from "./expire-due-works.ts";
import { publishDueWorks } from "./publish-due-works.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.setNow(new Date("2026-11-20T03:00:00Z"));
});
afterAll(() => server.close());

async function submitted(publishAt?: string) {
  const company = await server.asCompany();
  const created = await changeWork(company, "createWork", { operationId: newId(), content: lawfulInput });
  const { id, version } = created.work ?? { id: "", version: 0 };
  const sent = await changeWork(company, "submitWork", { id, version, ...(publishAt && { publishAt }) });
  expect(sent.errors).toEqual([]);
  return { company, id, version: sent.work?.version ?? 0 };
}

const publicWork = "query($id: ID!) { work(id: $id) { id status title closedAt } }";

describe("the life of a work", () => {
  it("goes from draft over review to the public, and its moves say who and when", async () => {
    const { company, id, version } = await submitted();
    expect((await server.anonymous().graphql(publicWork, { id })).data.work).toBeNull();

    const admin = await server.asAdmin("OPERATOR");
    const approved = await changeWork(admin, "approveWork", { id, version });
    expect(approved).toMatchObject({ work: { status: "OPEN" }, errors: [] });
    expect((await server.anonymous().graphql(publicWork, { id })).data.work).toMatchObject({ status: "OPEN", title: lawfulInput.title });

    const events = await server.em().find(WorkEvent, { work: id }, { orderBy: { at: "asc", id: "asc" } });
    expect(events.map(({ from, to, actorKind, actorId }) => [from ?? null, to, actorKind, actorId])).toEqual([
      [null, "DRAFT", "COMPANY", company.member.id],
      ["DRAFT", "REVIEW", "COMPANY", company.member.id],
      ["REVIEW", "OPEN", "ADMIN", admin.admin.id],
    ]);
    expect(await server.em().findOne(AuditEvent, { objectId: id })).toMatchObject({ action: "work.approve", actorId: admin.admin.id });
    expect(await server.em().findOne(Company, { id: company.company.id })).toMatchObject({ publishedWorks: 1 });
    expect((await server.mails())[0]?.subject).toContain("求人が承認されました");
  });

  it("is named on one line, whatever was pasted", async () => {
    const company = await server.asCompany();
    const content = { ...lawfulInput, title: "介護スタッフ\r\n\t（夜勤）", description: "一行目\n二行目" };
    const { work } = await changeWork(company, "createWork", { operationId: newId(), content });
    expect(work?.title).toBe("介護スタッフ （夜勤）");
    expect(await server.em().findOneOrFail(Work, { id: work?.id ?? "" })).toMatchObject({ description: "一行目\n二行目" });
  });

  it("comes back with a reason, is put right and sent again", async () => {
    const { company, id, version } = await submitted();
    const admin = await server.asAdmin();
    const returned = await changeWork(admin, "returnWork", { id, version, reason: "業務内容を詳しく書いてください。" });
    expect(returned.work?.status).toBe("RETURNED");
    const seen = await company.graphql("query($id: ID!) { companyWork(id: $id) { returnReason viewerCanEdit legalMoves version } }", {
      id,
    });
    expect(seen.data.companyWork).toMatchObject({
      returnReason: "業務内容を詳しく書いてください。",
      viewerCanEdit: true,
      legalMoves: ["REVIEW"],
    });
    const edited = await changeWork(company, "updateWork", {
      id,
      version: seen.data.companyWork.version,
      content: { description: "詳しい業務内容です。" },
    });
    const again = await changeWork(company, "submitWork", { id, version: edited.work?.version });
    expect(again.work?.status).toBe("REVIEW");
  });

  it("waits for its time when one was asked for, and takes its place of the plan meanwhile", async () => {
    const { company, id, version } = await submitted("2026-11-21T00:00:00Z");
    const admin = await server.asAdmin();
    expect((await changeWork(admin, "approveWork", { id, version })).work?.status).toBe("SCHEDULED");
    expect(await server.em().findOne(Company, { id: company.company.id })).toMatchObject({ publishedWorks: 1 });
    const { ctx } = systemContext(server.services, "test");
    expect(await publishDueWorks(ctx)).toBe(0);
    server.setNow(new Date("2026-11-21T00:00:01Z"));
    expect(await publishDueWorks(systemContext(server.services, "test").ctx)).toBe(1);
    expect((await server.anonymous().graphql(publicWork, { id })).data.work.status).toBe("OPEN");
    expect((await server.em().findOneOrFail(Work, { id })).publishedAt?.toISOString()).toBe("2026-11-21T00:00:01.000Z");
    expect(await server.em().findOne(WorkEvent, { work: id, to: "OPEN" })).toMatchObject({ actorKind: "SYSTEM" });
  });

  it("goes back to its company when it became unlawful before its time", async () => {
    const { company, id, version } = await submitted("2026-11-25T00:00:00Z");
    await changeWork(await server.asAdmin(), "approveWork", { id, version });
    await server.em().execute("insert into minimum_wage (prefecture, valid_from, amount) values ('13', '2026-11-24', 9000)");
    server.setNow(new Date("2026-11-25T00:00:01Z"));
    expect(await publishDueWorks(systemContext(server.services, "test").ctx)).toBe(1);
    expect(await server.em().findOne(Work, { id })).toMatchObject({ status: "RETURNED" });
    expect(await server.em().findOne(Company, { id: company.company.id })).toMatchObject({ publishedWorks: 0 });
    // Wages in force are not taken away; whether this one is depends on the day on which the test runs.
    await server.em().execute("alter table minimum_wage disable trigger user");
    await server.em().execute("delete from minimum_wage where valid_from = '2026-11-24'");
    await server.em().execute("alter table minimum_wage enable trigger user");
  });

  it("ends at 23:59:59 of its last day in Japan and not a second earlier", async () => {
    const em = server.em();
    const { company } = await server.asCompany();
    const work = aWork(em, em.merge(company), { applyBy: "2026-11-27" });
    await em.flush();
    server.setNow(new Date("2026-11-27T14:59:59Z"));
    expect(await expireDueWorks(systemContext(server.services, "test").ctx)).toBe(0);
    server.setNow(new Date("2026-11-27T15:00:00Z"));
    expect(await expireDueWorks(systemContext(server.services, "test").ctx)).toBe(1);
    expect(await server.em().findOne(Work, { id: work.id })).toMatchObject({ status: "EXPIRED" });
  });

  it("closes, frees its place, and ends the applications that were open", async () => {
    const { company, id, version } = await submitted();
    const approved = await changeWork(await server.asAdmin(), "approveWork", { id, version });
    const em = server.em();
    const user = aSeeker(em);
    const entry = anEntry(em, { user, work: await em.findOneOrFail(Work, { id }) });
    await em.flush();
    const closed = await changeWork(company, "closeWork", { id, version: approved.work?.version, filled: false });
    expect(closed.work?.status).toBe("CLOSED");
    expect(await server.em().findOne(Entry, { id: entry.id })).toMatchObject({ status: "JOB_CLOSED" });
    expect(await server.em().findOne(Company, { id: company.company.id })).toMatchObject({ publishedWorks: 0 });
    expect((await server.anonymous().graphql(publicWork, { id })).data.work).toMatchObject({ status: "CLOSED" });
  });

  it("returns from a suspension to where it was", async () => {
    const { company, id, version } = await submitted();
    const admin = await server.asAdmin();
    const approved = await changeWork(admin, "approveWork", { id, version });
    const paused = await changeWork(company, "pauseWork", { id, version: approved.work?.version });
    const suspended = await changeWork(admin, "suspendWork", { id, version: paused.work?.version, reason: "確認のため" });
    expect(suspended.work?.status).toBe("SUSPENDED");
    expect((await server.anonymous().graphql(publicWork, { id })).data.work).toBeNull();
    expect(await server.em().findOne(Company, { id: company.company.id })).toMatchObject({ publishedWorks: 0 });
    const back = await changeWork(admin, "unsuspendWork", { id, version: suspended.work?.version, reason: "確認しました" });
    expect(back.work?.status).toBe("PAUSED");
    expect(await server.em().findOne(Company, { id: company.company.id })).toMatchObject({ publishedWorks: 1 });
    expect((await changeWork(company, "resumeWork", { id, version: back.work?.version })).work?.status).toBe("OPEN");
  });
});

describe("what a decision needs", () => {
  it.each([
    ["returnWork", "", "REQUIRED"],
    ["returnWork", "  ", "REQUIRED"],
    ["suspendWork", "あ".repeat(2001), "TOO_LONG"],
  ] as const)("%s without a reason that can be read is refused", async (name, reason, code) => {
    const { id, version } = await submitted();
    const answer = await changeWork(await server.asAdmin(), name, { id, version, reason });
    expect(answer).toMatchObject({ work: null, errors: [{ code, path: ["reason"] }] });
    expect(await server.em().findOne(Work, { id })).toMatchObject({ status: "REVIEW", version });
  });

  it("a time of publication within a year; one that has passed means at once", async () => {
    const company = await server.asCompany();
    const created = await changeWork(company, "createWork", { operationId: newId(), content: lawfulInput });
    const { id, version } = created.work ?? { id: "", version: 0 };
    const far = await changeWork(company, "submitWork", { id, version, publishAt: "2035-01-01T00:00:00Z" });
    expect(far.errors).toMatchObject([{ code: "PUBLISH_AT_TOO_FAR", path: ["publishAt"] }]);
    const past = await changeWork(company, "submitWork", { id, version, publishAt: "2020-01-01T00:00:00Z" });
    expect(past.work?.status).toBe("REVIEW");
    const approved = await changeWork(await server.asAdmin(), "approveWork", { id, version: past.work?.version });
    expect(approved.work?.status).toBe("OPEN");
  });

  it("a stale version stops a decision too", async () => {
    const { id, version } = await submitted();
    const answer = await changeWork(await server.asAdmin(), "approveWork", { id, version: version - 1 });
    expect(answer.errors).toMatchObject([{ code: "STALE_VERSION" }]);
  });

  it("an active company: a posting of a suspended one is not approved", async () => {
    const { company, id, version } = await submitted();
    await server.em().execute("update company set status = 'SUSPENDED' where id = ?", [company.company.id]);
    const answer = await changeWork(await server.asAdmin(), "approveWork", { id, version });
    expect(answer.errors).toMatchObject([{ code: "COMPANY_NOT_ACTIVE" }]);
  });
});
