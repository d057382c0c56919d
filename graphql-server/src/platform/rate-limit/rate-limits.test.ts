import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { openMemoryDatabase } from "../../testing/database/memory-database.ts";
import type { Database } from "../database/open-database.ts";
import { createSigner } from "../keys/signer.ts";
import { addressKey, createRateLimits, limitTable, type RateLimits } from "./rate-limits.ts";

const keyRing = { current: "t", keys: new Map([["t", Buffer.alloc(32, 4)]]) };
const secrets = { keyRing, ...createSigner(["one key"]) };
let database: Database;
let limits: RateLimits;
beforeAll(async () => {
  database = await openMemoryDatabase(secrets.keyRing);
  limits = createRateLimits(database, secrets);
});
afterAll(() => database.close());
afterEach(() => vi.useRealTimers());

test("exactly the allowed number of attempts passes, and the next is told when to come back", async () => {
  const { points, seconds } = limitTable["login-account"];
  for (let attempt = 1; attempt <= points; attempt += 1) {
    expect(await limits.consume("login-account", "a@example.jp")).toEqual({ allowed: true, remaining: points - attempt });
  }
  const refused = await limits.consume("login-account", "a@example.jp");
  expect(refused.allowed).toBe(false);
  expect(!refused.allowed && refused.retryAfterSeconds).toBeGreaterThan(seconds - 30);
  expect(!refused.allowed && refused.retryAfterSeconds).toBeLessThanOrEqual(seconds);
});

test("attempts at the same moment are counted exactly", async () => {
  const results = await Promise.all(Array.from({ length: 40 }, () => limits.consume("login-ip", "203.0.113.7")));
  expect(results.filter(({ allowed }) => allowed)).toHaveLength(limitTable["login-ip"].points);
});

test("the window opens again when it has passed, not a second before", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T00:00:00Z") });
  const { points, seconds } = limitTable["reset-email"];
  for (let attempt = 0; attempt < points; attempt += 1) await limits.consume("reset-email", "b@example.jp");
  vi.setSystemTime(Date.parse("2026-11-20T00:00:00Z") + (seconds - 1) * 1_000);
  expect((await limits.consume("reset-email", "b@example.jp")).allowed).toBe(false);
  vi.setSystemTime(Date.parse("2026-11-20T00:00:00Z") + (seconds + 1) * 1_000);
  expect((await limits.consume("reset-email", "b@example.jp")).allowed).toBe(true);
});

test("a cleared count starts anew and a block refuses at once", async () => {
  await limits.consume("apply", "user-1");
  await limits.clear("apply", "user-1");
  expect(await limits.consume("apply", "user-1")).toEqual({ allowed: true, remaining: limitTable.apply.points - 1 });
  await limits.block("apply", "user-1", 30);
  expect((await limits.consume("apply", "user-1")).allowed).toBe(false);
});

test("the table shows neither the address nor the mail that was counted", async () => {
  await limits.consume("register-ip", "198.51.100.9");
  const rows: { key: string }[] = await database.orm.em.getConnection().execute("select key from rate_limit");
  expect(rows.filter(({ key }) => key.startsWith("register-ip"))).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/198\.51|example\.jp/);
});

test("who has used up a limit waits on, and an operation stays counted once, when another key comes first", async () => {
  const [before, after] = [limits, createRateLimits(database, { keyRing, ...createSigner(["another key", "one key"]) })];
  const { points } = limitTable["two-factor"];
  for (let attempt = 0; attempt < points; attempt += 1) await before.consume("two-factor", "SEEKER:1");
  expect(await after.used("two-factor", "SEEKER:1")).toBe(points);
  expect(await after.consume("two-factor", "SEEKER:1")).toMatchObject({ allowed: false });
  expect(await after.consumeOnce("two-factor", "SEEKER:1", "operation a")).toMatchObject({ allowed: false });
  expect(await after.consume("two-factor", "SEEKER:2")).toMatchObject({ allowed: true });
  await after.clear("two-factor", "SEEKER:1");
  expect(await after.consume("two-factor", "SEEKER:1")).toMatchObject({ allowed: true });
  await before.consumeOnce("apply", "SEEKER:3", "operation b");
  await after.consumeOnce("apply", "SEEKER:3", "operation b");
  expect(await after.used("apply", "SEEKER:3")).toBe(1);
});

test("a wait that stands under another key is told in whole seconds, and never as none", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T00:00:00Z") });
  const [before, after] = [limits, createRateLimits(database, { keyRing, ...createSigner(["another key", "one key"]) })];
  await before.consume("export", "user-4", 5);
  expect(await after.consume("export", "user-4")).toEqual({ allowed: false, retryAfterSeconds: 3_600 });
  vi.setSystemTime(new Date("2026-11-20T00:59:58.500Z"));
  expect(await after.consume("export", "user-4")).toEqual({ allowed: false, retryAfterSeconds: 2 });
  vi.setSystemTime(new Date("2026-11-20T00:59:59.500Z"));
  expect(await after.consume("export", "user-4")).toEqual({ allowed: false, retryAfterSeconds: 1 });
});

