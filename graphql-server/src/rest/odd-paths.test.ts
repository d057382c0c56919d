import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { allowedMethods } from "./rest-route.ts";
import { restTable } from "./routes.ts";

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
  const owner = await server.asAdmin("OWNER");
  cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
});
afterAll(() => server.close());

interface Raw {
  status: number;
  type: string;
  body: string;
  allow: string | undefined;
}

/** Sends a path as it is: fetch would tidy it up. */
function raw(path: string, { headers = {}, method = "GET" }: { headers?: Record<string, string>; method?: string } = {}): Promise<Raw> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        const { statusCode: status = 0, headers: told } = response;
        resolve({ status, type: told["content-type"] ?? "", body: Buffer.concat(parts).toString(), allow: told.allow });
      });
    });
    sent.on("error", reject);
    sent.end();
  });
}

const protectedPaths = restTable.filter(({ audience }) => !audience.includes("PUBLIC")).map(({ path }) => path.replace(/\{\w+\}/, "x"));

/** A stranger, and the owner of the back office. */
const callers = (): Record<string, string>[] => [{}, { cookie }];

/** Paths without a placeholder at the end: a placeholder takes any text, so that odd ends of such a path would be its value. */
const fixedPaths = protectedPaths.filter((path) => !path.endsWith("/x"));

/** Ways to write a path that mean the same segments. */
const same: readonly [string, (path: string) => string][] = [
  ["capitals", (path) => path.toUpperCase()],
  ["a slash at the end", (path) => `${path}/`],
  ["double slashes", (path) => path.replaceAll("/", "//")],
  ["an encoded letter", (path) => path.replace("/api", "/%61pi")],
  ["encoded letters all through", (path) => path.replace(/[a-z]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)],
  ["an empty query", (path) => `${path}?`],
  ["a fragment", (path) => `${path}#x`],
];

/** Ways to write a path that some servers and proxies take for the path and others do not: they answer nobody. */
const strange: readonly [string, (path: string) => string][] = [
  ["a dot segment", (path) => path.replace("/api", "/api/.")],
  ["an encoded dot segment", (path) => path.replace("/api", "/api/%2e")],
  ["a way up", (path) => path.replace("/api", "/api/x/..")],
  ["an encoded way up", (path) => path.replace("/api", "/api/x/%2e%2e")],
  ["an encoded slash", (path) => path.replace("/api/", "/api%2f")],
  ["an encoded backslash", (path) => path.replace("/api/", "/api%5c")],
  ["a matrix parameter", (path) => `${path};jsessionid=1`],
  ["a matrix parameter in the middle", (path) => path.replace("/api", "/api;x=1")],
  ["an encoded question mark", (path) => `${path}%3f`],
  ["a zero byte", (path) => `${path}%00`],
  ["what cannot be decoded", (path) => `${path}%E0%A4%A`],
  ["double encoding", (path) => path.replace("/api/", "/api/%2561/")],
  ["an extension", (path) => `${path}.json`],
  ["a space at the end", (path) => `${path}%20`],
];

describe("a protected path", () => {
  it.each(same)("written with %s has the same policy", async (_name, write) => {
    for (const path of protectedPaths) {
      const [plain, odd] = await Promise.all([raw(path), raw(write(path))]);
      expect([path, odd.status, odd.type]).toEqual([path, plain.status, "application/problem+json; charset=utf-8"]);
      const [own, oddOwn] = await Promise.all([raw(path, { headers: { cookie } }), raw(write(path), { headers: { cookie } })]);
      expect([path, oddOwn.status]).toEqual([path, own.status]);
    }
  });

  it.each(strange)("written with %s is nobody's: a problem, for the owner of the back office too", async (_name, write) => {
    for (const path of fixedPaths) {
      for (const headers of callers()) {
        const { status, type, body } = await raw(write(path), { headers });
        expect([path, status, type]).toEqual([path, 404, "application/problem+json; charset=utf-8"]);
        expect(JSON.parse(body)).toMatchObject({ code: "NOT_FOUND", status: 404 });
      }
    }
  });

  it("is not reached through an absolute address or a header that names another path", async () => {
    const told = await raw(`${server.url}/api/admin`);
    expect([401, 404]).toContain(told.status);
    for (const name of ["x-original-url", "x-rewrite-url", "x-forwarded-path", "x-http-method-override"]) {
      const answer = await raw("/api", { headers: { [name]: "/api/admin" } });
      expect([name, answer.status, answer.body.includes('"home"')]).toEqual([name, 200, false]);
    }
  });
});

describe("every path", () => {
  it.each(restTable.map(({ path }) => path))("%s answers any other method with 405, Allow and a problem", async (path) => {
    const served = allowedMethods(restTable.filter((route) => route.path === path));
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"].filter(
      (name) => !served.includes(name),
    )) {
      const { status, allow, type } = await raw(path.replace(/\{\w+\}/, "x"), { method });
      expect([method, status, allow, type]).toEqual([method, 405, served.join(", "), "application/problem+json; charset=utf-8"]);
    }
  });

  it.each(restTable.map(({ method, path }) => [method, path] as const))("%s %s asks for a version that is served", async (method, path) => {
    const { status, body } = await raw(path.replace(/\{\w+\}/, "x"), { method, headers: { "x-api-version": "7" } });
    expect([status, JSON.parse(body).code]).toEqual([400, "UNSUPPORTED_API_VERSION"]);
  });
});
