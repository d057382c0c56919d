import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { aCredential, goodPassword } from "../../../testing/passwords.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { User } from "../seeker/user.entity.ts";

let server: TestServer;
const start = new Date("2026-11-23T03:00:00Z");
const after = (hours: number) => server.setNow(new Date(start.getTime() + hours * 3_600_000));
beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: "1" } });
});
afterAll(() => server.close());
beforeEach(() => after(0));

let visitors = 0;
async function ask(client: TestClient, field: string, type: string, input: object, answer: string) {
  visitors += 1;
  const text = `mutation ($input: ${type}!) { ${field}(input: $input) { ${answer} errors { code path } } }`;
  const { data, errors } = await client.graphql(text, { input }, { "x-forwarded-for": `10.7.0.${visitors}` });
  expect(errors).toEqual([]);
  return data[field];
}
const request = (client: TestClient, email: string, kind = "SEEKER") =>
  ask(client, "requestEmailChange", "RequestEmailChangeInput", { kind, email }, "done");
const confirm = (token: string) => ask(server.anonymous(), "confirmEmailChange", "EmailChangeTokenInput", { token }, "done");
const revoke = (token: string) => ask(server.anonymous(), "revokeEmailChange", "EmailChangeTokenInput", { token }, "outcome");
const signIn = async (email: string) =>
  (await ask(server.anonymous(), "signIn", "SignInInput", { email, password: goodPassword }, "viewer { seeker { id } }")).viewer?.seeker
    ?.id;
const address = () => `new-${newId().slice(-10)}@example.jp`;

async function mailsTo(email: string) {
  return (await server.mails()).filter(({ to }) => to === email).map(({ subject, text }) => ({ subject, text }));
}
async function tokenIn(email: string, name: "token" | "revoke"): Promise<string> {
  const texts = (await mailsTo(email)).map(({ text }) => new RegExp(`/email_change\\?${name}=([^\\s"]+)`).exec(text)?.[1]);
  return texts.find((token) => token !== undefined) ?? expect.fail(`No ${name} in the mails to ${email}`);
}
async function aPerson() {
  const client = await server.asSeeker();
  const em = server.em();
  await aCredential(em, { kind: "SEEKER", accountId: client.user.id });
  await em.flush();
  return { client, id: client.user.id, old: client.user.email, next: address() };
}

it("changes the address once the new one confirms; the old one is told before, and both after", async () => {
  const { client, id, old, next } = await aPerson();
  expect(await request(client, ` ${next.toUpperCase()} `)).toEqual({ done: true, errors: [] });
  expect(await signIn(next)).toBeUndefined();
  expect((await mailsTo(old)).map(({ subject }) => subject)).toContain("【ことばワークス】メールアドレスの変更が申し込まれました");
  expect(await confirm(await tokenIn(next, "token"))).toEqual({ done: true, errors: [] });
  expect(await signIn(next)).toBe(id);
  expect(await signIn(old)).toBeUndefined();
  for (const to of [old, next])
    expect((await mailsTo(to)).map(({ subject }) => subject)).toContain("【ことばワークス】メールアドレスを変更しました");
  const admin = await server.asAdmin();
  const found = await admin.graphql("query ($q: String) { seekerAccounts(filter: { keyword: $q }) { nodes { id } } }", { q: next });
  if (found.errors.length === 0) expect(found.data.seekerAccounts.nodes).toEqual([{ id }]);
  expect((await confirm(await tokenIn(next, "token"))).errors).toMatchObject([{ code: "TOKEN_INVALID" }]);
});

it("is stopped by the old address before, and undone by it afterwards: sessions end and the password works no more", async () => {
  const { client, id, old, next } = await aPerson();
  await request(client, next);
  expect(await revoke(await tokenIn(old, "revoke"))).toMatchObject({ outcome: "STOPPED" });
  expect((await confirm(await tokenIn(next, "token"))).errors).toMatchObject([{ code: "TOKEN_INVALID" }]);

  const thief = await aPerson();
  await request(thief.client, thief.next);
  const taken = await tokenIn(thief.old, "revoke");
  await confirm(await tokenIn(thief.next, "token"));
  const third = address();
  await request(thief.client, third);
  await confirm(await tokenIn(third, "token"));
  after(6 * 24);
  expect(await revoke(taken)).toMatchObject({ outcome: "RESTORED" });
  expect(await server.em().findOneOrFail(User, { id: thief.id })).toMatchObject({ email: thief.old });
  expect((await thief.client.graphql("{ viewer { seeker { id } } }")).data.viewer.seeker).toBeNull();
  expect([await signIn(thief.old), await signIn(third)]).toEqual([undefined, undefined]);
  expect((await mailsTo(thief.old)).some(({ text }) => text.includes("/password/reset?token="))).toBe(true);
  expect((await revoke(await tokenIn(thief.next, "revoke"))).errors).toMatchObject([{ code: "TOKEN_INVALID" }]);
  expect((await revoke(taken)).errors).toMatchObject([{ code: "TOKEN_INVALID" }]);
  expect(id).not.toBe(thief.id);
});

it("says nothing of addresses that have an account, but to their owner", async () => {
  const { client, old } = await aPerson();
  const other = await aPerson();
  expect(await request(client, other.old)).toEqual({ done: true, errors: [] });
  expect((await mailsTo(other.old)).map(({ subject }) => subject)).toEqual(["【ことばワークス】このメールアドレスのアカウントがあります"]);
  expect((await request(client, old)).errors).toMatchObject([{ code: "EMAIL_TAKEN" }]);
  const { next } = await aPerson();
  await request(client, next);
  const em = server.em();
  const late = await em.findOneOrFail(User, { id: other.id });
  await request(other.client, next);
  await confirm(await tokenIn(next, "token"));
  expect(late.email).toBe(other.old);
});

it("needs a fresh proof, works for a day and for a week, and a link of one act does not do the other", async () => {
  const { client, old, next } = await aPerson();
  await request(client, next);
  const [confirming, revoking] = [await tokenIn(next, "token"), await tokenIn(old, "revoke")];
  for (const token of [revoking, `${confirming}x`, confirming.slice(0, 36), "x"]) {
    expect((await confirm(token)).errors).toMatchObject([{ code: "TOKEN_INVALID" }]);
  }
  expect((await revoke(confirming)).errors).toMatchObject([{ code: "TOKEN_INVALID" }]);
  after(0.2);
  expect((await request(client, address())).errors).toEqual([{ code: "CONFIRM_PASSWORD", path: ["password"] }]);
  after(24.1);
  expect((await confirm(confirming)).errors).toMatchObject([{ code: "TOKEN_INVALID" }]);
  after(7 * 24 + 1);
  expect((await revoke(revoking)).errors).toMatchObject([{ code: "TOKEN_INVALID" }]);
});

it("works for a company's member", async () => {
  const client = await server.asCompany();
  const next = address();
  await request(client, next, "COMPANY");
  await confirm(await tokenIn(next, "token"));
  const { data } = await client.graphql("{ signInSettings(kind: COMPANY) { email } }");
  expect(data.signInSettings.email).toBe(next);
});
