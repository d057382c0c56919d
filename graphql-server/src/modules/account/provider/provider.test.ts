import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ProviderName } from "../../../platform/identity/identity-provider.ts";
import { newId } from "../../../shared/ids.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { startIdentityProvider, type TestIdentityProvider } from "../../../testing/identity-provider.ts";
import { aCredential, goodPassword } from "../../../testing/passwords.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Session } from "../session/session.entity.ts";
import { LinkedIdentity } from "./linked-identity.entity.ts";

const base = "http://localhost:4102";
let server: TestServer;
let provider: TestIdentityProvider;
beforeAll(async () => {
  provider = await startIdentityProvider(() => `${base}/log-in/return`);
  const client = (id: string) => [id, `${id}-secret-that-is-long-enough-to-sign`] as const;
  const [[google, googleSecret], [line, lineSecret]] = [client("google"), client("line")];
  server = await startTestServer({
    env: {
      TRUST_PROXY: "1",
      BASE_URL: base,
      GOOGLE_CLIENT_ID: google,
      GOOGLE_CLIENT_SECRET: googleSecret,
      GOOGLE_ISSUER: provider.issuer,
      LINE_CHANNEL_ID: line,
      LINE_CHANNEL_SECRET: lineSecret,
      LINE_ISSUER: provider.issuer,
    },
  });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});
beforeEach(() => meet({ email: `${newId().slice(-12)}@example.jp`, email_verified: true }));

function meet(person: { email?: string; email_verified?: boolean }): void {
  for (const key of ["email", "email_verified"] as const) delete provider.person[key];
  Object.assign(provider.person, { sub: newId(), ...person });
}
let visitors = 0;
async function ask(client: TestClient, field: string, type: string, input: object, answer: string, language = "ja") {
  visitors += 1;
  const text = `mutation ($input: ${type}!) { ${field}(input: $input) { ${answer} errors { code path message } } }`;
  const headers = { "x-forwarded-for": `10.6.0.${visitors}`, "accept-language": language };
  const { data, errors } = await client.graphql(text, { input }, headers);
  expect(errors).toEqual([]);
  return data[field];
}
const leave = (client: TestClient, purpose = "SIGN_IN", name: ProviderName = "GOOGLE") =>
  ask(client, "startProviderVisit", "StartProviderVisitInput", { provider: name, purpose }, "url");
const arrive = (client: TestClient, parameters: string, language?: string) =>
  ask(client, "finishProviderVisit", "FinishProviderVisitInput", { parameters }, "outcome viewer { seeker { id } }", language);
const names = { familyName: "グエン", givenName: "マイ" };
const register = (client: TestClient, more: object = { agreeToTerms: true }) =>
  ask(client, "registerWithProvider", "RegisterWithProviderInput", { ...names, ...more }, "viewer { seeker { id email } }");
const codesOf = (answer: { errors: { code: string }[] }) => answer.errors.map(({ code }) => code);

async function goThere(client: TestClient, purpose?: string, name?: ProviderName) {
  const { url } = await leave(client, purpose, name);
  return provider.visit(url);
}
/** Somebody who registered by the provider alone. */
async function aNewcomer(name: ProviderName = "GOOGLE") {
  const client = server.anonymous();
  expect(await arrive(client, await goThere(client, "SIGN_IN", name))).toMatchObject({ outcome: "NEWCOMER", viewer: { seeker: null } });
  const { viewer } = await register(client);
  return { client, id: String(viewer.seeker.id), sub: provider.person.sub };
}

