import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dumpDatabase } from "../../../testing/database/dump-database.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { AuditEvent } from "../../base/audit/audit-event.entity.ts";
import { ApiKey } from "./api-key.entity.ts";

const start = Date.parse("2026-11-21T01:00:00Z");
/** The given number of seconds after the tests began. */
const at = (seconds: number) => new Date(start + seconds * 1_000);

let server: TestServer;
let owner: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  server.setNow(at(0));
  owner = await server.asAdmin("OWNER");
});
afterAll(() => server.close());

const fields = "apiKey { id name prefix scopes requestsPerMinute lastUsedAt revokedAt } errors { code path }";
const create = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { token ${fields} } }`;
const rotate = `mutation ($input: RotateApiKeyInput!) { rotateApiKey(input: $input) { token apiKey { id prefix expiresAt formerUntil } errors { code path } } }`;
const revoke = `mutation ($id: ID!) { revokeApiKey(input: { id: $id }) { ${fields} } }`;

async function aKey(input: object = {}): Promise<{ token: string; apiKey: { id: string; prefix: string } }> {
  const { data } = await owner.graphql(create, { input: { name: "求人ボード株式会社", requestsPerMinute: 100, ...input } });
  return data.createApiKey;
}

const works = (token: string | undefined, scheme = "Bearer") =>
  server.anonymous().get("/api/v1/works", token === undefined ? {} : { authorization: `${scheme} ${token}` });

describe("a partner's key", () => {
  it("is shown once, and the database keeps only its hash and its beginning", async () => {
    const { token, apiKey } = await aKey();
    expect(token).toMatch(/^kw_[\w-]{43}$/);
    expect(apiKey).toMatchObject({ name: "求人ボード株式会社", prefix: token.slice(0, 11), scopes: ["works:read"], revokedAt: null });
    expect(await dumpDatabase(server.services.database)).not.toContain(token.slice(3));
    const { data } = await owner.graphql("{ adminApiKeys { items { id prefix name } totalCount } }");
    expect(data.adminApiKeys.items).toContainEqual(expect.objectContaining({ id: apiKey.id, prefix: apiKey.prefix }));
  });

  it("opens the works from now on, and nothing once it is ended", async () => {
    const { token, apiKey } = await aKey();
    expect((await works(token)).status).toBe(200);
    expect((await works(token, "bearer")).status).toBe(200);
    const ended = await owner.graphql(revoke, { id: apiKey.id });
    expect(ended.data.revokeApiKey.apiKey.revokedAt).not.toBeNull();
    expect((await works(token)).status).toBe(401);
    const again = await owner.graphql(revoke, { id: apiKey.id });
    expect(again.data.revokeApiKey).toEqual(ended.data.revokeApiKey);
  });

  it("says when it was last used, to the minute", async () => {
    const { token, apiKey } = await aKey();
    const lastUsed = async () => (await server.em().findOneOrFail(ApiKey, apiKey.id)).lastUsedAt?.toISOString();
    expect(await lastUsed()).toBeUndefined();
    server.setNow(at(0));
    await works(token);
    server.setNow(at(59));
    await works(token);
    expect(await lastUsed()).toBe("2026-11-21T01:00:00.000Z");
    server.setNow(at(60));
    await works(token);
    expect(await lastUsed()).toBe("2026-11-21T01:01:00.000Z");
  });

  it("is made only by somebody who has lately proved who sits there, and ended by any owner at once", async () => {
    const tired = await server.asAdmin("OWNER");
    const { apiKey } = await aKey();
    server.setNow(at(12 * 60));
    const { data } = await tired.graphql(create, { input: { name: "x", requestsPerMinute: 1 } });
    expect(data.createApiKey.errors).toMatchObject([{ code: "REAUTHENTICATION_REQUIRED" }]);
    expect((await tired.graphql(revoke, { id: apiKey.id })).data.revokeApiKey.errors).toEqual([]);
    server.setNow(at(120));
  });

  it("leaves who made and who ended it in the record", async () => {
    const { apiKey } = await aKey();
    await owner.graphql(revoke, { id: apiKey.id });
    const events = await server.em().find(AuditEvent, { objectId: apiKey.id }, { orderBy: { at: "asc" } });
    expect(events.map(({ action, actorKind, detail }) => [action, actorKind, detail["prefix"]])).toEqual([
      ["apiKey.create", "ADMIN", apiKey.prefix],
      ["apiKey.revoke", "ADMIN", apiKey.prefix],
    ]);
  });

  it.each(["OPERATOR", "EDITOR", "ACCOUNTANT"] as const)("is no business of the %s", async (role) => {
    const admin = await server.asAdmin(role);
    const made = await admin.graphql(create, { input: { name: "x", requestsPerMinute: 1 } });
    expect(made.errors[0]?.extensions?.code).toBe("FORBIDDEN");
    expect((await admin.graphql("{ adminApiKeys { totalCount } }")).errors[0]?.extensions?.code).toBe("FORBIDDEN");
  });

  it.each([
    [{ name: " " }, "name"],
    [{ name: "x".repeat(81) }, "name"],
    [{ requestsPerMinute: 0 }, "requestsPerMinute"],
    [{ requestsPerMinute: 6_001 }, "requestsPerMinute"],
    [{ expiresInDays: 0 }, "expiresInDays"],
    [{ expiresInDays: 731 }, "expiresInDays"],
  ])("is not made of %j", async (input, path) => {
    const { data } = await owner.graphql(create, { input: { name: "x", requestsPerMinute: 1, ...input } });
    expect(data.createApiKey).toMatchObject({ token: null, apiKey: null, errors: [{ path: [path] }] });
  });

  it("that is unknown cannot be ended", async () => {
    for (const id of ["x", "00000000-0000-7000-8000-00000000dead"]) {
      expect((await owner.graphql(revoke, { id })).data.revokeApiKey.errors).toMatchObject([{ code: "NOT_FOUND" }]);
    }
  });

  it("ends by itself when its term is over", async () => {
    server.setNow(at(0));
    const { token, apiKey } = await aKey({ expiresInDays: 30 });
    const row = await server.em().findOneOrFail(ApiKey, apiKey.id);
    expect(row.expiresAt).toEqual(at(30 * 86_400));
    expect((await server.em().findOneOrFail(ApiKey, (await aKey()).apiKey.id)).expiresAt).toEqual(at(365 * 86_400));
    server.setNow(at(30 * 86_400 - 1));
    expect((await works(token)).status).toBe(200);
    server.setNow(at(30 * 86_400));
    expect((await works(token)).status).toBe(401);
    server.setNow(at(0));
  });

  it("is replaced by a new one, and opens beside it for a week", async () => {
    server.setNow(at(0));
    const { token, apiKey } = await aKey();
    const { data } = await owner.graphql(rotate, { input: { id: apiKey.id, expiresInDays: 100 } });
    const { token: fresh, apiKey: rotated } = data.rotateApiKey;
    expect(rotated).toMatchObject({
      id: apiKey.id,
      prefix: fresh.slice(0, 11),
      expiresAt: at(100 * 86_400).toISOString(),
      formerUntil: at(7 * 86_400).toISOString(),
    });
    expect([(await works(token)).status, (await works(fresh)).status]).toEqual([200, 200]);
    server.setNow(at(7 * 86_400));
    expect([(await works(token)).status, (await works(fresh)).status]).toEqual([401, 200]);
    server.setNow(at(0));
    expect(await dumpDatabase(server.services.database)).not.toContain(fresh.slice(3));
  });

  it("that was replaced twice opens no more, and an old one never outlives its own term", async () => {
    server.setNow(at(0));
    const { token, apiKey } = await aKey({ expiresInDays: 2 });
    const second = (await owner.graphql(rotate, { input: { id: apiKey.id } })).data.rotateApiKey;
    expect(second.apiKey.formerUntil).toBe(at(2 * 86_400).toISOString());
    const third = (await owner.graphql(rotate, { input: { id: apiKey.id } })).data.rotateApiKey;
    expect([(await works(token)).status, (await works(second.token)).status, (await works(third.token)).status]).toEqual([401, 200, 200]);
    await owner.graphql(revoke, { id: apiKey.id });
    expect([(await works(second.token)).status, (await works(third.token)).status]).toEqual([401, 401]);
    expect((await owner.graphql(rotate, { input: { id: apiKey.id } })).data.rotateApiKey).toMatchObject({
      token: null,
      errors: [{ code: "NOT_FOUND" }],
    });
  });

  it.each([{ expiresInDays: 0 }, { expiresInDays: 731 }])("is not replaced by one of %j", async (term) => {
    const { apiKey } = await aKey();
    const { data } = await owner.graphql(rotate, { input: { id: apiKey.id, ...term } });
    expect(data.rotateApiKey.errors).toMatchObject([{ path: ["expiresInDays"] }]);
    expect((await owner.graphql(rotate, { input: { id: "x" } })).data.rotateApiKey.errors).toMatchObject([{ code: "NOT_FOUND" }]);
  });

  it("is listed a page at a time", async () => {
    await aKey();
    await aKey();
    const page = async (after: string | null) =>
      (
        await owner.graphql(
          "query ($after: String) { adminApiKeys(first: 1, after: $after) { items { id } pageInfo { endCursor hasNextPage } } }",
          { after },
        )
      ).data.adminApiKeys;
    const first = await page(null);
    const second = await page(first.pageInfo.endCursor);
    expect(first.pageInfo.hasNextPage).toBe(true);
    expect(second.items[0].id).not.toBe(first.items[0].id);
  });
});

describe("the works are closed", () => {
  it.each([
    ["without a key", undefined],
    ["with no key of ours", "abc"],
    ["with a key nobody made", `kw_${"A".repeat(43)}`],
    ["with more than a key", `kw_${"A".repeat(43)} x`],
  ])("%s", async (_name, token) => {
    const response = await works(token);
    expect([response.status, response.headers.get("www-authenticate")]).toEqual([401, 'Bearer realm="Kotoba Works"']);
    expect(await response.json()).toMatchObject({ code: "API_KEY_REQUIRED" });
  });

  it("to every session: a cookie does not count there", async () => {
    for (const client of [owner, await server.asSeeker(), await server.asCompany()]) {
      expect((await client.get("/api/v1/works")).status).toBe(401);
    }
  });

  it("and a key opens nothing else", async () => {
    const { token } = await aKey();
    const authorization = `Bearer ${token}`;
    for (const path of ["/api/admin", "/api/admin/user", "/api/files/x"]) {
      expect((await server.anonymous().get(path, { authorization })).status).toBe(401);
    }
    const { errors } = await server.anonymous().graphql("{ adminHome { userCount } }", {}, { authorization });
    expect(errors[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  });
});

describe("a key's own limit", () => {
  it("lets exactly as many requests a minute pass, counts for this key alone, and says what is left", async () => {
    const { token } = await aKey({ requestsPerMinute: 3 });
    const other = await aKey({ requestsPerMinute: 3 });
    const told = [];
    for (let request = 0; request < 5; request += 1) {
      const { status, headers } = await works(token);
      told.push([status, headers.get("ratelimit-limit"), headers.get("ratelimit-remaining")]);
      expect(headers.get("ratelimit-policy")).toBe('"key";q=3;w=60');
      expect(headers.get("ratelimit")).toBe(`"key";r=${headers.get("ratelimit-remaining")};t=${headers.get("ratelimit-reset")}`);
      expect(Number(headers.get("ratelimit-reset"))).toBeGreaterThan(0);
      expect(headers.has("retry-after")).toBe(status === 429);
    }
    expect(told).toEqual([
      [200, "3", "2"],
      [200, "3", "1"],
      [200, "3", "0"],
      [429, "3", "0"],
      [429, "3", "0"],
    ]);
    expect((await works(other.token)).status).toBe(200);
  });
});
