import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aSeeker } from "../../../testing/factories.ts";
import { mailedToken, waitingMails } from "../../../testing/outbox.ts";
import { aCredential, goodPassword } from "../../../testing/passwords.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { User } from "../seeker/user.entity.ts";
import { Session } from "../session/session.entity.ts";

let server: TestServer;
const start = new Date("2026-11-21T09:00:00Z");
beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: "1" } });
});
afterAll(() => server.close());

const request = `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { accepted errors { code } } }`;
const reset = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { done errors { code path } } }`;
const signIn = `mutation ($input: SignInInput!) { signIn(input: $input) { viewer { seeker { id } } errors { code } } }`;
const newPassword = "雨上がりの坂道を自転車でくだる朝";

let address = 0;
/** Headers of a caller from an address of its own, so that limits per address do not meet. */
const elsewhere = () => ({ "x-forwarded-for": `203.0.113.${(address += 1)}` });

async function seekerWithPassword(): Promise<User> {
  const em = server.em();
  const user = aSeeker(em);
  await aCredential(em, { kind: "SEEKER", accountId: user.id });
  await em.flush();
  return user;
}

async function askFor(user: User): Promise<string> {
  await server.anonymous().graphql(request, { input: { kind: "SEEKER", email: user.email } }, elsewhere());
  return mailedToken(server.em(), user.email);
}

async function redeem(token: string, password = newPassword) {
  const answer = await server.anonymous().graphql(reset, { input: { kind: "SEEKER", token, password } }, elsewhere());
  return answer.data.resetPassword.errors[0]?.code ?? "DONE";
}

describe("a reset link", () => {
  it("sets the password once, ends every session, tells the owner and does not sign in", async () => {
    const user = await seekerWithPassword();
    const browser = await server.asSeeker(user);
    const token = await askFor(user);
    const client = server.anonymous();
    const answer = await client.graphql(reset, { input: { kind: "SEEKER", token, password: newPassword } }, elsewhere());
    expect(answer.data.resetPassword).toEqual({ done: true, errors: [] });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await server.em().count(Session, { accountId: user.id })).toBe(0);
    expect((await browser.graphql("{ viewer { seeker { id } } }")).data.viewer.seeker).toBeNull();
    expect((await waitingMails(server.em(), user.email)).map(({ template }) => template)).toEqual(["password-changed", "reset-password"]);
    const old = await client.graphql(signIn, { input: { email: user.email, password: goodPassword } }, elsewhere());
    expect(old.data.signIn.errors[0].code).toBe("INVALID_CREDENTIALS");
    const fresh = await client.graphql(signIn, { input: { email: user.email, password: newPassword } }, elsewhere());
    expect(fresh.data.signIn.viewer.seeker.id).toBe(user.id);
    expect(await redeem(token)).toBe("TOKEN_INVALID");
  });

  it("leads to the page in the language of the account, not of the browser that asked", async () => {
    const user = await seekerWithPassword();
    await server.em().nativeUpdate(User, { id: user.id }, { locale: "vi" });
    await askFor(user);
    const [mail] = await waitingMails(server.em(), user.email);
    expect(mail?.text).toMatch(/\/\/[^/]+\/vi\/password\/reset\?token=[\w-]{43}/);
  });

  it("serves one of twenty simultaneous requests", async () => {
    const token = await askFor(await seekerWithPassword());
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(token)));
    expect(answers.filter((code) => code === "DONE")).toHaveLength(1);
    expect(answers.filter((code) => code === "TOKEN_INVALID")).toHaveLength(19);
  });

  it("works until its hour is over and not a second longer", async () => {
    server.setNow(start);
    const [early, late] = [await askFor(await seekerWithPassword()), await askFor(await seekerWithPassword())];
    server.setNow(new Date(start.getTime() + 3_599_000));
    expect(await redeem(early)).toBe("DONE");
    server.setNow(new Date(start.getTime() + 3_600_000));
    expect(await redeem(late)).toBe("TOKEN_INVALID");
  });

  it("is void once a newer one is mailed", async () => {
    const user = await seekerWithPassword();
    const first = await askFor(user);
    const second = await askFor(user);
    expect(await redeem(first)).toBe("TOKEN_INVALID");
    expect(await redeem(second)).toBe("DONE");
  });

  it("is not used up by a password that the rules refuse", async () => {
    const token = await askFor(await seekerWithPassword());
    expect(await redeem(token, "passwordpassword")).toBe("PASSWORD_COMMON");
    expect(await redeem(token)).toBe("DONE");
  });

  it("opens only the kind of account it was mailed for", async () => {
    const token = await askFor(await seekerWithPassword());
    const answer = await server.anonymous().graphql(reset, { input: { kind: "ADMIN", token, password: newPassword } }, elsewhere());
    expect(answer.data.resetPassword.errors[0].code).toBe("TOKEN_INVALID");
  });
});
