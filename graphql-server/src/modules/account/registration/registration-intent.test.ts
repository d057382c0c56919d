import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aCompany, aSeeker, aWork } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { mailedToken, waitingMails } from "../../../testing/outbox.ts";
import { goodPassword } from "../../../testing/passwords.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import type { WorkStatus } from "../../work/posting/work.vocabulary.ts";
import { MailToken } from "../password/mail-token.entity.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: "1" } });
});
afterAll(() => server.close());

let count = 0;
const elsewhere = () => ({ "x-forwarded-for": `198.51.100.${(count += 1)}` });
const newAddress = () => `on-the-way${(count += 1)}@example.jp`;
const word = "夜勤もできます。よろしくお願いいたします。";

async function someWork(status: WorkStatus = "OPEN") {
  const em = server.em();
  const work = aWork(em, aCompany(em), { status });
  await em.flush();
  return work;
}

const ask = (email: string, intent: object | null) =>
  server.anonymous().post("/api/emali_send_for_registration", { email, intent }, elsewhere());

/** Opens the newest mail in another browser and registers there. */
async function registerElsewhere(email: string): Promise<TestClient> {
  const browser = server.anonymous();
  const token = await mailedToken(server.em(), email);
  const person = { familyName: "グエン", givenName: "", agreeToTerms: true, password: goodPassword };
  expect((await browser.post("/api/signup", { token, ...person }, elsewhere())).status).toBe(201);
  return browser;
}

async function stateOf(client: TestClient, id: string) {
  const query = "query ($id: ID!) { work(id: $id) { liked openEntryId } entryDraft(workId: $id) { message confirmed } }";
  return (await client.graphql(query, { id })).data;
}

describe("what a visitor was about to do when they were asked to register", () => {
  it("an application goes on in whatever browser the mail is opened, with the word that was written, and is not sent by itself", async () => {
    const [work, email] = [await someWork(), newAddress()];
    expect((await ask(email, { kind: "APPLY", workId: work.id, message: word })).status).toBe(202);
    const [mail] = await waitingMails(server.em(), email);
    expect(mail?.text).toContain(`&apply=${work.id}`);
    expect(mail?.text).not.toContain(word);
    const state = await stateOf(await registerElsewhere(email), work.id);
    expect(state).toEqual({ work: { liked: false, openEntryId: null }, entryDraft: { message: word, confirmed: false } });
  });

  it("a heart is kept", async () => {
    const [work, email] = [await someWork(), newAddress()];
    await ask(email, { kind: "LIKE", workId: work.id });
    expect((await waitingMails(server.em(), email))[0]?.text).toContain(`&like=${work.id}`);
    expect((await stateOf(await registerElsewhere(email), work.id)).work.liked).toBe(true);
  });

  it.each(["CLOSED", "DRAFT"] as const)("a work that is %s by then keeps nobody from registering", async (status) => {
    const [work, other] = [await someWork(status), await someWork(status)];
    const [email, second] = [newAddress(), newAddress()];
    await ask(email, { kind: "APPLY", workId: work.id, message: word });
    expect((await stateOf(await registerElsewhere(email), work.id)).entryDraft).toBe(null);
    await ask(second, { kind: "LIKE", workId: other.id });
    await registerElsewhere(second);
  });

  it("the newest mail counts, and one without an intent leads nowhere in particular", async () => {
    const [first, email] = [await someWork(), newAddress()];
    await ask(email, { kind: "APPLY", workId: first.id, message: word });
    await ask(email, null);
    expect((await waitingMails(server.em(), email))[0]?.text).not.toContain("&apply=");
    expect((await stateOf(await registerElsewhere(email), first.id)).entryDraft).toBe(null);
  });

  it("somebody who has an account already is led there by signing in", async () => {
    const em = server.em();
    const { email } = aSeeker(em);
    await em.flush();
    const work = await someWork();
    await ask(email, { kind: "APPLY", workId: work.id, message: word });
    const [applying] = await waitingMails(server.em(), email);
    expect(applying?.text).toContain(`/log-in?next=${encodeURIComponent(`/user/entry?work=${work.id}`)}`);
    expect(applying?.text).not.toContain(word);
  });

  it("is forgotten as soon as the mail was used or replaced, and for an address that has an account", async () => {
    const em = server.em();
    const known = aSeeker(em);
    await em.flush();
    const [work, email] = [await someWork(), newAddress()];
    for (const address of [email, email, known.email]) await ask(address, { kind: "APPLY", workId: work.id, message: word });
    expect((await server.em().find(MailToken, { intent: { $ne: null } })).filter((token) => token.email === email)).toHaveLength(1);
    await registerElsewhere(email);
    expect((await server.em().find(MailToken, {})).filter((token) => [email, known.email].includes(token.email) && token.intent)).toEqual(
      [],
    );
  });

  it.each([
    ["another act", { kind: "BUY", workId: "01890000-0000-7000-8000-000000000001" }],
    ["what is no id", { kind: "APPLY", workId: "../admin" }],
    ["a text that is too long", { kind: "APPLY", workId: "01890000-0000-7000-8000-000000000001", message: "あ".repeat(4_001) }],
  ])("refuses %s", async (_what, intent) => {
    expect((await ask(newAddress(), intent)).status).toBe(422);
  });
});
