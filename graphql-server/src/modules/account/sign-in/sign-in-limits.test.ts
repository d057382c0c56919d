import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { systemContext } from "../../../app/request-context.ts";
import { aSeeker } from "../../../testing/factories.ts";
import { aCredential, goodPassword } from "../../../testing/passwords.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { AuditEvent } from "../../base/audit/audit-event.entity.ts";
import { Credential } from "../password/credential.entity.ts";
import { punishFailure, waitSeconds } from "./sign-in-throttle.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: "1" } });
});
afterAll(() => server.close());

/** The limiter's library reads the machine's clock, so these tests move that one. */
beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T09:00:00Z") }));
afterEach(() => vi.useRealTimers());
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);

let address = 0;
const elsewhere = () => ({ "x-forwarded-for": `198.51.${Math.floor((address += 1) / 250)}.${address % 250}` });

async function seeker() {
  const em = server.em();
  const user = aSeeker(em);
  await aCredential(em, { kind: "SEEKER", accountId: user.id });
  await em.flush();
  return user;
}

async function attempt(email: string, password: string, headers: Record<string, string> = elsewhere()) {
  const response = await server.anonymous().post("/api/user/login", { email, password }, headers);
  return { status: response.status, wait: Number(response.headers.get("retry-after") ?? 0) };
}
const wrong = (email: string, headers?: Record<string, string>) => attempt(email, "not the right password", headers);

describe("wrong passwords for one account", () => {
  it("are free ten times, then followed by a wait that doubles from half a minute to an hour", async () => {
    const { email } = await seeker();
    for (let count = 1; count <= 10; count += 1) expect(await wrong(email)).toEqual({ status: 401, wait: 0 });
    for (const wait of [30, 60, 120, 240]) {
      expect(await attempt(email, goodPassword)).toEqual({ status: 429, wait });
      pass(wait - 1);
      expect(await wrong(email)).toEqual({ status: 429, wait: 1 });
      pass(2);
      expect((await wrong(email)).status).toBe(401);
    }
    expect(await wrong(email)).toEqual({ status: 429, wait: 480 });
    expect([7, 8, 9, 30].map(waitSeconds)).toEqual([1_920, 3_600, 3_600, 3_600]);
  });

  it("are free again when their quarter of an hour is over", async () => {
    const { email } = await seeker();
    for (let count = 1; count <= 9; count += 1) await wrong(email);
    pass(15 * 60 + 1);
    for (let count = 1; count <= 10; count += 1) expect((await wrong(email)).status).toBe(401);
    expect((await wrong(email)).status).toBe(429);
  });

  it("are forgotten after the right one", async () => {
    const { email } = await seeker();
    for (let count = 1; count <= 9; count += 1) await wrong(email);
    expect((await attempt(email, goodPassword)).status).toBe(200);
    for (let count = 1; count <= 10; count += 1) expect((await wrong(email)).status).toBe(401);
  });

  it("are counted alike when nobody has the address, in whatever spelling it is sent", async () => {
    const spellings = ["Nobody@example.jp", " nobody@EXAMPLE.jp", "ｎｏｂｏｄｙ@example.jp"];
    for (let count = 0; count < 10; count += 1) expect((await wrong(spellings[count % 3] ?? "")).status).toBe(401);
    expect(await wrong("nobody@example.jp")).toEqual({ status: 429, wait: 30 });
  });

  it("disable the password after a hundred in a row, until it is reset by mail", async () => {
    const user = await seeker();
    const em = server.em();
    await em.nativeUpdate(Credential, { accountId: user.id }, { consecutiveFailures: 98 });
    await wrong(user.email);
    expect((await attempt(user.email, goodPassword)).status).toBe(200);
    await em.nativeUpdate(Credential, { accountId: user.id }, { consecutiveFailures: 99 });
    await wrong(user.email);
    expect((await attempt(user.email, goodPassword)).status).toBe(401);
    expect((await em.fork().findOneOrFail(Credential, { accountId: user.id })).disabledAt).not.toBeNull();
  });
});

describe("a wrong password", () => {
  it("is recorded for the account that it was for, and for nobody where there is none", async () => {
    const { email, id } = await seeker();
    await wrong(email);
    const failed = { action: "session.signIn", result: "FAILED" } as const;
    expect(await server.em().count(AuditEvent, { ...failed, actorId: id })).toBe(1);
    const before = await server.em().count(AuditEvent, { ...failed, actorId: null });
    await wrong("no-one-at-all@example.jp");
    expect(await server.em().count(AuditEvent, { ...failed, actorId: null })).toBe(before + 1);
  });

  it("is followed by the longest wait when no more can be counted", async () => {
    const { email } = await seeker();
    const key = `SEEKER:${email}`;
    await server.services.limits.consume("login-strikes", key, 1_000_000);
    await punishFailure(systemContext(server.services, "test").ctx, { key, last: true });
    expect(await attempt(email, goodPassword)).toEqual({ status: 429, wait: 3_600 });
  });
});

describe("attempts from one address", () => {
  it("are refused from the twenty-sixth in five minutes, whichever account they ask for", async () => {
    const headers = { "x-forwarded-for": "192.0.2.7" };
    for (let count = 1; count <= 25; count += 1) expect((await wrong(`nobody${count}@example.jp`, headers)).status).toBe(401);
    expect(await wrong("nobody26@example.jp", headers)).toEqual({ status: 429, wait: 300 });
    expect((await wrong("nobody26@example.jp")).status).toBe(401);
    pass(301);
    expect((await wrong("nobody26@example.jp", headers)).status).toBe(401);
  });

  it("share a count within an IPv6 subscriber's network", async () => {
    for (let count = 1; count <= 25; count += 1) await wrong(`six${count}@example.jp`, { "x-forwarded-for": `2001:db8:1:2::${count}` });
    expect((await wrong("six26@example.jp", { "x-forwarded-for": "2001:db8:1:2:ffff::1" })).status).toBe(429);
    expect((await wrong("six26@example.jp", { "x-forwarded-for": "2001:db8:1:3::1" })).status).toBe(401);
  });
});

describe("when the counts cannot be kept", () => {
  it("nobody is let in, and is told to come back", async () => {
    const { email } = await seeker();
    await server.em().execute("alter table rate_limit rename to rate_limit_away");
    const answer = await attempt(email, goodPassword);
    await server.em().execute("alter table rate_limit_away rename to rate_limit");
    expect(answer).toEqual({ status: 503, wait: 5 });
    expect((await attempt(email, goodPassword)).status).toBe(200);
  });
});
