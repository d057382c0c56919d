import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readEnvironment } from "./environment.ts";
import { environmentFiles } from "./environment-files.ts";

test.each(Object.entries(environmentFiles))("%s is what the table of settings gives: npm run configuration", (path, text) => {
  expect(readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8")).toBe(text);
});

test("an empty environment is production on port 3000 with the embedded database", () => {
  expect(readEnvironment({})).toMatchObject({
    production: true,
    demo: false,
    port: 3000,
    dataDir: ".data",
    trustProxy: 0,
    logLevel: "info",
  });
  expect(readEnvironment({}).databaseUrl).toBeUndefined();
});

test("an empty variable counts as not set", () => {
  expect(readEnvironment({ DATABASE_URL: "", SMTP_URL: " ", MAIL_DIR: "" })).toMatchObject({ mailDir: ".data/mail" });
  expect(readEnvironment({ DATABASE_URL: "" }).databaseUrl).toBeUndefined();
});

test("the connections to PostgreSQL have sizes and limits that can be set within bounds", () => {
  expect(readEnvironment({ DATABASE_POOL_SIZE: "", DATABASE_STATEMENT_MS: "1500" }).databasePool).toEqual({
    size: 10,
    statementMs: 1_500,
    connectMs: 2_000,
    lifetimeSeconds: 1_800,
  });
  expect(() => readEnvironment({ DATABASE_STATEMENT_MS: "60000" })).toThrow("DATABASE_STATEMENT_MS");
});

test("the public address never ends in a slash, so that links are made by joining", () => {
  expect(readEnvironment({ BASE_URL: "https://kotoba.example/" }).baseUrl).toBe("https://kotoba.example");
  expect(() => readEnvironment({ BASE_URL: "ftp://kotoba.example" })).toThrow("BASE_URL");
});

test("admins need a second factor in production, and where the passwords are published only when it is asked for", () => {
  expect(readEnvironment({}).adminTwoFactor).toBe("required");
  expect(readEnvironment({ NODE_ENV: "development", DEMO: "1" }).adminTwoFactor).toBe("optional");
  expect(readEnvironment({ ATTACK_POSTURE: "1" }).adminTwoFactor).toBe("optional");
  expect(readEnvironment({ ATTACK_POSTURE: "1", ADMIN_TWO_FACTOR: "required" }).adminTwoFactor).toBe("required");
  expect(() => readEnvironment({ ADMIN_TWO_FACTOR: "perhaps" })).toThrow("ADMIN_TWO_FACTOR");
});

test("the address of the tables' owner is of no use without the server's", () => {
  expect(() => readEnvironment({ MIGRATE_DATABASE_URL: "postgresql://owner@db/kotoba" })).toThrow(
    "MIGRATE_DATABASE_URL needs DATABASE_URL",
  );
  expect(readEnvironment({ DATABASE_URL: "postgresql://app@db/kotoba", MIGRATE_DATABASE_URL: "" }).migrateUrl).toBeUndefined();
});
