import { hash, verify } from "@node-rs/argon2";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { statementsOf } from "../../../testing/database/count-statements.ts";
import { aSeeker } from "../../../testing/factories.ts";
import { waitingMails } from "../../../testing/outbox.ts";
import { aCredential, goodPassword } from "../../../testing/passwords.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Credential } from "../password/credential.entity.ts";

vi.mock("@node-rs/argon2", { spy: true });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: "1" } });
});
afterAll(() => server.close());

let count = 0;
const elsewhere = () => ({ "x-forwarded-for": `192.0.2.${(count += 1)}` });

async function seeker(status: "ACTIVE" | "SUSPENDED" | "ERASED" = "ACTIVE"): Promise<string> {
  const em = server.em();
  const user = aSeeker(em, { status });
  await aCredential(em, { kind: "SEEKER", accountId: user.id });
  await em.flush();
  return user.email;
}

/** All that somebody outside could tell two requests apart by, and the work done behind them. */
async function observe(send: () => Promise<Response>) {
  let seen: unknown;
  const statements = await statementsOf(server.services.database, async () => {
    const response = await send();
    // Its own number is in every answer, and in the tag of its bytes.
    const number = response.headers.get("x-request-id") ?? "";
    const headers = [...response.headers].filter(([name]) => !["date", "x-request-id", "etag"].includes(name));
    seen = { status: response.status, headers, body: (await response.text()).replaceAll(number, "?") };
  });
  return { seen, statements: statements.map((sql) => sql.replace(/\$\d+|'[^']*'|\d+/g, "?").replace(/\s+/g, " ")) };
}

describe("signing in", () => {
  const wrong = (email: string, password = "not the right password") =>
    observe(() => server.anonymous().post("/api/user/login", { email, password }, elsewhere()));

  it("answers a wrong password, an unknown address and a closed account alike, with the same statements", async () => {
    const unknown = await wrong("nobody@example.jp");
    expect(await wrong(await seeker())).toEqual(unknown);
    expect(await wrong(await seeker("SUSPENDED"), goodPassword)).toEqual(unknown);
    expect(await wrong(await seeker("ERASED"), goodPassword)).toEqual(unknown);
    expect(unknown.seen).toMatchObject({ status: 401 });
  });

  it("checks one password hash whether or not the address is known", async () => {
    for (const email of [await seeker(), "nobody@example.jp"]) {
      vi.mocked(verify).mockClear();
      await wrong(email);
      expect(verify).toHaveBeenCalledOnce();
      expect(vi.mocked(verify).mock.calls[0]?.[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    }
  });

  it("renews a hash that is weaker than today's cost", async () => {
    const em = server.em();
    const user = aSeeker(em);
    const weak = await hash(goodPassword.normalize("NFKC"), { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    (await aCredential(em, { kind: "SEEKER", accountId: user.id })).passwordHash = weak;
    await em.flush();
    expect((await server.anonymous().post("/api/user/login", { email: user.email, password: goodPassword }, elsewhere())).status).toBe(200);
    const { passwordHash } = await server.em().findOneOrFail(Credential, { accountId: user.id });
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,/);
    expect((await server.anonymous().post("/api/user/login", { email: user.email, password: goodPassword }, elsewhere())).status).toBe(200);
  });
});

describe("asking for a new password", () => {
  const query = "mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { accepted errors { code } } }";
  const ask = (email: unknown, kind = "SEEKER") =>
    observe(() => server.anonymous().post("/graphql", { query, variables: { input: { kind, email } } }, elsewhere()));

  it.each(["SEEKER", "COMPANY", "ADMIN"])("answers a %s's address and an unknown one alike, with the same statements", async (kind) => {
    const unknown = await ask(`nobody-${kind}@example.jp`, kind);
    const email = await seeker();
    expect(await ask(email, kind)).toEqual(unknown);
    expect(unknown.seen).toMatchObject({ status: 200, body: '{"data":{"requestPasswordReset":{"accepted":true,"errors":[]}}}\n' });
    const [mail] = await waitingMails(server.em(), email);
    expect(mail?.template).toBe(kind === "SEEKER" ? "reset-password" : "reset-unknown");
  });

  it("sends a suspended account no link", async () => {
    const email = await seeker("SUSPENDED");
    await ask(email);
    expect((await waitingMails(server.em(), email)).some(({ text }) => text.includes("token="))).toBe(false);
  });

  it("takes one address as text, never a list", async () => {
    const { seen } = await ask(["victim@example.jp", "thief@example.jp"]);
    expect(seen).toMatchObject({ status: 400 });
    expect(await waitingMails(server.em(), "thief@example.jp")).toEqual([]);
  });

  it("is refused from the sixth time in half an hour for one address, whoever asks", async () => {
    for (let time = 1; time <= 5; time += 1)
      expect((await ask("often@example.jp")).seen).toMatchObject({ body: expect.stringContaining("true") });
    expect((await ask(" OFTEN@example.jp")).seen).toMatchObject({ body: expect.stringContaining("RATE_LIMITED") });
  });
});

describe("changing a password", () => {
  it("needs the present one, and is counted: ten times in ten minutes", async () => {
    const em = server.em();
    const user = aSeeker(em);
    await aCredential(em, { kind: "SEEKER", accountId: user.id });
    await em.flush();
    const client = await server.asSeeker(user);
    const change = "mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { done errors { code path } } }";
    const input = { kind: "SEEKER", currentPassword: "a guess of somebody else", newPassword: "夕立のあとの路地裏で聞いた風鈴の音" };
    const attempt = async () => (await client.graphql(change, { input })).data.changePassword.errors[0]?.code;
    for (let time = 1; time <= 10; time += 1) expect(await attempt()).toBe("WRONG_PASSWORD");
    expect(await attempt()).toBe("RATE_LIMITED");
  });

  it("of a kind that is not signed in is refused", async () => {
    const client = await server.asSeeker();
    const input = `{ kind: ADMIN, currentPassword: "x", newPassword: "y" }`;
    const answer = await client.graphql(`mutation { changePassword(input: ${input}) { done errors { code } } }`);
    expect(answer.data.changePassword).toEqual({ done: false, errors: [{ code: "UNAUTHENTICATED" }] });
  });
});
