import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { changeWork, lawfulInput } from "../../../testing/operations/work-operations.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Company } from "../../account/company/company.entity.ts";
import { AuditEvent } from "../../base/audit/audit-event.entity.ts";
import { Work } from "../posting/work.entity.ts";
import { WorkRevision } from "./work-revision.entity.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.setNow(new Date("2026-11-20T03:00:00Z"));
});
afterAll(() => server.close());

type Client = Awaited<ReturnType<TestServer["asCompany"]>>;

async function published() {
  const company = await server.asCompany();
  const created = await changeWork(company, "createWork", { operationId: newId(), content: lawfulInput });
  const { id, version } = created.work ?? { id: "", version: 0 };
  const sent = await changeWork(company, "submitWork", { id, version });
  const admin = await server.asAdmin("OPERATOR");
  const approved = await changeWork(admin, "approveWork", { id, version: sent.work?.version });
  return { company, admin, id, version: approved.work?.version ?? 0 };
}

const ownQuery = `query($id: ID!) { companyWork(id: $id) { version revisionStatus salary { min } appeal
  revision { id version status returnReason salary { min } appeal changes { path before after } issues { code path } readability { level } }
  pastRevisions { decidedAt changes { path before after } } } }`;

async function own(company: Client, id: string) {
  const { data, errors } = await company.graphql(ownQuery, { id });
  expect(errors).toEqual([]);
  return data.companyWork;
}

async function publicPay(id: string) {
  return (await server.anonymous().graphql("query($id: ID!) { work(id: $id) { status salary { min } appeal } }", { id })).data.work;
}

/** A published work with a higher pay under review. */
async function underReview(content: object = { salary: { min: 250_000 } }) {
  const work = await published();
  await changeWork(work.company, "saveWorkRevision", { workId: work.id, content });
  const { revision } = await own(work.company, work.id);
  const sent = await changeWork(work.company, "submitWorkRevision", { workId: work.id, version: revision.version });
  expect(sent.errors).toEqual([]);
  return { ...work, revision: (await own(work.company, work.id)).revision };
}

