import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { aCompany, aWork } from "../../../testing/factories.ts";
import { waitingMails } from "../../../testing/outbox.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { inquiryEmail } from "../../account/leaving/inquiry-email.ts";
import { forgetOldInquiries } from "./forget-old-inquiries.ts";
import { Inquiry } from "./inquiry.entity.ts";

const operatorMail = "support@kotoba-works.example";
let server: TestServer;
let serial = 0;
beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: "1" } });
});
afterAll(() => server.close());

function anInquiry(changes: Record<string, unknown> = {}) {
  serial += 1;
  const email = `sender${serial}@example.jp`;
  return { operationId: newId(), category: "SERVICE", name: "山田花子", email, body: "使い方を教えてください。", agreed: true, ...changes };
}

async function send(input: object, headers: Record<string, string> = {}) {
  serial += 1;
  const own = { "x-forwarded-for": `198.51.100.${serial % 250}`, ...headers };
  const query = "mutation($input: SendInquiryInput!) { sendInquiry(input: $input) { receipt { ticket email } errors { code path } } }";
  const { data, errors } = await server.anonymous().graphql(query, { input }, own);
  expect(errors).toEqual([]);
  return data.sendInquiry;
}

describe("an inquiry", () => {
  it("gets a number and mails both sides, the sender in their language and without a word of what was typed", async () => {
    const input = anInquiry({ category: "POSTING", companyName: "", body: "賃金が違いました。\nhttps://evil.example" });
    const { receipt, errors } = await send(input, { "accept-language": "en" });
    expect(errors).toEqual([]);
    expect(receipt).toEqual({ ticket: expect.stringMatching(/^KW-[2-9A-HJ-NP-TV-Z]{4}-[2-9A-HJ-NP-TV-Z]{4}$/), email: input.email });
    const [toSender] = await waitingMails(server.em(), input.email);
    expect(toSender?.subject).toBe(`[Kotoba Works] We have received your inquiry (${receipt.ticket})`);
    expect(toSender?.text).not.toMatch(/evil|賃金|山田/);
    const [toOperator] = await waitingMails(server.em(), operatorMail);
    expect(toOperator?.subject).toContain(receipt.ticket);
    expect(toOperator?.text).toContain("賃金が違いました。");
    expect(toOperator?.text).toContain(input.email);
  });

  it("names the posting it is about when that is public, and nothing otherwise", async () => {
    const em = server.em();
    const work = aWork(em, aCompany(em), { title: "問題の求人" });
    const draft = aWork(em, aCompany(em), { status: "DRAFT", title: "秘密の下書き" });
    await em.flush();
    for (const [workId, kept] of [
      [work.id, work.id],
      [draft.id, null],
      ["x", null],
    ] as const) {
      const input = anInquiry({ workId });
      expect((await send(input)).errors).toEqual([]);
      expect((await server.em().findOneOrFail(Inquiry, { operationId: input.operationId })).workId).toBe(kept);
    }
    const mails = await waitingMails(server.em(), operatorMail);
    expect(mails.some(({ text }) => text.includes("問題の求人"))).toBe(true);
    expect(mails.some(({ text }) => text.includes("秘密の下書き"))).toBe(false);
  });

  it("sent twice, even at the same moment, is one; the same form with other words is refused", async () => {
    const input = anInquiry();
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(input)));
    const again = await send(input);
    const tickets = [...answers, again].map(({ receipt }) => receipt?.ticket);
    expect(new Set(tickets).size).toBe(1);
    expect(tickets[0]).toMatch(/^KW-\w{4}-\w{4}$/);
    expect(await server.em().count(Inquiry, { emailKey: inquiryEmail.among([input.email]) })).toBe(1);
    expect(await waitingMails(server.em(), input.email)).toHaveLength(1);
    const other = await send({ ...input, body: "ほかの内容" });
    expect(other).toEqual({ receipt: null, errors: [{ code: "OPERATION_CONFLICT", path: ["operationId"] }] });
  });

  it("of a program that fills every field is kept apart and mails nobody, and the program cannot tell", async () => {
    const input = anInquiry({ website: "https://spam.example" });
    const { receipt, errors } = await send(input);
    expect(errors).toEqual([]);
    expect(receipt.ticket).toMatch(/^KW-/);
    expect((await server.em().findOneOrFail(Inquiry, { operationId: input.operationId })).status).toBe("SPAM");
    expect(await waitingMails(server.em(), input.email)).toEqual([]);
  });

  it.each([
    [{ name: "　" }, "name", "REQUIRED"],
    [{ name: "あ".repeat(101) }, "name", "TOO_LONG"],
    [{ email: "not an address" }, "email", "INVALID_EMAIL"],
    [{ email: "a@example.jp, b@example.jp" }, "email", "INVALID_EMAIL"],
    [{ body: " \n " }, "body", "REQUIRED"],
    [{ body: "あ".repeat(4_001) }, "body", "TOO_LONG"],
    [{ agreed: false }, "agreed", "TERMS_NOT_ACCEPTED"],
    [{ operationId: "1" }, "operationId", "INVALID"],
  ])("with %j is refused at %s by %s, and nothing is written", async (changes, field, code) => {
    const input = anInquiry(changes);
    expect(await send(input)).toEqual({ receipt: null, errors: [{ code, path: [field] }] });
    expect(await server.em().count(Inquiry, { emailKey: inquiryEmail.among([String(input.email)]) })).toBe(0);
  });

  it("is limited by the sender's address and by the network it comes from", async () => {
    const input = anInquiry();
    for (let number = 0; number < 5; number += 1) expect((await send({ ...input, operationId: newId() })).errors).toEqual([]);
    expect((await send({ ...input, operationId: newId() })).errors).toEqual([{ code: "RATE_LIMITED", path: [] }]);
    const codes: string[] = [];
    for (let number = 0; number < 11; number += 1) {
      const { errors } = await send(anInquiry(), { "x-forwarded-for": "203.0.113.9" });
      codes.push(errors[0]?.code ?? "OK");
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => "OK"), "RATE_LIMITED"]);
  });

  it("is forgotten after a year, as the privacy policy says", async () => {
    const input = anInquiry();
    await send(input);
    const { createdAt } = await server.em().findOneOrFail(Inquiry, { operationId: input.operationId });
    const year = 365 * 86_400_000;
    await forgetOldInquiries(server.em(), new Date(createdAt.getTime() + year - 1));
    expect(await server.em().count(Inquiry, { operationId: input.operationId })).toBe(1);
    await forgetOldInquiries(server.em(), new Date(createdAt.getTime() + year));
    expect(await server.em().count(Inquiry, { operationId: input.operationId })).toBe(0);
  });
});
