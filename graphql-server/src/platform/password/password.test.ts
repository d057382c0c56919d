import { availableParallelism } from "node:os";
import { expect, test } from "vitest";
import { HashingBusyError, hashPassword, needsRehash, verifyPassword } from "./password.ts";

test("a password fits its own hash only, which is argon2id at the cost of today", async () => {
  const stored = await hashPassword("七転び八起きの猫と蓮根を煮る晩");
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword("七転び八起きの猫と蓮根を煮る晩", stored)).toBe(true);
  expect(await verifyPassword("七転び八起きの猫と蓮根を煮る朝", stored)).toBe(false);
});

test("the same password typed with other code points fits", async () => {
  const stored = await hashPassword("ﾊﾟｽﾜｰﾄﾞ長い文字列の例");
  expect(await verifyPassword("パスワード長い文字列の例", stored)).toBe(true);
});

test("without an account nothing fits, not even what the decoy was made of", async () => {
  expect(await verifyPassword("no account has this password", null)).toBe(false);
  expect(await verifyPassword("no account has this password", undefined)).toBe(false);
});

test("a hash of a lower cost or another kind is renewed", async () => {
  expect(needsRehash(await hashPassword("anything long enough"))).toBe(false);
  expect(needsRehash("$argon2id$v=19$m=12288,t=3,p=1$c2FsdA$aGFzaA")).toBe(true);
  expect(needsRehash("$2b$10$abcdefghijklmnopqrstuv")).toBe(true);
});

test("a burst beyond what may wait is refused instead of taking the machine's memory", async () => {
  const burst = await Promise.allSettled(Array.from({ length: 2 * availableParallelism() + 260 }, () => hashPassword("x")));
  const refused = burst.filter((one) => one.status === "rejected");
  // Two for each core are at work and 200 wait; every other one is refused at once.
  expect(refused).toHaveLength(60);
  expect(refused.every((one) => one.reason instanceof HashingBusyError)).toBe(true);
  expect(await verifyPassword("x", await hashPassword("x"))).toBe(true);
});
