import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const webDir = mkdtempSync(join(tmpdir(), "kotoba-web-"));
let server: TestServer;

beforeAll(async () => {
  mkdirSync(join(webDir, "assets"));
  writeFileSync(join(webDir, "index.html"), "<!doctype html><title>Kotoba Works</title><div id=app></div>");
  writeFileSync(join(webDir, "assets", "main-abc123.js"), "export {}");
  writeFileSync(join(webDir, "assets", "main-abc123.js.br"), brotliCompressSync("export {}"));
  server = await startTestServer({ webDir });
});
afterAll(async () => {
  await server.close();
  rmSync(webDir, { recursive: true });
});

function expectSecured(headers: Headers): void {
  const policy = headers.get("content-security-policy") ?? "";
  for (const rule of ["script-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"]) {
    expect(policy.split(";")).toContain(rule);
  }
  expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("x-powered-by")).toBeNull();
  expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
}

async function answersWith(response: Promise<Response>, status: number): Promise<Response> {
  const answered = await response;
  expect(answered.status).toBe(status);
  expectSecured(answered.headers);
  return answered;
}

test("the process says that it lives and that it is ready", async () => {
  expect(await (await server.anonymous().get("/livez")).text()).toBe("ok");
  expect((await server.anonymous().get("/readyz")).status).toBe(200);
});

test("a page carries every security header and is not kept", async () => {
  const page = await answersWith(server.anonymous().get("/"), 200);
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(page.headers.get("cache-control")).toBe("no-store");
});

test("a built file is kept for a year under its immutable name", async () => {
  const file = await answersWith(server.anonymous().get("/assets/main-abc123.js"), 200);
  expect(file.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
});

test("a built file is sent compressed to whoever reads that, under its own type", async () => {
  const compressed = await answersWith(server.anonymous().get("/assets/main-abc123.js", { "accept-encoding": "gzip, br" }), 200);
  expect(compressed.headers.get("content-encoding")).toBe("br");
  expect(compressed.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(await compressed.text()).toBe("export {}");
  const plain = await answersWith(server.anonymous().get("/assets/main-abc123.js", { "accept-encoding": "identity" }), 200);
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(plain.headers.get("vary")).toContain("Accept-Encoding");
});

test("a file that has not changed carries every security header", async () => {
  const first = await server.anonymous().get("/assets/main-abc123.js");
  await answersWith(
    server.anonymous().get("/assets/main-abc123.js", { "if-none-match": first.headers.get("etag") ?? "", "cache-control": "max-age=0" }),
    304,
  );
});

test("a missing file and a missing call answer 404 as a problem", async () => {
  for (const path of ["/assets/none.js", "/api/none"]) {
    const missing = await answersWith(server.anonymous().get(path), 404);
    expect(await missing.json()).toMatchObject({ status: 404, code: "NOT_FOUND" });
  }
});

test("a body of more than 100 kB is refused as a problem", async () => {
  const query = `{ __typename } #${"x".repeat(100 * 1024)}`;
  const large = await answersWith(server.anonymous().post("/graphql", { query }), 413);
  expect(await large.json()).toMatchObject({ status: 413, code: "TOO_LARGE" });
});

test("broken JSON is told by code and not by a stack", async () => {
  const broken = await answersWith(server.anonymous().post("/graphql", "{"), 400);
  expect(await broken.text()).not.toMatch(/node_modules|\.ts|at /);
});

test("a failure of ours is told by a reference that stands in the log, without what went wrong", async () => {
  const failing = await startTestServer({ webDir });
  Object.defineProperty(failing.services.database, "fork", {
    value: () => {
      throw new Error("relation secret_table does not exist");
    },
  });
  const failed = await failing.anonymous().graphql("{ news { items { id } } }");
  expectSecured(failed.headers);
  expect(JSON.stringify(failed)).not.toContain("secret_table");
  expect(failed.errors[0]?.extensions?.code).toBe("INTERNAL");
  const reference = failed.errors[0]?.extensions?.reference ?? "missing";
  expect(failing.logLines.some((line) => line.includes(reference))).toBe(true);
  await failing.close();
});

test("a write from another site's page is refused before it is read", async () => {
  const fromElsewhere = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
  await answersWith(server.anonymous().post("/graphql", { query: "{ __typename }" }, fromElsewhere), 403);
});
