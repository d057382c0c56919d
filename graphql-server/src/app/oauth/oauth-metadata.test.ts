import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { appScopes } from "../../shared/viewer/app-scopes.ts";
import { appAccess } from "../../testing/app-access.ts";
import type { TestClient } from "../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let owner: TestClient;
let seeker: TestClient;
let clientId: string;
const { anApp, walk } = appAccess(() => ({ server, owner, seeker, clientId }));
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.asAdmin("OWNER");
  seeker = await server.asSeeker();
  clientId = await anApp();
});
afterAll(() => server.close());

const wellKnown = "/.well-known/oauth-authorization-server/oauth";
const metadata = async () => (await server.anonymous().get(wellKnown)).json();
const pathOf = (address: string) => address.replace(server.services.environment.baseUrl, "");

describe("the metadata of the authorization server", () => {
  it.each([wellKnown, "/oauth/.well-known/oauth-authorization-server"])(
    "stands where RFC 8414 looks for it, open to every page: %s",
    async (path) => {
      const response = await server.anonymous().get(path, { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" });
      expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([200, "*"]);
      const { issuer, scopes_supported: scopes } = await response.json();
      expect([issuer, scopes]).toEqual([`${server.services.environment.baseUrl}/oauth`, appScopes]);
    },
  );

  it("names endpoints that answer", async () => {
    const { authorization_endpoint: authorize, token_endpoint: token, revocation_endpoint: revoke } = await metadata();
    const challenge = createHash("sha256").update("v".repeat(43)).digest("base64url");
    const query = new URLSearchParams({
      client_id: clientId,
      response_type: "code",
      redirect_uri: "com.example.app:/back",
      scope: "profile",
      state: "s1",
      code_challenge: challenge,
      code_challenge_method: "S256",
    });
    const asked = await seeker.get(`${pathOf(authorize)}?${query}`);
    expect([asked.status, asked.headers.get("location")?.includes("/consent/")]).toEqual([303, true]);
    const post = (address: string, form: Record<string, string>) =>
      fetch(server.url + pathOf(address), { method: "POST", body: new URLSearchParams({ client_id: clientId, ...form }) });
    const exchanged = await post(token, { grant_type: "refresh_token", refresh_token: "x" });
    expect([exchanged.status, (await exchanged.json()).error]).toEqual([400, "invalid_grant"]);
    expect((await post(revoke, { token: "x" })).status).toBe(200);
  });

  it("leads to pages of the site for people", async () => {
    const told = await metadata();
    expect((await server.anonymous().get(pathOf(told.service_documentation))).status).toBe(200);
    expect([told.op_policy_uri, told.op_tos_uri].map(pathOf)).toEqual(["/privacypolicy", "/terms"]);
  });
});

describe("OpenID Connect", () => {
  it("is not offered: its metadata is not there, and its scope is refused", async () => {
    expect((await server.anonymous().get("/oauth/.well-known/openid-configuration")).status).toBe(404);
    expect((await metadata()).scopes_supported).not.toContain("openid");
    expect((await walk(seeker, "v".repeat(43), { scope: "openid profile" })).searchParams.get("error")).toBe("invalid_scope");
  });
});