describe("a person whom a provider names", () => {
  it("registers with their own consent, and is signed in the next time", async () => {
    const client = server.anonymous();
    await arrive(client, await goThere(client));
    expect((await client.graphql("{ newcomer { provider email } }")).data.newcomer).toEqual({
      provider: "GOOGLE",
      email: provider.person.email,
    });
    expect(codesOf(await register(client, { agreeToTerms: false }))).toEqual(["TERMS_NOT_ACCEPTED"]);
    const { viewer } = await register(client);
    expect(viewer.seeker.email).toBe(provider.person.email);
    const later = server.anonymous();
    expect(await arrive(later, await goThere(later))).toMatchObject({ outcome: "SIGNED_IN", viewer: { seeker: { id: viewer.seeker.id } } });
    expect(codesOf(await register(client))).toEqual(["PROVIDER_EXPIRED"]);
  });

  it("comes by LINE without an address of proof: our own mail has to prove one", async () => {
    meet({ email: "somebody@example.jp" });
    const client = server.anonymous();
    await arrive(client, await goThere(client, "SIGN_IN", "LINE"));
    expect((await client.graphql("{ newcomer { provider email } }")).data.newcomer).toEqual({ provider: "LINE", email: null });
    expect(codesOf(await register(client))).toEqual(["PROVIDER_EMAIL_UNVERIFIED"]);
    const email = `${newId().slice(-12)}@example.jp`;
    await ask(client, "requestRegistration", "RequestRegistrationInput", { email }, "accepted");
    const mail = (await server.mails()).find(({ to }) => to === email);
    const token = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
    expect((await register(client, { agreeToTerms: true, token })).viewer.seeker.email).toBe(email);
  });

  it("is never let into an account by the address, vouched for or not", async () => {
    const { user } = await server.asSeeker();
    meet({ email: user.email, email_verified: true });
    const client = server.anonymous();
    expect(codesOf(await arrive(client, await goThere(client)))).toEqual(["PROVIDER_EMAIL_KNOWN"]);
    expect(codesOf(await register(client))).toEqual(["PROVIDER_EXPIRED"]);
    meet({ email: user.email, email_verified: false });
    const other = server.anonymous();
    expect(await arrive(other, await goThere(other))).toMatchObject({ outcome: "NEWCOMER" });
    expect(codesOf(await register(other))).toEqual(["PROVIDER_EMAIL_UNVERIFIED"]);
    expect(await server.em().count(LinkedIdentity, { user: user.id })).toBe(0);
  });
});

describe("a provider's answer", () => {
  it("counts once, in the browser that asked, in time, and with its own state; words are the reader's", async () => {
    await aNewcomer();
    const client = server.anonymous();
    const answer = await goThere(client);
    expect(codesOf(await arrive(server.anonymous(), answer))).toEqual(["PROVIDER_EXPIRED"]);
    expect(codesOf(await arrive(client, answer.replace(/state=[^&]+/, "state=other")))).toEqual(["PROVIDER_EXPIRED"]);
    expect(await arrive(client, answer)).toMatchObject({ outcome: "SIGNED_IN" });
    const again = await arrive(client, answer, "vi");
    expect(again.errors[0]).toMatchObject({ code: "PROVIDER_EXPIRED", message: expect.stringContaining("Đã hết thời gian") });
    const late = await goThere(client);
    server.setNow(new Date(Date.now() + 16 * 60_000));
    expect(codesOf(await arrive(client, late))).toEqual(["PROVIDER_EXPIRED"]);
    server.setNow(new Date());
  });

  it("with another visit's code or the person's refusal signs nobody in", async () => {
    await aNewcomer();
    const [one, other] = [server.anonymous(), server.anonymous()];
    const [first, second] = [await goThere(one), await goThere(other)];
    const code = /code=([^&]+)/.exec(first)?.[1] ?? "";
    expect(codesOf(await arrive(other, second.replace(/code=[^&]+/, `code=${code}`)))).toEqual(["PROVIDER_REFUSED"]);
    const denied = await goThere(one);
    const state = /state=([^&]+)/.exec(denied)?.[1] ?? "";
    expect(codesOf(await arrive(one, `?error=access_denied&state=${state}&iss=${encodeURIComponent(provider.issuer)}`))).toEqual([
      "PROVIDER_REFUSED",
    ]);
    expect((await other.graphql("{ viewer { seeker { id } } }")).data.viewer.seeker).toBeNull();
  });
});

