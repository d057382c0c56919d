import { generateSync } from "otplib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { encrypt } from "../../../platform/keys/key-ring.ts";
import { newId } from "../../../shared/ids.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { aCredential, goodPassword } from "../../../testing/passwords.ts";
import { aSoftwareAuthenticator } from "../../../testing/software-authenticator.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { AuditEvent } from "../../base/audit/audit-event.entity.ts";
import { Credential } from "../password/credential.entity.ts";
import { User } from "../seeker/user.entity.ts";
import { Passkey } from "./passkey.entity.ts";

let server: TestServer;
const start = new Date("2026-11-23T03:00:05Z");
const after = (seconds: number) => server.setNow(new Date(start.getTime() + seconds * 1_000));
beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: "1" } });
});
afterAll(() => server.close());
beforeEach(() => after(0));

type Kind = "SEEKER" | "COMPANY";
let visitors = 0;
async function ask(client: TestClient, field: string, type: string, input: object, answer: string) {
  visitors += 1;
  const text = `mutation ($input: ${type}!) { ${field}(input: $input) { ${answer} errors { code path } } }`;
  const { data, errors } = await client.graphql(text, { input }, { "x-forwarded-for": `10.8.${visitors >> 8}.${visitors & 255}` });
  expect(errors).toEqual([]);
  return data[field];
}
const begin = (client: TestClient, kind: Kind = "SEEKER", more: object = {}) =>
  ask(client, "startPasskey", "StartPasskeyInput", { kind, ...more }, "options");
const finish = (client: TestClient, answer: string, kind: Kind = "SEEKER") =>
  ask(client, "finishPasskey", "FinishPasskeyInput", { kind, answer, name: "電話" }, "settings { passkeys { id name lastUsedAt } }");
const question = (client: TestClient, kind: Kind = "SEEKER", again = false) =>
  ask(client, "startPasskeySignIn", "StartPasskeySignInInput", { kind, again }, "options");
const enter = (client: TestClient, answer: string, kind: Kind = "SEEKER", more: object = {}) =>
  ask(client, "finishPasskeySignIn", "FinishPasskeySignInInput", { kind, answer, ...more }, "viewer { seeker { id } company { id } }");
const remove = (client: TestClient, id: string, kind: Kind = "SEEKER") =>
  ask(client, "removePasskey", "RemovePasskeyInput", { kind, id }, "settings { passkeys { id } }");

/** Somebody with a password and a passkey. */
async function withPasskey(kind: Kind = "SEEKER") {
  const person = kind === "SEEKER" ? await server.asSeeker() : await server.asCompany();
  const { id, email } = "user" in person ? person.user : person.member;
  const em = server.em();
  await aCredential(em, { kind, accountId: id });
  await em.flush();
  const device = aSoftwareAuthenticator(server.services.environment.baseUrl);
  const { options } = await begin(person, kind);
  const { settings } = await finish(person, device.create(options), kind);
  return { client: person, id, email, device, passkeyId: String(settings.passkeys[0].id) };
}
const mailsTo = async (email: string) => (await server.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);

