import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemContext } from "../../../app/request-context.ts";
import { aWork } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { changeWork, lawfulInput } from "../../../testing/operations/work-operations.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { AuditEvent } from "../../base/audit/audit-event.entity.ts";
import { expireDueWorks } from "../life/expire-due-works.ts";
import { Work } from "../posting/work.entity.ts";
import { askStillOpen } from "./ask-still-open.ts";

let server: TestServer;
let company: Awaited<ReturnType<TestServer["asCompany"]>>;
const noon = (day: string) => new Date(`${day}T03:00:00Z`);
/** Goes to noon of a day, and the company signs in again: sessions end. */
async function onDay(day: string): Promise<void> {
  server.setNow(noon(day));
  company = await server.asCompany("OWNER", company.company);
}
beforeAll(async () => {
  server = await startTestServer();
  company = await server.asCompany();
});
afterAll(() => server.close());

type Changes = Partial<Pick<Work, "applyBy" | "confirmedOn" | "status" | "title" | "publishedAt" | "confirmAskedAt">>;
async function ownWork(changes: Changes = {}): Promise<Work> {
  const em = server.em();
  const work = aWork(em, em.merge(company.company), { confirmedOn: "2026-12-01", ...changes });
  await em.flush();
  return work;
}
const stored = (id: string) => server.em().findOneOrFail(Work, { id });
const run = (task: typeof askStillOpen) => task(systemContext(server.services, "test").ctx);
const shown = async (id: string) =>
  (await server.anonymous().graphql("query($id: ID!) { work(id: $id) { status confirmedOn publishedUntil } }", { id })).data.work;

const mutation = `mutation($input: ConfirmWorkInput!) {
  confirmWork(input: $input) { work { id confirmedOn publishedUntil confirmAskedAt } errors { code } } }`;
const confirm = async (client: TestClient, id: string) => (await client.graphql(mutation, { input: { id } })).data?.confirmWork;

describe("the end of a posting", () => {
  it.each([
    [null, "2027-01-30"],
    ["2026-12-24", "2026-12-24"],
    ["2027-03-31", "2027-01-30"],
  ])("is its own day or the sixtieth after its confirmation, whichever comes first: %s", async (applyBy, until) => {
    await onDay("2026-12-01");
    const { id } = await ownWork({ applyBy });
    expect(await shown(id)).toEqual({ status: "OPEN", confirmedOn: "2026-12-01", publishedUntil: until });
  });

  it("is told of an open posting alone", async () => {
    await onDay("2026-12-01");
    const { id } = await ownWork({ status: "PAUSED" });
    expect(await shown(id)).toMatchObject({ status: "PAUSED", publishedUntil: null });
  });

  it("takes it out of the search, of applications and of the feed on the next day, and a paused one stays", async () => {
    const work = await ownWork({ title: "六十日の仕事" });
    const paused = await ownWork({ status: "PAUSED" });
    const found = async () =>
      (await server.anonymous().graphql(`{ works(filter: { companyId: "${company.company.id}" }, first: 50) { items { id } } }`)).data.works
        .items;
    server.setNow(new Date("2027-01-30T14:59:59Z"));
    await run(expireDueWorks);
    expect(await stored(work.id)).toMatchObject({ status: "OPEN" });
    expect(await found()).toContainEqual({ id: work.id });
    server.setNow(new Date("2027-01-30T15:00:00Z"));
    expect(await found()).not.toContainEqual({ id: work.id });
    const apply = "mutation($input: SubmitEntryInput!) { submitEntry(input: $input) { errors { code } } }";
    expect(JSON.stringify(await (await server.asSeeker()).graphql(apply, { input: { workId: work.id } }))).not.toContain('"errors":[]');
    expect(await run(expireDueWorks)).toBeGreaterThan(0);
    expect(await stored(work.id)).toMatchObject({ status: "EXPIRED" });
    expect(await stored(paused.id)).toMatchObject({ status: "PAUSED" });
  });
});