describe("a link to a provider", () => {
  const settings = async (client: TestClient) =>
    (await client.graphql("{ signInSettings(kind: SEEKER) { identities { provider } providers } }")).data.signInSettings;
  const unlink = (client: TestClient) => ask(client, "unlinkIdentity", "UnlinkIdentityInput", { provider: "GOOGLE" }, "settings { id }");

  it("is made after a fresh proof, and is nobody else's", async () => {
    const client = await server.asSeeker();
    expect(await arrive(client, await goThere(client, "LINK"))).toMatchObject({ outcome: "LINKED" });
    expect(await settings(client)).toEqual({ identities: [{ provider: "GOOGLE" }], providers: ["GOOGLE", "LINE"] });
    const other = await server.asSeeker();
    expect(codesOf(await arrive(other, await goThere(other, "LINK")))).toEqual(["PROVIDER_OTHER_ACCOUNT"]);
    await server.em().nativeUpdate(Session, { accountId: other.user.id }, { authenticatedAt: new Date(Date.now() - 3_600_000) });
    expect(codesOf(await leave(other, "LINK"))).toEqual(["CONFIRM_PASSWORD"]);
    expect(codesOf(await leave(server.anonymous(), "LINK"))).toEqual(["UNAUTHENTICATED"]);
  });

  it("proves once more who is signed in, and another subject does not", async () => {
    const { client, id } = await aNewcomer();
    const own = provider.person.sub;
    meet({});
    expect(codesOf(await arrive(client, await goThere(client, "CONFIRM")))).toEqual(["PROVIDER_OTHER_ACCOUNT"]);
    provider.person.sub = own;
    expect(await arrive(client, await goThere(client, "CONFIRM"))).toMatchObject({ outcome: "SIGNED_IN", viewer: { seeker: { id } } });
  });

  it("stays when it is the last way in, and goes when there is another", async () => {
    const { client, id } = await aNewcomer();
    expect(codesOf(await unlink(client))).toEqual(["LAST_SIGN_IN_WAY"]);
    expect(await server.em().count(LinkedIdentity, { user: id })).toBe(1);
    meet({});
    expect(await arrive(client, await goThere(client, "LINK", "LINE"))).toMatchObject({ outcome: "LINKED" });
    expect(codesOf(await unlink(client))).toEqual([]);
  });
});

describe("somebody who has a provider and no password", () => {
  const cancel = (client: TestClient, password: string | null = null) =>
    ask(client, "cancelAccount", "CancelAccountInput", { password, understood: true, reasons: [] }, "eraseAfter");
  const takeAlong = async (client: TestClient) => {
    const response = await client.post("/api/user/export", { format: "JSON" });
    return response.status === 200 ? "DONE" : (await response.json()).code;
  };
  const wait = (id: string) =>
    server.em().nativeUpdate(Session, { accountId: id }, { authenticatedAt: new Date(Date.now() - 11 * 60_000) });

  it("leaves and takes the data along after a fresh proof by the provider, and not without", async () => {
    const { client, id } = await aNewcomer();
    await wait(id);
    expect(codesOf(await cancel(client))).toEqual(["CONFIRM_WITHOUT_PASSWORD"]);
    expect(codesOf(await cancel(client, "any password at all"))).toEqual(["CONFIRM_WITHOUT_PASSWORD"]);
    expect(await takeAlong(client)).toBe("CONFIRM_WITHOUT_PASSWORD");
    await arrive(client, await goThere(client, "CONFIRM"));
    expect(await takeAlong(client)).toBe("DONE");
    const answer = await cancel(client);
    expect([codesOf(answer), typeof answer.eraseAfter]).toEqual([[], "string"]);
    expect((await client.graphql("{ viewer { seeker { id } } }")).data.viewer.seeker).toBeNull();
  });

  it("is not let out of the password once there is one", async () => {
    const { client, id } = await aNewcomer();
    const em = server.em();
    await aCredential(em, { kind: "SEEKER", accountId: id });
    await em.flush();
    await arrive(client, await goThere(client, "CONFIRM"));
    expect(codesOf(await cancel(client))).toEqual(["CONFIRM_PASSWORD"]);
    expect(await takeAlong(client)).toBe("CONFIRM_PASSWORD");
    expect(codesOf(await cancel(client, "another password"))).toEqual(["WRONG_PASSWORD"]);
    expect(codesOf(await cancel(client, goodPassword))).toEqual([]);
  });
});

it("is not offered, and not begun, where it is not set up", async () => {
  const plain = await startTestServer();
  const { data } = await plain.anonymous().graphql("{ identityProviders }");
  expect(data.identityProviders).toEqual([]);
  expect(codesOf(await leave(plain.anonymous()))).toEqual(["PROVIDER_OFF"]);
  await plain.close();
});