describe("a passkey", () => {
  it("is added after a fresh proof, stands in the settings and on record, and is told by mail", async () => {
    const { client, id, email, passkeyId } = await withPasskey();
    const { data } = await client.graphql(
      "{ signInSettings(kind: SEEKER) { email hasPassword mustConfirmPassword passkeys { name lastUsedAt } identities { id } providers } }",
    );
    expect(data.signInSettings).toEqual({
      email,
      hasPassword: true,
      mustConfirmPassword: false,
      passkeys: [{ name: "電話", lastUsedAt: null }],
      identities: [],
      providers: [],
    });
    expect(await server.em().count(AuditEvent, { action: "passkey.add", objectId: passkeyId, actorId: id })).toBe(1);
    expect(await mailsTo(email)).toEqual(["【ことばワークス】パスキーを追加しました"]);
    const [row] = await server.em().execute("select name from passkey where id = ?", [passkeyId]);
    expect(row?.name).not.toContain("電話");
  });

  it("asks for the password once the last proof is ten minutes old", async () => {
    const { client } = await withPasskey();
    after(601);
    expect((await begin(client)).errors).toEqual([{ code: "CONFIRM_PASSWORD", path: ["password"] }]);
    expect((await begin(client, "SEEKER", { password: "not it" })).errors).toMatchObject([{ code: "WRONG_PASSWORD" }]);
    expect((await begin(client, "SEEKER", { password: goodPassword })).errors).toEqual([]);
  });

  it("signs its owner in without address and password, and notes its use", async () => {
    const { id, device, passkeyId } = await withPasskey();
    const visitor = server.anonymous();
    const { options } = await question(visitor);
    expect(JSON.parse(options)).not.toHaveProperty("allowCredentials.0");
    const { viewer } = await enter(visitor, device.get(options));
    expect(viewer.seeker.id).toBe(id);
    expect((await visitor.graphql("{ viewer { seeker { id } } }")).data.viewer.seeker.id).toBe(id);
    const passkey = await server.em().findOneOrFail(Passkey, { id: passkeyId });
    expect([passkey.counter, passkey.lastUsedAt]).toEqual([1, start]);
  });

  it("answers each question once, in time, and only on this site with its owner's proof", async () => {
    const { device } = await withPasskey();
    const visitor = server.anonymous();
    const { options } = await question(visitor);
    const answer = device.get(options);
    expect((await enter(visitor, device.get(options, { origin: "https://evil.example" }))).errors).toMatchObject([
      { code: "PASSKEY_REFUSED" },
    ]);
    expect((await enter(visitor, device.get(options, { isVerified: false }))).errors).toMatchObject([{ code: "PASSKEY_REFUSED" }]);
    expect((await enter(visitor, "{}")).errors).toMatchObject([{ code: "PASSKEY_REFUSED" }]);
    const both = await Promise.all([enter(server.anonymous(), answer), enter(server.anonymous(), answer)]);
    expect(both.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect((await enter(visitor, answer)).errors).toMatchObject([{ code: "PASSKEY_EXPIRED" }]);
    const late = await question(visitor);
    after(301);
    expect((await enter(visitor, device.get(late.options))).errors).toMatchObject([{ code: "PASSKEY_EXPIRED" }]);
  });

  it("of one kind of account, of nobody, of a removed or a suspended account opens nothing", async () => {
    const { client, id, device, passkeyId } = await withPasskey();
    const visitor = server.anonymous();
    const asCompany = await question(visitor, "COMPANY");
    expect((await enter(visitor, device.get(asCompany.options), "COMPANY")).errors).toMatchObject([{ code: "PASSKEY_REFUSED" }]);
    const stranger = aSoftwareAuthenticator(server.services.environment.baseUrl);
    const first = await question(visitor);
    expect((await enter(visitor, stranger.get(first.options))).errors).toMatchObject([{ code: "PASSKEY_REFUSED" }]);
    await server.em().nativeUpdate(User, { id }, { status: "SUSPENDED" });
    const second = await question(visitor);
    expect((await enter(visitor, device.get(second.options))).errors).toMatchObject([{ code: "PASSKEY_REFUSED" }]);
    await server.em().nativeUpdate(User, { id }, { status: "ACTIVE" });
    expect((await remove(client, passkeyId)).settings.passkeys).toEqual([]);
    const third = await question(visitor);
    expect((await enter(visitor, device.get(third.options))).errors).toMatchObject([{ code: "PASSKEY_REFUSED" }]);
  });

  it("proves once more who is signed in, and nobody else's does", async () => {
    const { client, device } = await withPasskey();
    const other = await withPasskey();
    after(700);
    const { options } = await question(client, "SEEKER", true);
    expect((await enter(client, other.device.get(options), "SEEKER", { again: true })).errors).toMatchObject([{ code: "PASSKEY_REFUSED" }]);
    expect((await enter(client, device.get(options), "SEEKER", { again: true })).errors).toEqual([]);
    expect((await begin(client)).errors).toEqual([]);
  });

  it("cannot be taken off when it is the last way to sign in, and nobody takes off another's", async () => {
    const { client, id, passkeyId } = await withPasskey();
    const stranger = await server.asSeeker();
    expect((await remove(stranger, passkeyId)).errors).toMatchObject([{ code: "NOT_FOUND" }]);
    await server.em().nativeDelete(Credential, { accountId: id });
    expect((await remove(client, passkeyId)).errors).toMatchObject([{ code: "LAST_SIGN_IN_WAY" }]);
    expect(await server.em().count(Passkey, { id: passkeyId })).toBe(1);
    const second = aSoftwareAuthenticator(server.services.environment.baseUrl);
    await finish(client, second.create((await begin(client)).options));
    const both = await client.graphql("{ signInSettings(kind: SEEKER) { passkeys { id } } }");
    const ids: { id: string }[] = both.data.signInSettings.passkeys;
    const removed = await Promise.all(ids.map((passkey) => remove(client, passkey.id)));
    expect(removed.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  });

  it("stands in for a member's password only: the second factor is asked for as ever", async () => {
    const { id, device } = await withPasskey("COMPANY");
    const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
    await server
      .em()
      .execute("insert into two_factor (id, kind, account_id, secret, confirmed_at, created_at) values (?, 'COMPANY', ?, ?, ?, ?)", [
        newId(),
        id,
        encrypt(secret),
        start,
        start,
      ]);
    const visitor = server.anonymous();
    const { options } = await question(visitor, "COMPANY");
    const answer = device.get(options);
    expect((await enter(visitor, answer, "COMPANY")).errors).toEqual([{ code: "TWO_FACTOR_REQUIRED", path: ["code"] }]);
    expect((await enter(visitor, answer, "COMPANY", { code: "000000" })).errors).toMatchObject([{ code: "WRONG_CODE" }]);
    const code = generateSync({ secret, epoch: Math.floor(start.getTime() / 1_000) });
    expect((await enter(visitor, answer, "COMPANY", { code })).viewer.company.id).toBe(id);
  });
});

describe("a sign-in in a browser that did not know the account", () => {
  const subject = "【ことばワークス】新しい端末からログインがありました";
  const signIn = (client: TestClient, email: string) =>
    ask(client, "signIn", "SignInInput", { email, password: goodPassword }, "viewer { seeker { id } }");

  it("is told by mail once: the browser is known from then on, and another account in it is not", async () => {
    const { email } = await withPasskey();
    const other = await withPasskey();
    const browser = server.anonymous();
    await signIn(browser, email);
    await signIn(browser, email);
    expect((await mailsTo(email)).filter((text) => text === subject)).toHaveLength(1);
    await signIn(browser, other.email);
    expect((await mailsTo(other.email)).filter((text) => text === subject)).toHaveLength(1);
    await signIn(browser, email);
    expect((await mailsTo(email)).filter((text) => text === subject)).toHaveLength(1);
  });

  it("is told again after a planted or a very old mark", async () => {
    const { email } = await withPasskey();
    const browser = server.anonymous();
    await signIn(browser, email);
    const mark = browser.cookies.get("__Host-dev_u") ?? "";
    expect(mark).not.toContain(email);
    browser.cookies.set("__Host-dev_u", mark.replace(/^\d+/, "29999"));
    await signIn(browser, email);
    after(401 * 24 * 60 * 60);
    await signIn(browser, email);
    expect((await mailsTo(email)).filter((text) => text === subject)).toHaveLength(3);
  });
});
