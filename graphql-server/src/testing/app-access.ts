import { createHash, randomBytes } from "node:crypto";
import { expect } from "vitest";
import type { TestClient } from "./http-client.ts";
import type { TestServer } from "./test-server.ts";

const redirectUri = "com.example.app:/back";

const facts = {
  name: "しごとアプリ",
  recipient: "例アプリ株式会社",
  purpose: "応募の管理",
  purposeEn: "Managing applications",
  country: "JP",
  kind: "SEEKER",
  redirectUris: [redirectUri],
  origins: ["capacitor://localhost"],
  scopes: ["profile", "apply", "messages"],
};

interface World {
  server: TestServer;
  owner: TestClient;
  seeker: TestClient;
  clientId: string;
}

export interface Way {
  client?: string;
  scope?: string;
  challenge?: Record<string, string>;
  decision?: string;
  redirect?: string;
}

/** What an app of others and its person do, against the server and the client that `world` names at that moment. */
export function appAccess(world: () => World) {
  const approve = (input: object = {}, admin = world().owner) =>
    admin.graphql(
      "mutation ($input: ApproveOAuthClientInput!) { approveOAuthClient(input: $input) { client { id } errors { code path } } }",
      { input: { ...facts, ...input } },
    );
  async function anApp(input: object = {}): Promise<string> {
    const { data } = await approve(input);
    expect(data.approveOAuthClient.errors).toEqual([]);
    return data.approveOAuthClient.client.id;
  }

  /** Where a browser is sent after the app's request: to the page of consent, or back to the app. */
  async function ask(
    browser: TestClient,
    verifier: string,
    { client = world().clientId, scope = "profile", challenge, redirect = redirectUri }: Way,
  ) {
    const code = challenge ?? { code_challenge: createHash("sha256").update(verifier).digest("base64url"), code_challenge_method: "S256" };
    const query = new URLSearchParams({ client_id: client, response_type: "code", redirect_uri: redirect, scope, state: "s1", ...code });
    return browser.get(`/oauth/auth?${query}`);
  }

  /** The whole way of a person through the consent; returns the address they are sent to at last. */
  async function walk(browser: TestClient, verifier: string, way: Way = {}): Promise<URL> {
    const asked = await ask(browser, verifier, way);
    const consent = new URL(asked.headers.get("location") ?? "", world().server.url);
    if (consent.protocol !== "http:") return consent;
    const decided = await browser.send("POST", consent.pathname, `decision=${way.decision ?? "allow"}`, {
      "content-type": "application/x-www-form-urlencoded",
    });
    const resume = new URL(decided.headers.get("location") ?? "", world().server.url);
    const back = await browser.get(resume.pathname);
    return new URL(back.headers.get("location") ?? "", world().server.url);
  }

  async function post(path: string, form: Record<string, string>, headers: Record<string, string> = {}) {
    const response = await fetch(`${world().server.url}/oauth/token${path}`, { method: "POST", body: new URLSearchParams(form), headers });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : {} };
  }
  const exchange = (code: string, verifier: string, more: Record<string, string> = {}) =>
    post("", {
      grant_type: "authorization_code",
      code,
      client_id: world().clientId,
      redirect_uri: redirectUri,
      code_verifier: verifier,
      ...more,
    });
  const refresh = (token: string, more: Record<string, string> = {}) =>
    post("", { grant_type: "refresh_token", refresh_token: token, client_id: world().clientId, ...more });

  /** Tokens of an app that a person lets act for them. */
  async function tokens(scope = "profile", browser: TestClient = world().seeker) {
    const verifier = randomBytes(32).toString("base64url");
    const back = await walk(browser, verifier, { scope });
    const { status, body } = await exchange(back.searchParams.get("code") ?? "", verifier);
    expect([status, body]).toEqual([200, expect.objectContaining({ token_type: "Bearer", scope })]);
    return { access: String(body.access_token), renewing: String(body.refresh_token) };
  }
  const withToken = (token: string, query: string, variables = {}) =>
    world()
      .server.anonymous()
      .graphql(query, variables, { authorization: `Bearer ${token}` });
  const codeOf = async (token: string, query: string, variables = {}) =>
    (await withToken(token, query, variables)).errors[0]?.extensions?.code ?? "OK";
  return { anApp, approve, ask, codeOf, exchange, post, refresh, tokens, walk, withToken };
}
