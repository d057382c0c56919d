import { readFileSync } from "node:fs";
import { buildSchema, getNamedType, isInputObjectType } from "graphql";
import { version as uuidVersion } from "uuid";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Attachment } from "../../modules/account/attachment/attachment.entity.ts";
import { ExamResponse } from "../../modules/exam/sitting/exam-response.entity.ts";
import { startConversation } from "../../modules/message/conversation/start-conversation.ts";
import { Inquiry } from "../../modules/message/inquiry/inquiry.entity.ts";
import { addressKey, type LimitName } from "../../platform/rate-limit/rate-limits.ts";
import { newId } from "../../shared/ids.ts";
import { calibrateExam } from "../../testing/calibrated-exam.ts";
import { aCompany, anEntry, aSeeker, aWork } from "../../testing/factories.ts";
import type { TestClient } from "../../testing/http-client.ts";
import { anInvoice } from "../../testing/money.ts";
import { aListOfFive } from "../../testing/scouts.ts";
import { startTwinServers, type TwinServers } from "../../testing/servers/twin-servers.ts";
import type { TestServer } from "../../testing/test-server.ts";

const sends = 20;

let twins: TwinServers;
let server: TestServer;
beforeAll(async () => {
  twins = await startTwinServers();
  server = twins.server;
  await calibrateExam(server.em());
});
afterAll(() => twins?.stop());

interface Act {
  client: TestClient;
  input: object;
  /** What of the answer is the act's result. */
  result: string;
  /** The table that has one row more, and one only. */
  table: string;
  limit?: { name: LimitName; value: string };
}

async function converse() {
  const em = server.em();
  const company = aCompany(em);
  const user = aSeeker(em);
  const entry = anEntry(em, { user, work: aWork(em, company) });
  const { id } = startConversation(em, { entry, message: "", now: new Date() });
  await em.flush();
  return { id, company, seeker: await server.asSeeker(user) };
}
const message = (conversationId: string) => ({ conversationId, body: "こんにちは", operationId: newId() });
const phrase = (conversationId: string, side: string) => ({
  conversationId,
  key: `${side}.general.${side === "seeker" ? "thanks" : "received"}`,
  slots: [],
  operationId: newId(),
});

async function ask(client: TestClient, name: string, input: object, result: string) {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const text = `mutation ($input: ${type}!) { ${name}(input: $input) { ${result} errors { code path } } }`;
  return client.graphql(text, { input });
}

