import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { registerTasks } from "../../../app/register-tasks.ts";
import { newId } from "../../../shared/ids.ts";
import { filesWith, tablesWith } from "../../../testing/database/find-canary.ts";
import { aCompany, anEntry, aSeeker, aWork } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { waitingMails } from "../../../testing/outbox.ts";
import { aCredential, goodPassword } from "../../../testing/passwords.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { EntryDraft } from "../../entry/application/entry-draft.entity.ts";
import { Entry } from "../../entry/entry/entry.entity.ts";
import { EntryEvent } from "../../entry/entry/entry-event.entity.ts";
import { Shift } from "../../entry/shift/shift.entity.ts";
import { startConversation } from "../../message/conversation/start-conversation.ts";
import { WorkLike } from "../../work/like/work-like.entity.ts";
import { SavedSearch } from "../../work/saved-search/saved-search.entity.ts";
import type { Company } from "../company/company.entity.ts";
import { MailToken } from "../password/mail-token.entity.ts";
import { User } from "../seeker/user.entity.ts";
import { personalData } from "./personal-data.ts";

const start = new Date("2026-11-21T09:00:00Z");
const day = 24 * 60 * 60 * 1_000;
const canary = "canary7f3a";
const pdf = Buffer.from(`%PDF-1.4\n1 0 obj<<>>endobj\n% ${canary}\ntrailer<<>>\n%%EOF`);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: "1" } });
  registerTasks(server.services);
});
afterAll(() => server.close());

/** Runs everything that is due by the clock, including the erasure. */
async function runTasks(): Promise<void> {
  for (const task of ["erase-due-users", "forget-ended-sessions", "forget-ended-mail-tokens"]) await server.services.jobs.run(task);
  await server.mails();
}
const at = (days: number) => server.setNow(new Date(start.getTime() + days * day));
let addresses = 0;
const fromAnywhere = () => ({ "x-forwarded-for": `192.0.2.${(addresses += 1)}` });

async function member(): Promise<TestClient & { user: User }> {
  const em = server.em();
  const user = aSeeker(em, { email: `${newId()}@example.jp` });
  await aCredential(em, { kind: "SEEKER", accountId: user.id });
  await em.flush();
  return server.asSeeker(user);
}

async function signIn(email: string) {
  const client = server.anonymous();
  const text = "mutation ($input: SignInInput!) { signIn(input: $input) { viewer { seeker { id } } errors { code } } }";
  const answer = await client.graphql(text, { input: { email, password: goodPassword } }, fromAnywhere());
  return { client, ...answer.data.signIn };
}

async function cancel(client: TestClient, changes: object = {}) {
  const input = { password: goodPassword, understood: true, reasons: ["FOUND_HERE"], comment: null, ...changes };
  const text = "mutation ($input: CancelAccountInput!) { cancelAccount(input: $input) { eraseAfter errors { code path } } }";
  const answer = await client.graphql(text, { input });
  expect(answer.errors).toEqual([]);
  return answer.data.cancelAccount;
}

async function upload(client: TestClient, as: string, purpose: string) {
  const form = new FormData();
  form.append("as", as);
  form.append("purpose", purpose);
  form.append("file", new Blob([new Uint8Array(pdf)]), `${canary}.pdf`);
  return (await (await client.post("/api/upload", form, { "x-api-version": "1" })).json()).attachment.id;
}