describe("the day of confirmation", () => {
  it("is that of the publication, and of opening a paused posting again", async () => {
    await onDay("2026-12-03");
    const { id, version } = await ownWork({ status: "PAUSED" });
    const resumed = await changeWork(company, "resumeWork", { id, version });
    expect(resumed.errors).toEqual([]);
    expect(await stored(id)).toMatchObject({ confirmedOn: "2026-12-03" });
    const review = await ownWork({ status: "REVIEW", publishedAt: null, confirmedOn: null });
    await changeWork(await server.asAdmin(), "approveWork", { id: review.id, version: review.version });
    expect(await stored(review.id)).toMatchObject({ status: "OPEN", confirmedOn: "2026-12-03" });
  });

  it("is that of a longer time to apply, but not of another change or of a shorter time", async () => {
    await onDay("2026-12-05");
    const { id } = await ownWork({ applyBy: "2026-12-20" });
    const change = async (content: object) => changeWork(company, "updateWork", { id, version: (await stored(id)).version, content });
    await change({ applyBy: "2026-12-19" });
    await change({ benefits: "制服を貸します。" });
    expect(await stored(id)).toMatchObject({ confirmedOn: "2026-12-01", applyBy: "2026-12-19" });
    await change({ applyBy: "2026-12-31" });
    expect(await stored(id)).toMatchObject({ confirmedOn: "2026-12-05" });
  });

  it("is that of an approved change", async () => {
    await onDay("2026-12-06");
    const { id } = await ownWork();
    const saved = await changeWork(company, "saveWorkRevision", {
      workId: id,
      version: null,
      content: { description: "食事、入浴、移動の介助と、記録をします。" },
    });
    expect(saved.errors).toEqual([]);
    const versions = await company.graphql("query($id: ID!) { companyWork(id: $id) { revision { version } } }", { id });
    const { version } = versions.data.companyWork.revision;
    const sent = await changeWork(company, "submitWorkRevision", { workId: id, version });
    expect(sent.errors).toEqual([]);
    expect(await stored(id)).toMatchObject({ confirmedOn: "2026-12-01" });
    const approved = await changeWork(await server.asAdmin(), "approveWorkRevision", { workId: id, version: version + 1 });
    expect(approved.errors).toEqual([]);
    expect(await stored(id)).toMatchObject({ confirmedOn: "2026-12-06" });
  });

  it("is set by one press of its company, once a day, on record", async () => {
    await onDay("2026-12-31");
    const { id } = await ownWork({ confirmAskedAt: noon("2026-12-31") });
    const answer = { work: { id, confirmedOn: "2026-12-31", publishedUntil: "2027-03-01", confirmAskedAt: null }, errors: [] };
    expect(await confirm(company, id)).toEqual(answer);
    expect(await confirm(company, id)).toEqual(answer);
    expect(await server.em().count(AuditEvent, { action: "work.confirm", objectId: id, actorId: company.member.id })).toBe(1);
  });

  it("is not set by others, nor of what is not open", async () => {
    await onDay("2026-12-31");
    const { id } = await ownWork();
    expect((await confirm(await server.asCompany(), id)).errors).toEqual([{ code: "NOT_FOUND" }]);
    const viewer = await server.asCompany("VIEWER", company.company);
    expect((await viewer.graphql(mutation, { input: { id } })).errors[0]?.extensions?.code).toBe("FORBIDDEN");
    expect(await stored(id)).toMatchObject({ confirmedOn: "2026-12-01" });
    const paused = await ownWork({ status: "PAUSED" });
    expect((await confirm(company, paused.id)).errors).toEqual([{ code: "ILLEGAL_TRANSITION" }]);
  });

  it("is not moved by the operator: a suspended posting whose time ran out comes back paused", async () => {
    await onDay("2026-12-02");
    const { id, version } = await ownWork();
    const admin = await server.asAdmin();
    const suspended = await changeWork(admin, "suspendWork", { id, version, reason: "確認します。" });
    await onDay("2027-02-15");
    await changeWork(await server.asAdmin(), "unsuspendWork", { id, version: suspended.work?.version, reason: "確認しました。" });
    expect(await stored(id)).toMatchObject({ status: "PAUSED", confirmedOn: "2026-12-01" });
  });
});

