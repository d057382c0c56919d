import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readEnvironment } from "./environment.ts";
import { readSecrets } from "./secrets.ts";

const dir = mkdtempSync(join(tmpdir(), "kotoba-secrets-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const strong = { PII_KEYS: `k1:${Buffer.from("0123456789abcdef0123456789abcdef").toString("base64")}`, HMAC_KEY: "x7Jw0s8q".repeat(5) };
const secretsOf = (env: Record<string, string | undefined>) => readSecrets(readEnvironment({ DATA_DIR: dir, ...env }));

test.each([undefined, "", "production", "staging"])("NODE_ENV=%s is production: it starts with its own secrets only", (NODE_ENV) => {
  expect(() => secretsOf({ NODE_ENV })).toThrow("PII_KEYS is not set");
  expect(() => secretsOf({ NODE_ENV, PII_KEYS: strong.PII_KEYS })).toThrow("HMAC_KEY is not set");
  expect(secretsOf({ NODE_ENV, ...strong }).keyRing.current).toBe("k1");
});

test("production refuses default, short and example secrets", () => {
  expect(() => secretsOf({ ...strong, HMAC_KEY: "changeme" })).toThrow("HMAC_KEY is a default or too short");
  expect(() => secretsOf({ ...strong, HMAC_KEY: "short" })).toThrow("HMAC_KEY is a default or too short");
  const zeros = `k1:${Buffer.alloc(32).toString("base64")}`;
  expect(() => secretsOf({ ...strong, PII_KEYS: zeros })).toThrow("example value");
  expect(() => secretsOf({ ...strong, PII_KEYS: `k1:${Buffer.alloc(16, "ab").toString("base64")}-----------` })).toThrow("32 bytes");
});

test("development makes its own secrets once, readable by their owner only", () => {
  const first = secretsOf({ NODE_ENV: "development" });
  const second = secretsOf({ NODE_ENV: "development" });
  expect(statSync(join(dir, "secrets.json")).mode & 0o777).toBe(0o600);
  expect(second.hmac("a", "b")).toBe(first.hmac("a", "b"));
  expect(readFileSync(join(dir, "secrets.json"), "utf8")).not.toContain("changeme");
});

test("a keyed hash differs by purpose", () => {
  const { hmac } = secretsOf(strong);
  expect(hmac("limit", "a@example.jp")).not.toBe(hmac("file", "a@example.jp"));
});

test("a variable that cannot be used is named", () => {
  expect(() => readEnvironment({ PORT: "many" })).toThrow(/PORT/);
  expect(() => readEnvironment({ TRUST_PROXY: "all" })).toThrow(/TRUST_PROXY/);
});

test("demo accounts exist in development only", () => {
  expect(readEnvironment({ DEMO: "1" }).demo).toBe(false);
  expect(readEnvironment({ DEMO: "1", NODE_ENV: "production" }).demo).toBe(false);
  expect(readEnvironment({ DEMO: "1", NODE_ENV: "development" }).demo).toBe(true);
});
