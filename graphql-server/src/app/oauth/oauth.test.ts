import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { AuditEvent } from "../../modules/base/audit/audit-event.entity.ts";
import { appAccess, type Way } from "../../testing/app-access.ts";
import { dumpDatabase } from "../../testing/database/dump-database.ts";
import type { TestClient } from "../../testing/http-client.ts";
import { goodPassword } from "../../testing/passwords.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const start = Date.now();
const at = (minutes: number) => new Date(start + minutes * 60_000);
const me = "{ me { id } }";

let server: TestServer;
let owner: TestClient;
let seeker: Awaited<ReturnType<TestServer["asSeeker"]>>;
let clientId: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.asAdmin("OWNER");
  clientId = await anApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.setNow(at(0));
  seeker = await server.asSeeker();
});
const { anApp, ask, codeOf, exchange, post, refresh, tokens, walk, withToken } = appAccess(() => ({ server, owner, seeker, clientId }));

describe("a person lets an app act for them", () => {
  it("after a page that names the app, the recipient, the purpose, the country and what it opens, in their language", async () => {
    const consent = new URL((await ask(seeker, "v".repeat(43), { scope: "profile apply" })).headers.get("location") ?? "", server.url);
    const page = await seeker.get(consent.pathname, { "accept-language": "vi" });
    const text = await page.text();
    for (const part of ["しごとアプリ", "例アプリ株式会社", "応募の管理", "日本", "プロフィールを見る", "送信を押します"])
      expect(text).toContain(part);
    expect(text).not.toContain("メッセージを読む");
    expect(page.headers.get("content-security-policy")).toContain("form-action 'self' com.example.app:");
  });

  it("and the app reads for them by its token, in GraphQL as they would", async () => {
    const { access } = await tokens();
    expect((await withToken(access, me)).data.me.id).toBe(seeker.user.id);
    const event = await server.em().findOneOrFail(AuditEvent, { action: "oauthClient.agree" }, { orderBy: { at: "desc" } });
    expect([event.actorKind, event.objectId]).toEqual(["SEEKER", clientId]);
  });

  it("or does not, and the app is told", async () => {
    const back = await walk(seeker, "v".repeat(43), { decision: "deny" });
    expect([back.protocol, back.searchParams.get("error"), back.searchParams.get("state")]).toEqual([
      "com.example.app:",
      "access_denied",
      "s1",
    ]);
  });

  it("only when they are signed in: a visitor is asked to do that first", async () => {
    const visitor = server.anonymous();
    const consent = new URL((await ask(visitor, "v".repeat(43), {})).headers.get("location") ?? "", server.url);
    expect(await (await visitor.get(consent.pathname, { "accept-language": "en" })).text()).toContain('href="/en/log-in"');
    const decided = await visitor.send("POST", consent.pathname, "decision=allow", { "content-type": "application/x-www-form-urlencoded" });
    expect(decided.headers.get("location")).toBe(consent.pathname);
  });

  it("in their own browser: another's way is over, and a page of another site cannot press for them", async () => {
    const consent = new URL((await ask(seeker, "v".repeat(43), {})).headers.get("location") ?? "", server.url);
    const other = await server.asSeeker();
    expect((await other.get(consent.pathname)).status).toBe(400);
    const crossed = await seeker.send("POST", consent.pathname, "decision=allow", {
      "content-type": "application/x-www-form-urlencoded",
      origin: "https://evil.example",
      "sec-fetch-site": "cross-site",
    });
    expect(crossed.status).toBe(403);
  });
});

describe("a request that is refused", () => {
  it.each<[string, Way, string]>([
    ["without PKCE", { challenge: {} }, "invalid_request"],
    ["with the plain method", { challenge: { code_challenge: "v".repeat(43), code_challenge_method: "plain" } }, "invalid_request"],
    ["for a scope that the app may not have", { scope: "works:write" }, "invalid_scope"],
  ])("%s goes back to the app as an error", async (_, way, error) => {
    expect((await walk(seeker, "v".repeat(43), way)).searchParams.get("error")).toBe(error);
  });

  it.each<[string, Way]>([
    ["of an app nobody approved", { client: "00000000-0000-7000-8000-00000000dead" }],
    ["to an address that is not the app's", { redirect: "com.evil.app:/back" }],
  ])("%s stays here", async (_, way) => {
    const answer = await ask(seeker, "v".repeat(43), way);
    expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
  });
});

