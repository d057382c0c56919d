import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { systemContext } from "../../../app/request-context.ts";
import { newId } from "../../../shared/ids.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { changeWork, lawfulInput } from "../../../testing/operations/work-operations.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { AdminUser } from "../../account/admin/admin-user.entity.ts";
import { AuditEvent } from "../../base/audit/audit-event.entity.ts";
import { OutboxMail } from "../../base/jobs/outbox-mail.entity.ts";
import { Work } from "../posting/work.entity.ts";
import { approveHeldWorks } from "./approve-held-works.ts";

type Admin = Awaited<ReturnType<TestServer["asAdmin"]>>;

let server: TestServer;
let mine: Admin;
let theirs: Admin;
let now: Date;

beforeAll(async () => {
  server = await startTestServer();
  [mine, theirs] = [await server.asAdmin("OPERATOR"), await server.asAdmin("OPERATOR")];
});
afterAll(() => server.close());

function pass(seconds: number): void {
  now = new Date(now.getTime() + seconds * 1_000);
  server.setNow(now);
}
beforeEach(() => {
  now = new Date("2026-11-20T03:00:00Z");
  server.setNow(now);
});

const face = "id status version revisionStatus isSeen reviewRisks reviewClaim { by isOwn approvesAt }";

async function act(client: TestClient, name: string, input: object) {
  const type = { claimReview: "ClaimReviewInput", holdApproval: "HoldApprovalInput" }[name] ?? "ReviewInput";
  const answer = await client.graphql(
    `mutation ($input: ${type}!) { ${name}(input: $input) { work { ${face} } errors { code message } } }`,
    { input },
  );
  expect(answer.errors).toEqual([]);
  return answer.data[name];
}

async function read(client: TestClient, id: string) {
  return (await client.graphql(`query ($id: ID!) { adminWork(id: $id) { ${face} } }`, { id })).data.adminWork;
}

async function underReview(content: object = {}) {
  const company = await server.asCompany();
  const created = await changeWork(company, "createWork", { operationId: newId(), content: { ...lawfulInput, ...content } });
  const { work } = await changeWork(company, "submitWork", { id: created.work?.id, version: created.work?.version });
  return { company, id: work?.id ?? "", version: work?.version ?? 0 };
}

/** A published work with changes under review, and the version of the changes. */
async function changesUnderReview() {
  const { company, id, version } = await underReview();
  await changeWork(theirs, "approveWork", { id, version });
  await changeWork(company, "saveWorkRevision", { workId: id, content: { salary: { min: 250_000 } } });
  const own = async () =>
    (await company.graphql("query ($id: ID!) { companyWork(id: $id) { revision { version } } }", { id })).data.companyWork;
  await changeWork(company, "submitWorkRevision", { workId: id, version: (await own()).revision.version });
  return { company, id, version: (await own()).revision.version };
}

const runTask = () => approveHeldWorks(systemContext(server.services, "test").ctx);
const told = () => server.em().count(OutboxMail, { template: "work-approved" });
const statusOf = async (id: string) => (await server.em().findOneOrFail(Work, { id })).status;

describe("a posting in a moderator's hand", () => {
  it("is shown as theirs to colleagues, who cannot decide about it", async () => {
    const { id, version } = await underReview();
    expect((await act(mine, "claimReview", { id })).work).toMatchObject({ isSeen: true, reviewClaim: { isOwn: true, approvesAt: null } });
    expect(await read(theirs, id)).toMatchObject({ isSeen: false, reviewClaim: { by: mine.admin.name, isOwn: false } });
    for (const decision of ["approveWork", "returnWork"] as const) {
      const { errors } = await changeWork(theirs, decision, { id, version, ...(decision === "returnWork" && { reason: "賃金" }) });
      expect(errors).toMatchObject([{ code: "REVIEW_CLAIMED" }]);
    }
    expect((await act(theirs, "holdApproval", { id, version })).errors).toMatchObject([{ code: "REVIEW_CLAIMED" }]);
    expect((await changeWork(mine, "returnWork", { id, version, reason: "賃金" })).work?.status).toBe("RETURNED");
  });

  it("is free again when it is put back, when they go on to another, and when their screen is gone", async () => {
    const [one, other] = [await underReview(), await underReview()];
    await act(mine, "claimReview", { id: one.id });
    await act(mine, "claimReview", { id: other.id });
    expect((await read(theirs, one.id)).reviewClaim).toBeNull();
    await act(mine, "releaseReview", { id: other.id });
    expect((await read(theirs, other.id)).reviewClaim).toBeNull();
    await act(mine, "claimReview", { id: one.id });
    pass(91);
    expect((await act(theirs, "claimReview", { id: one.id })).work.reviewClaim).toMatchObject({ isOwn: true });
  });

  it("stays with who took it first, unless the colleague takes it over, which is recorded", async () => {
    const { id } = await underReview();
    await act(mine, "claimReview", { id });
    expect((await act(theirs, "claimReview", { id })).work.reviewClaim).toMatchObject({ isOwn: false });
    expect((await act(theirs, "claimReview", { id, takesOver: true })).work.reviewClaim).toMatchObject({ isOwn: true });
    expect(await server.em().count(AuditEvent, { objectId: id, action: "work.takeOver", actorId: theirs.admin.id })).toBe(1);
  });

  it("is nobody's once nothing waits, and nothing for other roles", async () => {
    const { id, version } = await underReview();
    await changeWork(mine, "approveWork", { id, version });
    expect((await act(mine, "claimReview", { id })).work.reviewClaim).toBeNull();
    const editor = await server.asAdmin("EDITOR");
    const answer = await editor.graphql("mutation ($input: ClaimReviewInput!) { claimReview(input: $input) { errors { code } } }", {
      input: { id },
    });
    expect(answer.errors[0]?.extensions?.code).toBe("FORBIDDEN");
  });
});

