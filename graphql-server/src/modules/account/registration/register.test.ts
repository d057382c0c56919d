import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { statementsOf } from "../../../testing/database/count-statements.ts";
import { dumpDatabase } from "../../../testing/database/dump-database.ts";
import { aSeeker } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { mailedToken, waitingMails } from "../../../testing/outbox.ts";
import { aCredential, goodPassword } from "../../../testing/passwords.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Credential } from "../password/credential.entity.ts";
import { UserProfile } from "../profile/user-profile.entity.ts";
import { User } from "../seeker/user.entity.ts";

let server: TestServer;
const start = new Date("2026-11-21T09:00:00Z");
beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: "1" } });
});
afterAll(() => server.close());

let count = 0;
const elsewhere = () => ({ "x-forwarded-for": `192.0.2.${(count += 1)}` });
const newAddress = () => `newcomer${(count += 1)}@example.jp`;

const person = { familyName: "ｸﾞｪﾝ", givenName: "", familyNameKana: "ぐぇん", latinName: "NGUYEN Thị  Hoa", agreeToTerms: true };
const ask = (email: unknown, headers = elsewhere()) => server.anonymous().post("/api/emali_send_for_registration", { email }, headers);
const signup = (body: object, client: TestClient = server.anonymous()) =>
  client.post("/api/signup", { ...person, password: goodPassword, ...body }, elsewhere());

async function known(): Promise<User> {
  const em = server.em();
  const user = aSeeker(em);
  await aCredential(em, { kind: "SEEKER", accountId: user.id });
  await em.flush();
  return user;
}
async function tokenFor(email: string): Promise<string> {
  expect((await ask(email)).status).toBe(202);
  return mailedToken(server.em(), email);
}
async function codes(response: Response): Promise<string[]> {
  const { errors } = await response.json();
  return errors.map(({ code, path }: { code: string; path: string[] }) => `${code} ${path.join(".")}`.trim());
}

describe("asking to register", () => {
  it("answers alike, byte for byte and statement for statement, whether or not the address is known", async () => {
    const { email: taken } = await known();
    const observe = async (email: string) => {
      let answer: unknown;
      const statements = await statementsOf(server.services.database, async () => {
        const response = await ask(email);
        const headers = [...response.headers].filter(([name]) => !["date", "x-request-id"].includes(name));
        answer = { status: response.status, headers, body: await response.text() };
      });
      return { answer, statements };
    };
    const fresh = newAddress();
    const [unknown, existing] = [await observe(fresh), await observe(taken)];
    expect(existing.answer).toEqual(unknown.answer);
    expect(existing.statements.map(shape)).toEqual(unknown.statements.map(shape));
    expect((await waitingMails(server.em(), fresh))[0]?.template).toBe("register");
    const [mail] = await waitingMails(server.em(), taken);
    expect(mail?.template).toBe("already-registered");
    expect(mail?.text).not.toContain("token=");
  });

  it.each([
    ["a list of addresses", ["a@example.jp", "b@example.jp"]],
    ["an object", { a: 1 }],
    ["no text", 7],
  ])("refuses %s", async (_what, email) => {
    const response = await ask(email);
    expect([response.status, await codes(response)]).toEqual([422, ["INVALID email"]]);
  });

  it.each(["", "nobody", "a@b", "a@example.jp,b@example.jp", "a@example.jp\r\nBcc: b@example.jp", "a b@example.jp", "<a@example.jp>"])(
    "refuses what is no single address: %j",
    async (email) => {
      expect((await ask(email)).status).toBe(422);
    },
  );

  it.each(["a..b.@docomo.example.jp", ".hana@ezweb.example.jp", "a+tag@example.jp"])(
    "takes the addresses that old carriers gave out: %s",
    async (email) => {
      expect((await ask(email)).status).toBe(202);
    },
  );

  it("is refused from the sixth time in half an hour, with the seconds to wait", async () => {
    const headers = elsewhere();
    for (let time = 1; time <= 5; time += 1) expect((await ask(newAddress(), headers)).status).toBe(202);
    const refused = await ask(newAddress(), headers);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(1_790);
    const email = newAddress();
    for (let time = 1; time <= 5; time += 1) expect((await ask(email)).status).toBe(202);
    expect((await ask(email.toUpperCase())).status).toBe(429);
  });
});