test("when the store is down the attempt is not let through", async () => {
  const down = await openMemoryDatabase(secrets.keyRing);
  await down.close();
  await expect(createRateLimits(down, secrets).consume("login-account", "a@example.jp")).rejects.toThrow();
});

test("IPv6 addresses of one subscriber count as one", () => {
  expect(addressKey("2001:db8:1:2:3:4:5:6")).toBe(addressKey("2001:db8:1:2::9"));
  expect(addressKey("2001:db8:1:3::9")).not.toBe(addressKey("2001:db8:1:2::9"));
  expect(addressKey("::ffff:192.0.2.1")).toBe("192.0.2.1");
  expect(addressKey("192.0.2.1")).toBe("192.0.2.1");
});

test.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8:1::4:5:6:7", "2001:db8:1:0::/64"],
  ["2001::4:5:6:7:8", "2001:0:0:4::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::2:3:4:5:6:7", "0:0:2:3::/64"],
  ["::FFFF:192.0.2.1", "192.0.2.1"],
])("the address %s counts as %s", (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});

test("the wait is told in whole seconds, rounded up", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T00:00:00Z") });
  const { points, seconds } = limitTable.invite;
  await limits.consume("invite", "admin-1", points);
  vi.setSystemTime(Date.parse("2026-11-20T00:00:00Z") + seconds * 1_000 - 1_500);
  expect(await limits.consume("invite", "admin-1")).toEqual({ allowed: false, retryAfterSeconds: 2 });
});

test("an operation is one attempt however often it is sent, and another one once it was given up", async () => {
  expect(await limits.consumeOnce("pay", "company-1", "operation-a")).toMatchObject({ allowed: true });
  expect(await limits.consumeOnce("pay", "company-1", "operation-a")).toMatchObject({ allowed: true });
  expect(await limits.used("pay", "company-1")).toBe(1);
  await limits.giveUp("pay", "operation-a");
  expect(await limits.consumeOnce("pay", "company-1", "operation-a")).toMatchObject({ allowed: true });
  expect(await limits.used("pay", "company-1")).toBe(2);
});

test("an operation that is done already is said to be, and not counted", async () => {
  const [done, other] = ["0194f0e2-0000-7000-8000-00000000000a", "0194f0e2-0000-7000-8000-00000000000b"];
  const connection = database.orm.em.getConnection();
  await connection.execute("create table done_here (operation_id uuid)");
  await connection.execute("insert into done_here values (?)", [done]);
  expect(await limits.consumeOnce("pay", "company-3", done, "done_here")).toBe("DONE");
  expect(await limits.used("pay", "company-3")).toBe(0);
  expect(await limits.consumeOnce("pay", "company-3", other, "done_here")).toEqual({ allowed: true, remaining: 0 });
  expect(await limits.used("pay", "company-3")).toBe(1);
  await connection.execute("drop table done_here");
});

test("an operation too many is told to the second when to come back", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T00:00:00Z") });
  await limits.consume("pay", "company-4", 10);
  expect(await limits.consumeOnce("pay", "company-4", "operation-c")).toEqual({ allowed: false, retryAfterSeconds: 1_800 });
  vi.setSystemTime(new Date("2026-11-20T00:29:59.700Z"));
  expect(await limits.consumeOnce("pay", "company-4", "operation-c")).toEqual({ allowed: false, retryAfterSeconds: 1 });
});

test("an operation that was refused is counted when it is sent again", async () => {
  const { points } = limitTable.pay;
  await limits.consume("pay", "company-2", points);
  expect(await limits.consumeOnce("pay", "company-2", "operation-b")).toMatchObject({ allowed: false });
  await limits.clear("pay", "company-2");
  expect(await limits.consumeOnce("pay", "company-2", "operation-b")).toMatchObject({ allowed: true });
  expect(await limits.used("pay", "company-2")).toBe(1);
});

test("a limit of somebody's own is counted on, and told until when", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T00:00:00Z") });
  expect(await limits.count("partner-key", "key-1")).toEqual({ used: 1, resetSeconds: 60 });
  vi.setSystemTime(Date.parse("2026-11-20T00:00:30.500Z"));
  expect(await limits.count("partner-key", "key-1")).toEqual({ used: 2, resetSeconds: 30 });
  vi.setSystemTime(Date.parse("2026-11-20T00:00:59.999Z"));
  expect(await limits.count("partner-key", "key-1")).toEqual({ used: 3, resetSeconds: 1 });
});