/** A seeker whose canary is in every table that can hold something of a seeker. */
async function withTraces(company: Company): Promise<TestClient & { user: User }> {
  const seeker = await member();
  const profile = { familyName: canary, phone: "+819011112222", introduction: canary, city: canary, addressLine: canary };
  const saved = await seeker.graphql("mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { errors { code } } }", {
    input: { version: 1, ...profile },
  });
  expect(saved.data.updateProfile.errors).toEqual([]);
  const resume = await upload(seeker, "SEEKER", "RESUME");
  const em = server.em();
  const user = await em.findOneOrFail(User, { id: seeker.user.id });
  user.email = `${canary}-${user.email}`;
  const owner = em.merge(company);
  const work = aWork(em, owner, {});
  const answers = [{ questionId: "a", question: "b", answer: canary }];
  const entry = anEntry(em, { user, work }, { message: canary, answers, resume });
  em.create(EntryEvent, { id: newId(), entry, to: "APPLIED", actorKind: "SEEKER", actorId: user.id, reason: canary, at: start });
  const conversation = startConversation(em, { entry, message: canary, now: start });
  conversation.subject = canary;
  em.create(EntryDraft, { id: newId(), user, work: aWork(em, owner, {}), message: canary, updatedAt: start });
  em.create(WorkLike, { user, work: aWork(em, owner, { likeCount: 1 }), createdAt: start });
  const times = { toldUntil: start, nextAlertAt: start, createdAt: start, updatedAt: start };
  em.create(SavedSearch, { id: newId(), user, name: canary, filter: { keyword: canary }, ...times });
  const shift = { user, day: "2026-11-20", startMinute: 540, endMinute: 600, employer: canary, createdAt: start };
  em.create(Shift, { id: newId(), ...shift });
  const token = {
    purpose: "RESET_PASSWORD",
    kind: "SEEKER",
    email: user.email,
    createdAt: start,
    expiresAt: new Date("2030-01-01"),
  } as const;
  em.create(MailToken, { id: newId(), tokenHash: newId(), ...token });
  await em.flush();
  const boss = await server.asCompany("OWNER", company);
  const input = {
    conversationId: conversation.id,
    body: `${canary} 様`,
    operationId: newId(),
    attachmentId: await upload(boss, "COMPANY", "MESSAGE"),
  };
  const sent = await boss.graphql("mutation ($input: CompanySendMessageInput!) { companySendMessage(input: $input) { errors { code } } }", {
    input,
  });
  expect(sent.data.companySendMessage.errors).toEqual([]);
  return { ...seeker, user };
}

describe("leaving", () => {
  it("asks for the password and for having read what is lost", async () => {
    at(0);
    const seeker = await member();
    expect(await cancel(seeker, { password: "wrong" })).toMatchObject({
      eraseAfter: null,
      errors: [{ code: "WRONG_PASSWORD", path: ["password"] }],
    });
    expect(await cancel(seeker, { understood: false })).toMatchObject({ errors: [{ code: "NOT_UNDERSTOOD", path: ["understood"] }] });
    expect(await server.em().findOneOrFail(User, { id: seeker.user.id })).toMatchObject({ status: "ACTIVE", eraseAfter: null });
  });

  it("ends open applications and tells their companies, ends the session, and mails until when to come back", async () => {
    at(0);
    const seeker = await member();
    const em = server.em();
    const company = aCompany(em);
    const user = em.merge(seeker.user);
    const open = anEntry(em, { user, work: aWork(em, company) }, { status: "ACCEPTED" });
    const over = anEntry(em, { user, work: aWork(em, company) }, { status: "REJECTED" });
    await em.flush();
    const impact = await seeker.graphql("{ cancellationImpact { openEntryCount conversationCount likedWorkCount fileCount } }");
    expect(impact.data.cancellationImpact).toEqual({ openEntryCount: 1, conversationCount: 0, likedWorkCount: 0, fileCount: 0 });
    expect(await cancel(seeker)).toEqual({ eraseAfter: new Date(start.getTime() + 30 * day).toISOString(), errors: [] });
    expect(await server.em().findOne(Entry, { id: open.id })).toMatchObject({ status: "ACCOUNT_CLOSED" });
    expect(await server.em().findOne(Entry, { id: over.id })).toMatchObject({ status: "REJECTED" });
    expect((await waitingMails(server.em(), company.contactEmail)).map(({ template }) => template)).toEqual(["entry-answered"]);
    const [mail] = await waitingMails(server.em(), user.email);
    expect(mail).toMatchObject({ template: "account-cancelled" });
    expect(mail?.text).toContain("2026-12-21");
    expect((await seeker.graphql("{ viewer { seeker { id } } }")).data.viewer.seeker).toBeNull();
  });

  it("is undone by signing in within thirty days, and not after", async () => {
    at(0);
    const seeker = await member();
    await cancel(seeker);
    at(29);
    const back = await signIn(seeker.user.email);
    expect(back.viewer.seeker.id).toBe(seeker.user.id);
    expect(await server.em().findOneOrFail(User, { id: seeker.user.id })).toMatchObject({ status: "ACTIVE", eraseAfter: null });
    at(40);
    await runTasks();
    expect(await server.em().findOneOrFail(User, { id: seeker.user.id })).toMatchObject({ status: "ACTIVE", email: seeker.user.email });
  });

  it("is told about when signing in took it back, and only then", async () => {
    at(0);
    const seeker = await member();
    const answer = async () => {
      const response = await server.anonymous().post("/api/user/login", { email: seeker.user.email, password: goodPassword });
      return response.json();
    };
    await cancel(seeker);
    expect(await answer()).toMatchObject({ seeker: { id: seeker.user.id }, isBack: true });
    expect(await answer()).not.toHaveProperty("isBack");
  });

  it("is not undone by signing in once the days are over, even before anything was erased", async () => {
    at(0);
    const seeker = await member();
    await cancel(seeker);
    server.setNow(new Date(start.getTime() + 30 * day));
    expect(await signIn(seeker.user.email)).toMatchObject({ viewer: null, errors: [{ code: "INVALID_CREDENTIALS" }] });
    expect(await server.em().findOneOrFail(User, { id: seeker.user.id })).toMatchObject({ status: "CANCELLING" });
    server.setNow(new Date(start.getTime() + 30 * day - 1));
    expect((await signIn(seeker.user.email)).viewer.seeker.id).toBe(seeker.user.id);
  });
});

