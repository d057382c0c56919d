import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { openMemoryDatabase } from "../../testing/database/memory-database.ts";
import type { Database } from "../database/open-database.ts";
import { addressKey, createRateLimits, limitTable, type RateLimits } from "./rate-limits.ts";

const secrets = {
  keyRing: { current: "t", keys: new Map([["t", Buffer.alloc(32, 4)]]) },
  hmac: (purpose: string, value: string) => `h(${purpose}${value.length}${value.at(-1)})`,
};
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
