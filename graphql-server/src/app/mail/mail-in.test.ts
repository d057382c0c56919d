import { createTransport } from "nodemailer";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { OutboxMail, recipientKey } from "../../modules/base/jobs/outbox-mail.entity.ts";
import { Entry } from "../../modules/entry/entry/entry.entity.ts";
import { startConversation } from "../../modules/message/conversation/start-conversation.ts";
import { Inquiry } from "../../modules/message/inquiry/inquiry.entity.ts";
import { InquiryEvent } from "../../modules/message/inquiry/inquiry-event.entity.ts";
import { Message } from "../../modules/message/message/message.entity.ts";
import { sendMessageAs } from "../../modules/message/message/send-message.ts";
import type { MailPort } from "../../platform/mail/in/mail-port.ts";
import { replyAddress } from "../../platform/mail/in/reply-address.ts";
import { newId } from "../../shared/ids.ts";
import { aCompany, aMember, aSeeker, aWork } from "../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { systemContext } from "../request-context.ts";
import { openMailIn } from "./mail-in.ts";

const domain = "reply.example.jp";
let server: TestServer;
let port: MailPort;
beforeAll(async () => {
  server = await startTestServer({ env: { MAIL_IN_PORT: "0", MAIL_IN_DOMAIN: domain } });
  port = (await openMailIn(server.services))!;
});
afterAll(async () => {
  await port.close();
  await server.close();
});

type Sent = Parameters<ReturnType<typeof createTransport>["sendMail"]>[0];

/** Hands a mail in as the operator's mail server does. @returns the answer's code */
async function hand(mail: Sent): Promise<number> {
  const transport = createTransport({ host: "127.0.0.1", port: port.port, ignoreTLS: true });
  return transport.sendMail({ subject: "Re: メッセージ", ...mail }).then(
    () => 250,
    (error: unknown) => (error instanceof Error ? Number(Reflect.get(error, "responseCode")) : 0),
  );
}

/** A conversation in which the company has written last: the seeker has got a mail. */
async function conversation() {
  const em = server.em();
  const at = new Date("2026-11-01T00:00:00Z");
  const company = aCompany(em);
  const user = aSeeker(em);
  const member = aMember(em, company, { role: "OWNER", email: company.contactEmail.toLowerCase() });
  const work = aWork(em, company, { title: "接客", status: "OPEN", publishedAt: at, infoUpdatedAt: at });
  const stamps = { consentVersion: "1", consentedAt: at, movedAt: at, createdAt: at, updatedAt: at };
  const entry = em.create(Entry, { id: newId(), user, work, company, operationId: newId(), ...stamps });
  const { id } = startConversation(em, { entry, message: "", now: at });
  await em.flush();
  const { ctx } = systemContext(server.services, "test");
  const side = { kind: "COMPANY", actorId: member.id, scope: { company: company.id, hiddenFromCompany: false } } as const;
  await sendMessageAs(ctx, side, { conversationId: id, body: "面接にいらっしゃいませんか。", operationId: newId() });
  const [mail] = await server.em().find(OutboxMail, { recipientKey: recipientKey.among([user.email]) }, { orderBy: { id: "desc" } });
  const replyTo = String(JSON.parse(mail?.content ?? "{}").replyTo);
  const messages = () => server.em().find(Message, { conversation: id, senderKind: { $ne: "SYSTEM" } }, { orderBy: { createdAt: "asc" } });
  return { id, user, member, replyTo, messages };
}
let one: Awaited<ReturnType<typeof conversation>>;
beforeEach(async () => {
  one = await conversation();
});
const bodies = async () => (await one.messages()).map(({ body, senderId }) => ({ body, senderId }));
const before = () => ({ body: "面接にいらっしゃいませんか。", senderId: one.member.id });