describe("a code", () => {
  it("is exchanged once, and a second time ends what it gave", async () => {
    const verifier = randomBytes(32).toString("base64url");
    const code = (await walk(seeker, verifier)).searchParams.get("code") ?? "";
    const first = await exchange(code, verifier);
    expect(await codeOf(first.body.access_token, me)).toBe("OK");
    const second = await exchange(code, verifier);
    expect([second.status, second.body.error]).toEqual([400, "invalid_grant"]);
    expect(await codeOf(first.body.access_token, me)).toBe("UNAUTHENTICATED");
  });

  it("is worth nothing to who has not the verifier, or is another app", async () => {
    const other = await anApp({ name: "別のアプリ" });
    const wrong: Record<string, string>[] = [{ code_verifier: "w".repeat(43) }, { client_id: other }];
    for (const more of wrong) {
      const verifier = randomBytes(32).toString("base64url");
      const code = (await walk(seeker, verifier)).searchParams.get("code") ?? "";
      expect((await exchange(code, verifier, more)).body.error).toBe("invalid_grant");
    }
  });
});

describe("a token", () => {
  it("is given for nothing but a code or a refresh: no password, no app alone, none in an address", async () => {
    const forms: Record<string, string>[] = [
      { grant_type: "password", username: seeker.user.email, password: goodPassword },
      { grant_type: "client_credentials" },
      { grant_type: "urn:ietf:params:oauth:grant-type:device_code", device_code: "x" },
      { grant_type: "implicit" },
    ];
    for (const form of forms) {
      const { status, body } = await post("", { ...form, client_id: clientId });
      expect([form["grant_type"], status, body.access_token]).toEqual([form["grant_type"], 400, undefined]);
    }
    const asked = await seeker.get(
      `/oauth/auth?response_type=token&client_id=${clientId}&redirect_uri=com.example.app:/back&scope=profile`,
    );
    expect(asked.headers.get("location") ?? "").not.toContain("access_token");
  });

  it("ends after an hour, and a refresh gives the next and ends the one before", async () => {
    const { access, renewing } = await tokens();
    server.setNow(at(61));
    expect(await codeOf(access, me)).toBe("UNAUTHENTICATED");
    server.setNow(at(5));
    const next = await refresh(renewing);
    expect(next.status).toBe(200);
    expect(await codeOf(next.body.access_token, me)).toBe("OK");
    expect(await codeOf(access, me)).toBe("UNAUTHENTICATED");
  });

  it("that renews is used once: a second use ends everything that came of it", async () => {
    const { renewing } = await tokens();
    const next = await refresh(renewing);
    const replayed = await refresh(renewing);
    expect([replayed.status, replayed.body.error]).toEqual([400, "invalid_grant"]);
    expect((await refresh(next.body.refresh_token)).body.error).toBe("invalid_grant");
    expect(await codeOf(next.body.access_token, me)).toBe("UNAUTHENTICATED");
  });

  it("cannot be made wider by a refresh, only narrower", async () => {
    const { renewing } = await tokens("profile messages");
    const wider = await refresh(renewing, { scope: "profile apply messages" });
    expect(wider.body.error).toBe("invalid_scope");
    const narrower = await refresh(renewing, { scope: "messages" });
    expect(await codeOf(narrower.body.access_token, me)).toBe("FORBIDDEN");
    expect(await codeOf(narrower.body.access_token, "{ conversations { totalCount } }")).toBe("OK");
  });

  it("of another app, or one that is none, opens and renews nothing", async () => {
    const other = await anApp({ name: "別のアプリ" });
    const { renewing } = await tokens();
    expect((await refresh(renewing, { client_id: other })).body.error).toBe("invalid_grant");
    for (const token of ["x".repeat(43), renewing]) expect(await codeOf(token, me)).toBe("UNAUTHENTICATED");
  });

  it("is revoked by the app, and renews nothing any more", async () => {
    const { access, renewing } = await tokens();
    expect((await post("/revocation", { token: renewing, client_id: clientId })).status).toBe(200);
    expect(await codeOf(access, me)).toBe("UNAUTHENTICATED");
    expect((await refresh(renewing)).body.error).toBe("invalid_grant");
  });

  it("is revoked by no other app", async () => {
    const other = await anApp({ name: "別のアプリ" });
    const { access, renewing } = await tokens();
    for (const token of [access, renewing, "x".repeat(43)])
      expect((await post("/revocation", { token, client_id: other })).status).toBe(200);
    expect(await codeOf(access, me)).toBe("OK");
    expect((await refresh(renewing)).status).toBe(200);
  });

  it("is no cookie, and no session's cookie is a token", async () => {
    const { access } = await tokens();
    const visitor = server.anonymous();
    for (const value of [access, `Bearer ${access}`]) {
      visitor.cookies.set("__Host-sid_u", value);
      expect((await visitor.graphql(me)).errors[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    }
    expect(await codeOf(seeker.cookies.get("__Host-sid_u") ?? "", me)).toBe("UNAUTHENTICATED");
    const mixed = await seeker.graphql(me, {}, { authorization: `Bearer ${"x".repeat(43)}` });
    expect(mixed.errors[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  });

  it("stands nowhere in the database", async () => {
    const { access, renewing } = await tokens();
    const dump = await dumpDatabase(server.services.database);
    expect([dump.includes(access), dump.includes(renewing)]).toEqual([false, false]);
  });
});