describe("the question whether a posting is still open", () => {
  const mailsOf = async () => (await server.mails()).filter(({ subject }) => subject.includes("まだ募集中ですか"));
  const tokenIn = (text: string) => /confirm-work\?token=(\S+)/.exec(text)?.[1] ?? "";

  it("comes thirty days after the confirmation, once, in one mail, and not where the posting ends by itself", async () => {
    await server.em().nativeUpdate(Work, { status: "OPEN" }, { status: "CLOSED" });
    await onDay("2026-12-30");
    const works = [await ownWork({ title: "一つ目" }), await ownWork({ title: "二つ目" })];
    await ownWork({ title: "締切がある", applyBy: "2027-01-15" });
    await ownWork({ title: "停止中", status: "PAUSED" });
    expect(await run(askStillOpen)).toBe(0);
    await onDay("2026-12-31");
    expect(await run(askStillOpen)).toBe(2);
    expect(await run(askStillOpen)).toBe(0);
    const [mail, ...more] = await mailsOf();
    expect(more).toEqual([]);
    expect(mail?.text).toContain("一つ目（掲載終了予定日 2027-01-30）");
    expect(mail?.text).toContain("二つ目");
    expect(mail?.text).not.toMatch(/締切がある|停止中/);
    expect((await stored(works[0]?.id ?? "")).confirmAskedAt).not.toBeNull();
  });

  it("is answered by the button of its link, which looking at changes nothing", async () => {
    const [mail] = await mailsOf();
    const path = `/api/confirm-work?token=${tokenIn(mail?.text ?? "")}`;
    const work = await server.em().findOneOrFail(Work, { title: "一つ目" });
    await onDay("2027-01-02");
    const asked = await (await server.anonymous().get(path)).text();
    expect(asked).toContain("<button>");
    expect(asked).toContain("一つ目");
    expect(await stored(work.id)).toMatchObject({ confirmedOn: "2026-12-01" });
    const pressed = await (await fetch(`${server.url}${path}`, { method: "POST" })).text();
    expect(pressed).toContain("掲載終了予定日：2027-03-03");
    expect(await stored(work.id)).toMatchObject({ confirmedOn: "2027-01-02" });
    await onDay("2027-01-20");
    expect(await (await fetch(`${server.url}${path}`, { method: "POST" })).text()).not.toContain("<button>");
    expect(await stored(work.id)).toMatchObject({ confirmedOn: "2027-01-02" });
  });

  it("is not answered by a link that is not ours", async () => {
    const work = await ownWork();
    const before = await stored(work.id);
    for (const token of ["", "x", `${work.id}.2026-12-01.signed`, `${work.id}.2026-12-01`]) {
      const answer = await fetch(`${server.url}/api/confirm-work?token=${token}`, { method: "POST" });
      expect([answer.status, await answer.text()]).toEqual([200, expect.not.stringContaining(before.title)]);
    }
    expect(await stored(work.id)).toMatchObject({ confirmedOn: before.confirmedOn, version: before.version });
  });

  it("confirms nothing that the law would no longer let be published", async () => {
    const work = await ownWork({ title: lawfulInput.title });
    await server.em().nativeUpdate(Work, { id: work.id }, { requirements: "女性のみ応募できます。" });
    expect((await confirm(company, work.id)).errors.length).toBeGreaterThan(0);
    expect(await stored(work.id)).toMatchObject({ confirmedOn: "2026-12-01" });
  });
});