describe("an answer by mail", () => {
  it("becomes the writer's message, without what it quotes, once however often it is handed in", async () => {
    const quoted = "はい、伺います。\n\n2026年11月20日(金) 9:00 Kotoba Works <no-reply@kotoba.example>:\n> 面接にいらっしゃいませんか。";
    const mail = { from: one.user.email, to: one.replyTo, text: quoted, messageId: `<${newId()}@mail.example>` };
    expect([await hand(mail), await hand(mail)]).toEqual([250, 250]);
    expect(await bodies()).toEqual([before(), { body: "はい、伺います。", senderId: one.user.id }]);
  });

  it("may carry one file that the site takes, and no other", async () => {
    const jpeg = Buffer.from("not a picture");
    const file = { filename: "履歴書.pdf", content: jpeg };
    expect(await hand({ from: one.user.email, to: one.replyTo, text: "送ります。", attachments: [file] })).toBe(550);
    expect(await hand({ from: one.user.email, to: one.replyTo, text: "送ります。", attachments: [file, file] })).toBe(550);
    expect(await bodies()).toEqual([before()]);
  });

  it("is refused from another address, at another's address, and at one that was never made", async () => {
    const text = "なりすまし";
    const { hmacs } = server.services.secrets;
    const target = { kind: "conversation", id: one.id } as const;
    expect(await hand({ from: "thief@example.jp", to: one.replyTo, text })).toBe(550);
    expect(await hand({ from: [one.user.email, "thief@example.jp"], to: one.replyTo, text })).toBe(550);
    expect(await hand({ from: one.user.email, to: replyAddress(target, { reader: "thief@example.jp", domain, hmacs }), text })).toBe(550);
    expect(await hand({ from: one.user.email, to: one.replyTo.replace(/-[0-9a-f]{24}@/, `-${"0".repeat(24)}@`), text })).toBe(550);
    expect(await hand({ from: one.user.email, to: `info@${domain}`, text })).toBe(550);
    expect(await bodies()).toEqual([before()]);
  });

  it("of the company's contact comes from the member who signs in with that address", async () => {
    const target = { kind: "conversation", id: one.id } as const;
    const to = replyAddress(target, { reader: one.member.email, domain, hmacs: server.services.secrets.hmacs });
    expect(await hand({ from: one.member.email, to, text: "お待ちしています。" })).toBe(250);
    expect((await bodies()).at(-1)).toEqual({ body: "お待ちしています。", senderId: one.member.id });
  });

  it("that a program wrote is taken and forgotten, and so is a bounce", async () => {
    const mail = { from: one.user.email, to: one.replyTo, text: "休暇中です。" };
    expect(await hand({ ...mail, headers: { "Auto-Submitted": "auto-replied" } })).toBe(250);
    expect(await hand({ ...mail, headers: { Precedence: "bulk" } })).toBe(250);
    expect(await hand({ ...mail, messageId: `<${newId()}@kotoba.works>` })).toBe(250);
    expect(await hand({ ...mail, envelope: { from: "", to: one.replyTo } })).toBe(250);
    expect(await bodies()).toEqual([before()]);
  });

  it("over the size is refused with 552, and one too many in an hour is asked to come again", async () => {
    const mail = { from: one.user.email, to: one.replyTo };
    expect(await hand({ ...mail, text: "長い", attachments: [{ filename: "a.pdf", content: Buffer.alloc(12_000_000) }] })).toBe(552);
    await server.services.limits.consume("mail-reply", `conversation ${one.id}`, 20);
    expect(await hand({ ...mail, text: "もう一度" })).toBe(450);
    expect(await bodies()).toEqual([before()]);
  });

  it("of somebody whose account is no longer open is refused", async () => {
    await server.em().execute("update users set status = 'SUSPENDED' where id = ?", [one.user.id]);
    expect(await hand({ from: one.user.email, to: one.replyTo, text: "まだいます" })).toBe(550);
  });
});

it("an answer to an inquiry's mail stands in its history and opens it again", async () => {
  const em = server.em();
  const email = `${newId()}@example.jp`;
  const at = new Date("2026-11-01T00:00:00Z");
  const texts = { ticket: `KW-${newId().slice(-9)}`, category: "OTHER", name: "山田", email, body: "質問です", locale: "ja" } as const;
  const { id } = em.create(Inquiry, {
    id: newId(),
    operationId: newId(),
    status: "DONE",
    ...texts,
    doneAt: at,
    createdAt: at,
    updatedAt: at,
  });
  await em.flush();
  const to = replyAddress({ kind: "inquiry", id }, { reader: email, domain, hmacs: server.services.secrets.hmacs });
  expect(await hand({ from: email, to, text: "もう一つあります。" })).toBe(250);
  expect(await server.em().findOneOrFail(Inquiry, id)).toMatchObject({ status: "IN_PROGRESS" });
  expect(await server.em().find(InquiryEvent, { inquiry: id })).toMatchObject([
    { kind: "REPLIED", adminId: null, body: "もう一つあります。" },
  ]);
});

it("a mail that may be answered says so, and without the port none has an address for answers", async () => {
  const [mail] = await server.em().find(OutboxMail, { recipientKey: recipientKey.among([one.user.email]) });
  expect(JSON.parse(mail?.content ?? "{}").text).toContain("このメールに返信すると");
  const off = await startTestServer();
  const em = off.em();
  const { ctx } = systemContext(off.services, "test");
  const params = { ticket: "KW-1", body: "回答" };
  ctx.mail(em, { to: "a@example.jp", template: "inquiry-answer", locale: "ja", params, replyTo: { kind: "inquiry", id: newId() } });
  await em.flush();
  const [other] = await off.em().find(OutboxMail, {});
  expect(JSON.parse(other?.content ?? "{}")).not.toHaveProperty("replyTo");
  expect(await openMailIn(off.services)).toBeNull();
  await off.close();
});