describe("changes to a published work", () => {
  it("wait for a review while the public sees the old posting, and replace it at once when they are approved", async () => {
    const { admin, company, id, revision } = await underReview({ salary: { min: 250_000 }, description: "新しい寮で食事の介助をします。" });
    expect(revision).toMatchObject({ status: "REVIEW", issues: [], salary: { min: 250_000 } });
    expect(revision.changes).toEqual([
      { path: ["description"], before: JSON.stringify(lawfulInput.description), after: '"新しい寮で食事の介助をします。"' },
      { path: ["salary", "min"], before: "230000", after: "250000" },
    ]);
    expect(await publicPay(id)).toMatchObject({ status: "OPEN", salary: { min: 230_000 } });

    const queue = await admin.graphql(
      "{ adminWorks(filter: { isWaiting: true }, first: 50) { items { id revisionStatus revision { changes { path } } } } }",
    );
    expect(queue.data.adminWorks.items.filter((row: { id: string }) => row.id === id)).toMatchObject([
      { revisionStatus: "REVIEW", revision: { changes: [{ path: ["description"] }, { path: ["salary", "min"] }] } },
    ]);
    const page = await (await admin.get(`/api/admin/work/edit?id=${id}`)).json();
    expect(page.work.revision).toMatchObject({ status: "REVIEW", version: revision.version, issues: [], returnReason: null });
    expect(page.work.revision.changes).toEqual([
      { path: ["description"], before: lawfulInput.description, after: "新しい寮で食事の介助をします。" },
      { path: ["salary", "min"], before: 230_000, after: 250_000 },
    ]);
    expect(page.work.pastRevisions).toEqual([]);
    server.setNow(new Date("2026-11-20T03:05:00Z"));
    const approved = await changeWork(admin, "approveWorkRevision", { workId: id, version: revision.version });
    expect(approved).toMatchObject({ work: { status: "OPEN" }, errors: [] });
    expect(await publicPay(id)).toMatchObject({ salary: { min: 250_000 } });
    const after = await own(company, id);
    expect(after).toMatchObject({ revisionStatus: null, revision: null });
    expect(after.pastRevisions).toMatchObject([{ decidedAt: "2026-11-20T03:05:00.000Z", changes: revision.changes }]);
    const decided = await (await admin.get(`/api/admin/work/edit?id=${id}`)).json();
    expect(decided.work).toMatchObject({ revision: null, pastRevisions: [{ changes: page.work.revision.changes }] });
    const work = await server.em().findOneOrFail(Work, { id });
    expect([work.infoUpdatedAt?.toISOString(), work.monthlyPayMin]).toEqual(["2026-11-20T03:05:00.000Z", 250_000]);
    expect(await server.em().findOne(AuditEvent, { objectId: id, action: "work.approveRevision" })).toMatchObject({
      actorId: admin.admin.id,
    });
    expect((await server.mails())[0]?.subject).toContain("求人の変更が承認されました");
    const found = await server.anonymous().graphql('{ works(filter: { keyword: "新しい寮" }, first: 5) { items { id } } }');
    expect(found.data.works.items.map((row: { id: string }) => row.id)).toContain(id);
  });

  it("come back with reasons from the list, keep the old posting, and are sent again", async () => {
    const { admin, company, id, revision } = await underReview();
    const nothing = await changeWork(admin, "returnWorkRevision", { workId: id, version: revision.version, reason: " " });
    expect(nothing.errors).toMatchObject([{ code: "REQUIRED", path: ["reason"] }]);
    await changeWork(admin, "returnWorkRevision", {
      workId: id,
      version: revision.version,
      reasonCodes: ["PAY_UNCLEAR"],
      reason: "手当も書いてください。",
    });
    const returned = (await own(company, id)).revision;
    expect(returned).toMatchObject({ status: "RETURNED", salary: { min: 250_000 } });
    expect(returned.returnReason).toMatch(/賃金の額や内訳.*\n手当も書いてください。/);
    const english = await company.graphql(ownQuery, { id }, { "accept-language": "en" });
    expect(english.data.companyWork.revision.returnReason).toMatch(/^The amount of the pay.*\n手当も書いてください。/);
    expect(await publicPay(id)).toMatchObject({ status: "OPEN", salary: { min: 230_000 } });
    expect((await server.mails())[0]?.text).toContain("手当も書いてください。");
    await changeWork(company, "saveWorkRevision", { workId: id, version: returned.version, content: { salary: { min: 255_000 } } });
    const again = await own(company, id);
    await changeWork(company, "submitWorkRevision", { workId: id, version: again.revision.version });
    expect((await own(company, id)).revision).toMatchObject({ status: "REVIEW", returnReason: null });
  });

  it("that no review looks at are made at once", async () => {
    const { company, id, revision } = await underReview({ appeal: "見学できます。", openings: 4 });
    expect(revision).toBeNull();
    expect(await publicPay(id)).toMatchObject({ appeal: "見学できます。" });
    expect((await own(company, id)).pastRevisions).toHaveLength(1);
  });

  it("that are unlawful or none are not sent", async () => {
    const { company, id } = await published();
    await changeWork(company, "saveWorkRevision", { workId: id, content: { salary: { min: 100_000 }, appeal: "女性歓迎" } });
    const { revision } = await own(company, id);
    expect(revision.issues.map(({ code }: { code: string }) => code)).toEqual(["WORK_WORDING_SEX", "WORK_BELOW_MINIMUM_WAGE"]);
    const refused = await changeWork(company, "submitWorkRevision", { workId: id, version: revision.version });
    expect(refused.errors.map(({ code }) => code)).toEqual(["WORK_WORDING_SEX", "WORK_BELOW_MINIMUM_WAGE"]);
    await changeWork(company, "saveWorkRevision", {
      workId: id,
      version: revision.version,
      content: { salary: { min: 230_000 }, appeal: null },
    });
    const { revision: back } = await own(company, id);
    const empty = await changeWork(company, "submitWorkRevision", { workId: id, version: back.version });
    expect(empty.errors).toMatchObject([{ code: "REVISION_EMPTY" }]);
    const given = await changeWork(company, "discardWorkRevision", { workId: id, version: back.version });
    expect(given.errors).toEqual([]);
    expect(await own(company, id)).toMatchObject({ revision: null, revisionStatus: null, pastRevisions: [] });
  });

  it("are not overwritten by who read an older version, nor written beside each other", async () => {
    const { company, id } = await published();
    const both = await Promise.all(
      [240_000, 245_000].map((min) => changeWork(company, "saveWorkRevision", { workId: id, content: { salary: { min } } })),
    );
    expect(both.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual(["STALE_VERSION"]);
    expect(await server.em().count(WorkRevision, { work: id })).toBe(1);
    const stale = await changeWork(company, "saveWorkRevision", { workId: id, version: 0, content: { salary: { min: 1 } } });
    expect(stale.errors).toMatchObject([{ code: "STALE_VERSION", path: ["version"] }]);
  });

  it("follow what the operator corrected meanwhile, and stop where both changed the same", async () => {
    const { admin, company, id, revision, ...work } = await underReview({ salary: { min: 250_000 }, workplace: { city: "渋谷区" } });
    const version = (await own(company, id)).version;
    const slip = await changeWork(admin, "correctWork", {
      id,
      version,
      content: { description: "食事と入浴の介助をします。" },
      reason: "誤字の修正",
    });
    expect(slip.errors).toEqual([]);
    expect((await server.mails())[0]?.subject).toContain("修正しました");
    const city = await changeWork(admin, "correctWork", {
      id,
      version: slip.work?.version,
      content: { workplace: { city: "港区" } },
      reason: "住所の修正",
    });
    const conflict = await changeWork(admin, "approveWorkRevision", { workId: id, version: revision.version });
    expect(conflict.errors).toMatchObject([{ code: "REVISION_CONFLICT", path: ["content", "workplace", "city"] }]);
    await changeWork(admin, "returnWorkRevision", { workId: id, version: revision.version, reasonCodes: ["OTHER"] });
    const returned = (await own(company, id)).revision;
    const reread = await changeWork(company, "saveWorkRevision", {
      workId: id,
      version: returned.version,
      content: { salary: { min: 251_000 } },
    });
    expect(reread.errors).toMatchObject([{ code: "STALE_VERSION" }]);
    const now = (await own(company, id)).revision;
    expect(now.changes.map(({ path }: { path: string[] }) => path.join("."))).toEqual(["workplace.city", "salary.min"]);
    const sent = await changeWork(company, "submitWorkRevision", { workId: id, version: now.version });
    expect(sent.errors).toEqual([]);
    const approved = await changeWork(admin, "approveWorkRevision", { workId: id, version: (await own(company, id)).revision.version });
    expect(approved.errors).toEqual([]);
    expect(await server.em().findOne(Work, { id })).toMatchObject({
      city: "渋谷区",
      payMin: 250_000,
      description: "食事と入浴の介助をします。",
    });
    expect(city.work?.version).toBeGreaterThan(work.version);
  });

  it("end with the work, and go back to the company when it is suspended", async () => {
    const closed = await underReview();
    const version = (await own(closed.company, closed.id)).version;
    await changeWork(closed.company, "closeWork", { id: closed.id, version, filled: true });
    expect(await server.em().findOne(WorkRevision, { work: closed.id })).toMatchObject({ status: "CLOSED" });
    const late = await changeWork(closed.admin, "approveWorkRevision", { workId: closed.id, version: closed.revision.version });
    expect(late.errors).toMatchObject([{ code: "WORK_NOT_EDITABLE" }]);
    const stopped = await underReview();
    const at = (await own(stopped.company, stopped.id)).version;
    await changeWork(stopped.admin, "suspendWork", { id: stopped.id, version: at, reasonCodes: ["COMPLAINT"] });
    expect(await server.em().findOne(WorkRevision, { work: stopped.id })).toMatchObject({ status: "RETURNED" });
  });

  it("are the company's own, and decided by operators of companies that are active", async () => {
    const { admin, company, id, revision } = await underReview();
    const [other, viewer] = [await server.asCompany(), await server.asCompany("VIEWER", company.company)];
    expect((await changeWork(other, "discardWorkRevision", { workId: id, version: revision.version })).errors).toMatchObject([
      { code: "NOT_FOUND" },
    ]);
    await expect(changeWork(viewer, "discardWorkRevision", { workId: id, version: revision.version })).rejects.toThrow("FORBIDDEN");
    await expect(
      changeWork(await server.asAdmin("EDITOR"), "approveWorkRevision", { workId: id, version: revision.version }),
    ).rejects.toThrow("FORBIDDEN");
    await server.em().nativeUpdate(Company, { id: company.company.id }, { status: "SUSPENDED" });
    const answer = await changeWork(admin, "approveWorkRevision", { workId: id, version: revision.version });
    expect(answer.errors).toMatchObject([{ code: "COMPANY_NOT_ACTIVE" }]);
    expect(await publicPay(id)).toMatchObject({ salary: { min: 230_000 } });
  });
});

describe("the operator's own correction", () => {
  it("keeps to the law, and is not made to what is over or a draft", async () => {
    const { admin, company, id, version } = await published();
    const unlawful = await changeWork(admin, "correctWork", { id, version, content: { appeal: "若い方歓迎" }, reason: "修正" });
    expect(unlawful.errors).toMatchObject([{ code: "WORK_WORDING_AGE", path: ["content", "appeal"] }]);
    const closed = await changeWork(company, "closeWork", { id, version, filled: false });
    const late = await changeWork(admin, "correctWork", {
      id,
      version: closed.work?.version,
      content: { title: "別の題名" },
      reason: "修正",
    });
    expect(late.errors).toMatchObject([{ code: "WORK_NOT_EDITABLE" }]);
  });
});