describe("erasing", () => {
  it("leaves nothing personal in any table but those of the retention list, nor in any stored file", async () => {
    at(0);
    const em = server.em();
    const company = aCompany(em);
    await em.flush();
    const seeker = await withTraces(company);
    await cancel(seeker, { comment: canary });
    const before = await tablesWith(server, canary);
    expect(before).toEqual(
      [
        "attachment",
        "cancellation_survey",
        "conversation",
        "entry",
        "entry_event",
        "mail_token",
        "message",
        "outbox_mail",
        "saved_search",
        "shift",
        "user_profile",
        "users",
      ].toSorted(),
    );
    expect(filesWith(server, canary)).toHaveLength(2);
    at(29);
    await runTasks();
    expect(await tablesWith(server, canary)).toContain("user_profile");
    at(31);
    await runTasks();
    expect(await tablesWith(server, canary)).toEqual([]);
    expect(filesWith(server, canary)).toEqual([]);
    expect(await server.em().findOneOrFail(User, { id: seeker.user.id })).toMatchObject({ status: "ERASED" });
    expect((await signIn(seeker.user.email)).errors).toEqual([{ code: "INVALID_CREDENTIALS" }]);
  });

  it("keeps the companies' lists, without the person", async () => {
    at(0);
    const em = server.em();
    const company = aCompany(em);
    await em.flush();
    const seeker = await withTraces(company);
    await cancel(seeker, { comment: canary });
    at(31);
    await runTasks();
    const boss = await server.asCompany("VIEWER", company);
    const answer = await boss.graphql(
      "{ companyEntries { totalCount items { status message applicant { displayName email phone } resume { id } events { to } } } companyConversations { items { counterpartName messages { items { body senderName } } } } }",
    );
    expect(answer.errors).toEqual([]);
    expect(answer.data.companyEntries).toMatchObject({
      totalCount: 1,
      items: [
        { status: "ACCOUNT_CLOSED", message: "", applicant: { displayName: "退会した応募者", email: "", phone: null }, resume: null },
      ],
    });
    const [{ counterpartName, messages }] = answer.data.companyConversations.items;
    expect(counterpartName).toBe("退会した応募者");
    expect(messages.items).toEqual([]);
    expect(JSON.stringify(answer.data)).not.toContain(canary);
  });

  it("has decided on every table of the database", async () => {
    const tables = await server
      .em()
      .execute<{ name: string }[]>(
        "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
      );
    expect(Object.keys(personalData).toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
  });
});