describe("registering", () => {
  it("makes the account with its consent and profile and signs the browser in", async () => {
    const email = newAddress();
    const client = server.anonymous();
    const response = await signup({ token: await tokenFor(email) }, client);
    expect(response.status).toBe(201);
    expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-sid_u=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax$/);
    const body = await response.json();
    expect(body.seeker).toMatchObject({ email, displayName: "グェン" });
    expect((await client.graphql("{ viewer { seeker { id } } }")).data.viewer.seeker.id).toBe(body.seeker.id);
    const user = await server.em().findOneOrFail(User, { email });
    expect(user).toMatchObject({ termsVersion: "2026-11", status: "ACTIVE", locale: "ja" });
    const profile = await server.em().findOneOrFail(UserProfile, { user: user.id });
    expect(profile).toMatchObject({ familyNameKana: "グェン", latinName: "NGUYEN Thị Hoa" });
  });

  it("stores the password as argon2id of today's cost", async () => {
    const email = newAddress();
    const { seeker } = await (await signup({ token: await tokenFor(email) })).json();
    const { passwordHash } = await server.em().findOneOrFail(Credential, { accountId: seeker.id });
    const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(passwordHash) ?? [];
    expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
    expect(Number(passes)).toBeGreaterThanOrEqual(2);
  });

  it("takes the same password typed in another Unicode form", async () => {
    const email = newAddress();
    await signup({ token: await tokenFor(email), password: "ガラスの瓶に灯台の光をためておく" });
    const decomposed = "ガラスの瓶に灯台の光をためておく".normalize("NFD");
    expect((await server.anonymous().post("/api/user/login", { email, password: decomposed }, elsewhere())).status).toBe(200);
  });

  it("works with a token once, in whatever number of simultaneous requests", async () => {
    const token = await tokenFor(newAddress());
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await signup({ token })).status));
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 422)).toHaveLength(19);
  });

  it("works for 24 hours after the mail, and only with the newest one", async () => {
    server.setNow(start);
    const [old, late] = [newAddress(), newAddress()];
    const first = await tokenFor(old);
    const second = await tokenFor(old);
    const third = await tokenFor(late);
    server.setNow(new Date(start.getTime() + 86_399_000));
    expect(await codes(await signup({ token: first }))).toEqual(["TOKEN_INVALID token"]);
    expect((await signup({ token: second })).status).toBe(201);
    server.setNow(new Date(start.getTime() + 86_400_000));
    expect(await codes(await signup({ token: third }))).toEqual(["TOKEN_INVALID token"]);
  });

  it.each([
    [{ agreeToTerms: false }, "TERMS_NOT_ACCEPTED agreeToTerms"],
    [{ familyName: " ", givenName: "　" }, "REQUIRED familyName"],
    [{ familyName: "山".repeat(61) }, "TOO_LONG familyName"],
    [{ familyNameKana: "abc" }, "NOT_KANA familyNameKana"],
    [{ latinName: "花子" }, "NOT_LATIN latinName"],
    [{ password: "みじかい" }, "PASSWORD_TOO_SHORT password"],
    [{ password: "newcomer the rainy balcony" }, "OK"],
  ])("names what is wrong, and the token stays good: %j", async (change, expected) => {
    const token = await tokenFor(newAddress());
    const response = await signup({ token, ...change });
    if (expected === "OK") expect(response.status).toBe(201);
    else {
      expect(await codes(response)).toEqual([expected]);
      expect((await signup({ token })).status).toBe(201);
    }
  });

  it("cannot set what is not asked for", async () => {
    const email = newAddress();
    await signup({
      token: await tokenFor(email),
      id: "01890000-0000-7000-8000-000000000001",
      status: "SUSPENDED",
      email: "other@example.jp",
      version: 9,
    });
    expect(await server.em().findOneOrFail(User, { email })).toMatchObject({ status: "ACTIVE", version: 1 });
  });
});

describe("the database", () => {
  it("holds no token, session or password that could be used", async () => {
    const email = newAddress();
    const used = await tokenFor(email);
    const client = server.anonymous();
    await signup({ token: used }, client);
    const open = await tokenFor(newAddress());
    const dump = await dumpDatabase(server.services.database);
    expect(dump).toContain(email);
    for (const secret of [used, open, client.cookies.get("__Host-sid_u") ?? "", goodPassword]) {
      expect(secret.length).toBeGreaterThan(14);
      expect(dump.includes(secret)).toBe(false);
    }
  });
});

/** A statement without its values and row counts. */
function shape(sql: string): string {
  return sql.replace(/\$\d+|'[^']*'|\d+/g, "?").replace(/\s+/g, " ");
}
