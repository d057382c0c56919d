import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readEnvironment, variableNames } from "./environment.ts";

const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");
const table = readme.slice(readme.indexOf("<!-- config:start -->"), readme.indexOf("<!-- config:end -->"));

test("the README's configuration names exactly the variables that are read", () => {
  const named = [...table.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual([...variableNames].toSorted());
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