/** Each command that takes an operation, ready to be sent. */
const acts: Record<string, () => Promise<Act>> = {
  async submitEntry() {
    const em = server.em();
    const work = aWork(em, aCompany(em));
    await em.flush();
    const client = await server.asSeeker();
    const saved = await ask(client, "saveEntryDraft", { workId: work.id, message: "よろしく", answers: [] }, "draft { version }");
    const { version } = saved.data.saveEntryDraft.draft;
    const confirmed = await client.graphql(
      "mutation ($input: ConfirmEntryDraftInput!) { confirmEntryDraft(input: $input) { draft { version } } }",
      { input: { workId: work.id, version } },
    );
    const draftVersion = confirmed.data.confirmEntryDraft.draft.version;
    const input = { workId: work.id, draftVersion, consent: true, operationId: newId() };
    return { client, input, result: "entry { id }", table: "entry", limit: { name: "apply", value: client.user.id } };
  },
  async sendMessage() {
    const { id, seeker } = await converse();
    const limit = { name: "message", value: seeker.user.id } as const;
    return { client: seeker, input: message(id), result: "message { id }", table: "message", limit };
  },
  async companySendMessage() {
    const { id, company } = await converse();
    const client = await server.asCompany("RECRUITER", company);
    const limit = { name: "message", value: client.member.id } as const;
    return { client, input: message(id), result: "message { id }", table: "message", limit };
  },
  async sendScout() {
    const { client, listId, personId, templateId } = await aListOfFive(server);
    const limit = { name: "scout", value: client.company.id } as const;
    const input = { listId, personId, templateId, operationId: newId() };
    return { client, input, result: "scout { id }", table: "scout", limit };
  },
  async sendPhrase() {
    const { id, seeker } = await converse();
    const limit = { name: "message", value: seeker.user.id } as const;
    return { client: seeker, input: phrase(id, "seeker"), result: "message { id }", table: "message", limit };
  },
  async companySendPhrase() {
    const { id, company } = await converse();
    const client = await server.asCompany("RECRUITER", company);
    const limit = { name: "message", value: client.member.id } as const;
    return { client, input: phrase(id, "company"), result: "message { id }", table: "message", limit };
  },
  async startThread() {
    const { user } = await server.asSeeker();
    const text = { subject: "確認のお願い", body: "ご確認ください。" };
    const input = { audience: "SEEKER", recipientId: user.id, ...text, operationId: newId() };
    return { client: await server.asAdmin("OPERATOR"), input, result: "thread { id }", table: "message" };
  },
  async replyToThread() {
    const { client, input } = await acts["startThread"]!();
    const { data } = await ask(client, "startThread", input, "thread { id }");
    const reply = { threadId: data.startThread.thread.id, body: "もう一度", operationId: newId() };
    return { client, input: reply, result: "thread { id }", table: "message" };
  },
  async startMailing() {
    const day = new Date(Date.UTC(2021, 0, 1));
    const em = server.em();
    aSeeker(em, { createdAt: day });
    await em.flush();
    const filter = { registeredFrom: day.toISOString(), registeredBefore: new Date(day.getTime() + 86_400_000).toISOString() };
    const input = { audience: "SEEKER", filter, subject: "お知らせ", body: "本文", confirmedCount: 1, operationId: newId() };
    return { client: await server.asAdmin("OPERATOR"), input, result: "mailing { id }", table: "mailing" };
  },
  async sendInquiry() {
    const text = { category: "OTHER", name: "山田", email: "once@example.jp", body: "質問です。", agreed: true };
    const limit = { name: "inquiry-email", value: "once@example.jp" } as const;
    return { client: server.anonymous(), input: { ...text, operationId: newId() }, result: "receipt { ticket }", table: "inquiry", limit };
  },
  async reportWork() {
    const em = server.em();
    const work = aWork(em, aCompany(em));
    await em.flush();
    const input = { workId: work.id, reason: "OTHER", body: "給与が ちがいます。", operationId: newId() };
    const limit = { name: "report-ip", value: addressKey("127.0.0.1") } as const;
    return { client: server.anonymous(), input, result: "taken", table: "work_report", limit };
  },
  async answerInquiry() {
    const em = server.em();
    const stamps = { createdAt: new Date(), updatedAt: new Date() };
    const text = { category: "POSTING", name: "山田花子", email: "asks@example.jp", body: "質問", locale: "ja" } as const;
    const { id } = em.create(Inquiry, { id: newId(), ticket: "KW-ONCE-0001", operationId: newId(), ...text, ...stamps });
    await em.flush();
    const input = { id, version: 1, operationId: newId(), body: "確認しました。", done: true };
    return { client: await server.asAdmin("OPERATOR"), input, result: "inquiry { id status }", table: "inquiry_event" };
  },
  async recordComplaint() {
    const who = { channel: "PHONE", party: "SEEKER", partyName: "グエン", partyContact: "" };
    const what = { receivedAt: "2026-11-20T01:00:00.000Z", subject: "POSTING_DIFFERS", body: "時給が求人と違いました。" };
    const input = { ...who, ...what, operationId: newId() };
    return { client: await server.asAdmin("OPERATOR"), input, result: "complaint { id number }", table: "complaint" };
  },
  async recordDataIncident() {
    const facts = { kind: "LEAK", summary: "名簿を別の人に送った。", people: 3, sensitive: false, financial: false, malicious: false };
    const input = { ...facts, noticedAt: "2026-11-20T01:00:00.000Z", operationId: newId() };
    return { client: await server.asAdmin("OPERATOR"), input, result: "incident { id number }", table: "data_incident" };
  },
  async createNews() {
    const text = { title: "新しい機能", summary: "便利です。", bodyHtml: "<p>本文です。</p>" };
    const content = { category: "NEWS", topic: "SERVICE", audience: "PUBLIC", ...text };
    return { client: await server.asAdmin("EDITOR"), input: { content, operationId: newId() }, result: "news { id }", table: "news" };
  },
  async createMovie() {
    const captions = "WEBVTT\n\n00:00:00.000 --> 00:00:03.000\n時間のことばです。\n";
    const text = { title: "時間の言い方", description: "シフトの話です。", level: "N5", topic: "VOCABULARY", access: "FREE" };
    const input = { content: { ...text, position: 5, captions, practiceCodes: [] }, operationId: newId() };
    return { client: await server.asAdmin("EDITOR"), input, result: "movie { id }", table: "movie" };
  },
  async createWork() {
    const input = { content: { title: "一度だけ" }, operationId: newId() };
    return { client: await server.asCompany("RECRUITER"), input, result: "work { id }", table: "work" };
  },
  async startWork() {
    const input = { operationId: newId() };
    return { client: await server.asCompany("RECRUITER"), input, result: "work { id }", table: "work" };
  },
  async duplicateWork() {
    const client = await server.asCompany("RECRUITER");
    const em = server.em();
    const { id } = aWork(em, em.merge(client.company));
    await em.flush();
    return { client, input: { id, operationId: newId() }, result: "work { id }", table: "work" };
  },
  async startExam() {
    const client = await server.asSeeker();
    return { client, input: { withListening: false, operationId: newId() }, result: "attempt { id }", table: "test_attempt" };
  },
  async playExamRecording() {
    const { client, input: start } = await acts["startExam"]!();
    const { data } = await ask(client, "startExam", start, "attempt { id }");
    const attemptId: string = data.startExam.attempt.id;
    const em = server.em();
    const { item } = await em.findOneOrFail(ExamResponse, { attempt: attemptId }, { populate: ["item"] });
    const facts = { fileName: "a.m4a", mimeType: "audio/mp4", byteSize: 1, sha256: "0".repeat(64), state: "CLEAN" } as const;
    const owner = { ownerKind: "ADMIN", ownerId: newId(), purpose: "RECORDING" } as const;
    const stored = { id: newId(), storageKey: newId(), createdAt: new Date() };
    const recording = em.create(Attachment, { ...stored, ...owner, ...facts });
    em.assign(item.getEntity(), { recording, recordingKind: "VOICE", recordingMs: 1_000 });
    await em.flush();
    return { client, input: { attemptId, position: 1, operationId: newId() }, result: "play { playsLeft }", table: "test_play" };
  },
  async purchaseLicence() {
    const client = await server.asSeeker();
    const input = { productCode: "CERTIFICATE_1", expectedPrice: 1100, paymentMethod: "test_visa", operationId: newId(), agreed: true };
    const limit = { name: "pay", value: client.user.id } as const;
    return { client, input, result: "purchase { id status }", table: "licence_purchase", limit };
  },
  async refundLicence() {
    const { client, input } = await acts["purchaseLicence"]!();
    const { data } = await ask(client, "purchaseLicence", input, "purchase { id }");
    const wish = { saleId: data.purchaseLicence.purchase.id, cause: "WITHIN_TERMS", reason: "電話で申し出", operationId: newId() };
    return { client: await server.asAdmin("ACCOUNTANT"), input: wish, result: "sale { id refund { status } }", table: "refund" };
  },
  async recordBankPayment() {
    const em = server.em();
    const invoice = await anInvoice(server, em, { company: aCompany(em) });
    await em.flush();
    const facts = { amount: 1_000, paidOn: "2026-11-20", payerName: "カ)ヤマダ" };
    const input = { invoiceId: invoice.id, invoiceVersion: invoice.version, ...facts, operationId: newId() };
    return { client: await server.asAdmin("ACCOUNTANT"), input, result: "invoice { id paidAmount }", table: "bank_payment" };
  },
  async saveCompanyCard() {
    const client = await server.asCompany("OWNER");
    const limit = { name: "pay", value: client.company.id } as const;
    const input = { paymentMethod: "test_visa", operationId: newId() };
    return { client, input, result: "subscription { card }", table: "subscription", limit };
  },
  async changePlan() {
    const { client, input: card, limit } = await acts["saveCompanyCard"]!();
    await ask(client, "saveCompanyCard", card, "clientSecret");
    await server.services.limits.clear("pay", limit?.value ?? "");
    const input = { planCode: "STANDARD", method: "CARD", expectedTotal: 32_780, agreed: true, operationId: newId() };
    return { client, input, result: "subscription { status periodEnd }", table: "invoice", ...(limit && { limit }) };
  },
  async setCompanyPlan() {
    const { company } = await server.asCompany("OWNER");
    const input = { id: company.id, planCode: "STANDARD", expectedTotal: 32_780, reason: "電話で申し込み", operationId: newId() };
    return { client: await server.asAdmin("OWNER"), input, result: "company { id }", table: "invoice" };
  },
};