describe("an approval", () => {
  it("takes effect after ten seconds, in the moderator's name; nobody is told before", async () => {
    const { company, id, version } = await underReview();
    const before = await told();
    expect((await act(mine, "holdApproval", { id, version })).work.reviewClaim.approvesAt).toBe("2026-11-20T03:00:10.000Z");
    pass(9);
    expect(await runTask()).toBe(true);
    expect([await statusOf(id), await told()]).toEqual(["REVIEW", before]);
    pass(2);
    expect(await runTask()).toBe(false);
    expect(await statusOf(id)).toBe("OPEN");
    expect(await told()).toBe(before + 1);
    const events = (await company.graphql("query ($id: ID!) { companyWork(id: $id) { events { to by } } }", { id })).data.companyWork
      .events;
    expect(events.at(-1)).toEqual({ to: "OPEN", by: "ADMIN" });
    expect(await server.em().count(AuditEvent, { objectId: id, action: "work.approve", actorId: mine.admin.id })).toBe(1);
    expect((await read(mine, id)).reviewClaim).toBeNull();
    expect((await act(mine, "takeBackApproval", { id })).errors).toMatchObject([{ code: "APPROVAL_PASSED" }]);
  });

  it("is taken back within its time by who gave it, and by nobody else", async () => {
    const { id, version } = await underReview();
    await act(mine, "holdApproval", { id, version });
    expect((await act(theirs, "takeBackApproval", { id })).errors).toMatchObject([{ code: "APPROVAL_PASSED" }]);
    expect((await act(theirs, "claimReview", { id, takesOver: true })).errors).toMatchObject([{ code: "REVIEW_CLAIMED" }]);
    expect((await act(mine, "takeBackApproval", { id })).work.reviewClaim).toMatchObject({ isOwn: true, approvesAt: null });
    pass(60);
    await runTask();
    expect(await statusOf(id)).toBe("REVIEW");
  });

  it("hears at once what is in the way, and leaves nothing behind", async () => {
    const { id, version } = await underReview();
    expect((await act(mine, "holdApproval", { id, version: version + 5 })).errors).toMatchObject([{ code: "STALE_VERSION" }]);
    expect((await read(mine, id)).reviewClaim).toBeNull();
    expect(await statusOf(id)).toBe("REVIEW");
  });

  it("of changes replaces the public posting, and is dropped where its moderator was stopped meanwhile", async () => {
    const changed = await changesUnderReview();
    await act(mine, "holdApproval", changed.id ? { id: changed.id, version: changed.version } : {});
    const stopped = await server.asAdmin("OPERATOR");
    const { id, version } = await underReview();
    await act(stopped, "holdApproval", { id, version });
    await server.em().nativeUpdate(AdminUser, { id: stopped.admin.id }, { status: "DISABLED" });
    pass(11);
    await runTask();
    expect(await server.em().findOneOrFail(Work, { id: changed.id })).toMatchObject({ payMin: 250_000, revisionStatus: null });
    expect(await statusOf(id)).toBe("REVIEW");
    expect((await read(mine, id)).reviewClaim).toBeNull();
  });
});

describe("many approved at once", () => {
  it("are only those that were open on this moderator's screen as they stand now, changes too", async () => {
    const [posting, changed] = [await underReview(), await changesUnderReview()];
    for (const { id } of [posting, changed]) {
      expect((await act(mine, "approveSeenWork", { id })).errors).toMatchObject([{ code: "REVIEW_UNSEEN" }]);
      await act(theirs, "claimReview", { id });
      await act(theirs, "releaseReview", { id });
      expect((await act(mine, "approveSeenWork", { id })).errors).toMatchObject([{ code: "REVIEW_UNSEEN" }]);
      await act(mine, "claimReview", { id });
      expect((await read(mine, id)).isSeen).toBe(true);
      expect((await act(mine, "approveSeenWork", { id })).work).toMatchObject({ status: "OPEN", revisionStatus: null });
    }
  });

  it("are none with a finding, not even one that a moderator may decide", async () => {
    const { id } = await underReview({ appeal: "地域で一番の待遇です。" });
    await act(mine, "claimReview", { id });
    expect((await act(mine, "approveSeenWork", { id })).errors).toMatchObject([{ code: "REVIEW_FINDINGS" }]);
    expect(await statusOf(id)).toBe("REVIEW");
  });
});

describe("the queue", () => {
  it("says why a posting deserves a closer look, and parts new ones from changes", async () => {
    const { company, id, version } = await underReview();
    expect((await read(mine, id)).reviewRisks).toEqual(["FIRST_POSTING"]);
    const returned = await changeWork(mine, "returnWork", { id, version, reason: "賃金" });
    await changeWork(company, "submitWork", { id, version: returned.work?.version });
    expect((await read(mine, id)).reviewRisks).toEqual(["RETURNED_BEFORE", "FIRST_POSTING"]);
    const changed = await changesUnderReview();
    const listed = async (hasChanges: boolean) => {
      const query = "query ($filter: AdminWorkFilter) { adminWorks(filter: $filter, first: 100) { items { id } } }";
      const { data } = await mine.graphql(query, { filter: { isWaiting: true, hasChanges } });
      return data.adminWorks.items.map((work: { id: string }) => work.id);
    };
    expect([(await listed(true)).includes(changed.id), (await listed(true)).includes(id)]).toEqual([true, false]);
    expect([(await listed(false)).includes(changed.id), (await listed(false)).includes(id)]).toEqual([false, true]);
  });
});
