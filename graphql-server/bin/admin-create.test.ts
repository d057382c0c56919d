import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readStoredMails } from "../src/platform/mail/mail-transport.ts";
import { startPostgres, type TestPostgres } from "../src/testing/database/postgres.ts";
import { goodPassword } from "../src/testing/passwords.ts";
import { startServerProcess } from "../src/testing/servers/two-processes.ts";

/** The built command where the run has just built it, else its source. */
const program = process.env["KOTOBA_BUILT"]
  ? [fileURLToPath(new URL("../dist/bin/admin-create.js", import.meta.url))]
  : ["--import", "tsx", fileURLToPath(new URL("admin-create.ts", import.meta.url))];
const dir = mkdtempSync(join(tmpdir(), "kotoba-admin-"));
/** The variables production requires; the keys are made for this test only. */
const production: Record<string, string> = {
  NODE_ENV: "production",
  DATA_DIR: dir,
  BASE_URL: "https://kotoba.example",
  PII_KEYS: `k1:${Buffer.from("0123456789abcdef0123456789abcdef").toString("base64")}`,
  HMAC_KEY: "x7Jw0s8q".repeat(5),
  // The test asks in its own words.
  GRAPHQL_SAFELIST: "0",
};
let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
  production["DATABASE_URL"] = await postgres.createDatabase();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
});

/** Runs the command as an operator does in a shell. */
async function adminCreate(
  args: readonly string[],
  input = "",
  env: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [...program, ...args], { env: { PATH: process.env["PATH"], ...production, ...env } });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => chunks.push(chunk.toString()));
  child.stdin.end(input);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, output: chunks.join("") };
}

const named = (email: string) => ["--email", email, "--name", "運営 一郎"];

async function signIn(url: string, email: string, password: string): Promise<string> {
  const query =
    "mutation ($input: SignInInput!) { adminSignIn(input: $input) { viewer { admin { role } adminMustEnrol } errors { code } } }";
  const body = JSON.stringify({ query, variables: { input: { email, password } } });
  const answer = await fetch(`${url}/graphql`, { method: "POST", headers: { "content-type": "application/json" }, body });
  const { data } = await answer.json();
  const { viewer, errors } = data.adminSignIn;
  if (viewer?.adminMustEnrol) return "must set up the second factor";
  return viewer?.admin.role ?? errors[0].code;
}

test("in production on PostgreSQL the first admin is made from the shell and signs in to set up the second factor; nobody else can", async () => {
  const made = await adminCreate([...named("First@Kotoba.example"), "--password-stdin"], `${goodPassword}\n`);
  expect(made).toEqual({ code: 0, output: "Made the OWNER first@kotoba.example.\n" });
  const server = await startServerProcess(production);
  expect(await signIn(server.url, "first@kotoba.example", goodPassword)).toBe("must set up the second factor");
  expect(await signIn(server.url, "admin-owner@example.jp", "hajimemashite-2026")).toBe("INVALID_CREDENTIALS");
  await server.end();
});

test("without a password a link to choose one is mailed, on the public address", async () => {
  const made = await adminCreate([...named("second@kotoba.example"), "--role", "OPERATOR"]);
  expect(made.code).toBe(0);
  const [mail] = await readStoredMails(join(dir, "mail"));
  expect(mail).toMatchObject({ to: "second@kotoba.example", text: expect.stringContaining("https://kotoba.example/") });
});

test("a lost authenticator is taken off from the shell, where there is one", async () => {
  const none = await adminCreate(["--email", "first@kotoba.example", "--reset-two-factor"]);
  expect(none).toEqual({ code: 1, output: expect.stringContaining("does not use two-factor") });
  const unknown = await adminCreate(["--email", "nobody@kotoba.example", "--reset-two-factor"]);
  expect(unknown).toEqual({ code: 1, output: expect.stringContaining("email: ") });
});

test.each([
  ["a short password", [...named("third@kotoba.example"), "--password-stdin"], "short\n", 1, "password: "],
  ["a common password", [...named("third@kotoba.example"), "--password-stdin"], "passwordpassword\n", 1, "password: "],
  ["an empty password", [...named("third@kotoba.example"), "--password-stdin"], "", 1, "password: "],
  ["no address", named("nobody"), "", 1, "email: "],
  ["a role that is none", [...named("third@kotoba.example"), "--role", "GOD"], "", 1, "role: "],
  ["an address that is taken", [...named("first@kotoba.example"), "--password-stdin"], `${goodPassword}\n`, 1, "email: "],
  ["no name", ["--email", "third@kotoba.example"], "", 2, "npm run admin:create"],
  ["a password among the arguments", [...named("third@kotoba.example"), "--password", goodPassword], "", 1, "--password"],
])("%s is refused and makes nobody", async (_, args, input, code, said) => {
  const refused = await adminCreate(args, input);
  expect(refused).toEqual({ code, output: expect.stringContaining(said) });
  expect(refused.output).not.toContain("Made the");
});

test("without its secrets production makes nobody", async () => {
  const refused = await adminCreate(named("fourth@kotoba.example"), "", { HMAC_KEY: "secret" });
  expect(refused).toEqual({ code: 1, output: expect.stringContaining("HMAC_KEY is a default or too short") });
});