const on: TwinServers["on"] = (way, session) => twins.on(way, session);

async function rowsOf(table: string): Promise<number> {
  const [row] = await server.em().execute<{ count: number }[]>(`select count(*)::int as count from ${table}`);
  return row?.count ?? 0;
}

describe("an act that its sender names", () => {
  it("is one of these: each mutation that takes an operation is tried here", () => {
    const schema = buildSchema(readFileSync(new URL("../../../../schema.graphql", import.meta.url), "utf8"));
    const named = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ args }) => {
      const type = args[0] && getNamedType(args[0].type);
      return isInputObjectType(type) && "operationId" in type.getFields();
    });
    expect(Object.keys(acts).toSorted()).toEqual(named.map(({ name }) => name).toSorted());
  });

  it.each(Object.keys(acts))(
    "%s: sent twenty times at once through two processes it is done once, and all get its result",
    async (name) => {
      const { client, input, result, table, limit } = await acts[name]!();
      const before = await rowsOf(table);
      const answers = await Promise.all(Array.from({ length: sends }, (_, way) => ask(on(way, client), name, input, result)));
      const later = await ask(on(0, client), name, input, result);
      expect([...answers, later].flatMap(({ errors, data }) => [...errors, ...(data?.[name]?.errors ?? [])])).toEqual([]);
      const results = new Set([...answers, later].map(({ data }) => JSON.stringify(data[name])));
      expect(results.size).toBe(1);
      expect((await rowsOf(table)) - before).toBe(1);
      if (limit) expect(await server.services.limits.used(limit.name, limit.value)).toBe(1);
    },
  );

  it.each(["createWork", "duplicateWork", "createNews", "createMovie", "recordComplaint", "recordDataIncident"])(
    "%s: the id of what it makes is the server's, of version 7 and not the operation's",
    async (name) => {
      const { client, input, result } = await acts[name]!();
      const operationId = newId().replace(/^.{8}/, "ffffffff");
      const { data } = await ask(on(0, client), name, { ...input, operationId }, result);
      const [made] = Object.values<{ id: string }>(data[name]);
      expect(made?.id).not.toBe(operationId);
      expect(uuidVersion(made?.id ?? "")).toBe(7);
    },
  );

  it("counts again when it failed: an operation is no way around its limit", async () => {
    const { id, seeker } = await converse();
    const input = { ...message(id), conversationId: newId() };
    const codes: string[] = [];
    for (let attempt = 0; attempt < 31; attempt += 1) {
      const { data } = await ask(on(attempt, seeker), "sendMessage", input, "message { id }");
      codes.push(data.sendMessage.errors[0].code);
    }
    expect(new Set(codes.slice(0, 30))).toEqual(new Set(["NOT_FOUND"]));
    expect(codes.at(-1)).toBe("RATE_LIMITED");
  });
});
