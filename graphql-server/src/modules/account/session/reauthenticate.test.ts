import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anAdmin } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { aCredential, goodPassword } from "../../../testing/passwords.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { AuditEvent } from "../../base/audit/audit-event.entity.ts";
import { requireRecentAuthentication } from "./recent-authentication.ts";
import { Session } from "./session.entity.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const mutation = `mutation ($input: ReauthenticateInput!) {
  reauthenticate(input: $input) { viewer { admin { confirmedUntil } } errors { code path } }
}`;
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 9, minutes));

async function signIn(email: string) {
  const em = server.em();
  const admin = anAdmin(em, { email });
  await aCredential(em, { kind: "ADMIN", accountId: admin.id });
  await em.flush();
  const client = server.anonymous();
  const text = "mutation ($input: SignInInput!) { adminSignIn(input: $input) { viewer { admin { confirmedUntil } } errors { code } } }";
  const { data } = await client.graphql(text, { input: { email, password: goodPassword } });
  return { admin, client, data };
}
const until = async (client: TestClient) =>
  (await client.graphql("{ viewer { admin { confirmedUntil } } }")).data.viewer.admin?.confirmedUntil;

describe("proving once more who sits at the browser", () => {
  it("counts for ten minutes after signing in, and again after the password", async () => {
    server.setNow(at(0));
    const { admin, client, data } = await signIn("again@example.jp");
    expect(data.adminSignIn.viewer.admin.confirmedUntil).toBe(at(10).toISOString());
    server.setNow(at(20));
    expect(await until(client)).toBe(at(10).toISOString());
    const before = await server.em().findOneOrFail(Session, { accountId: admin.id });
    const old = new Map(client.cookies);
    const answer = await client.graphql(mutation, { input: { password: goodPassword } });
    expect(answer.data.reauthenticate).toEqual({ viewer: { admin: { confirmedUntil: at(30).toISOString() } }, errors: [] });
    expect(await until(client)).toBe(at(30).toISOString());

    const stale = server.anonymous();
    for (const [name, value] of old) stale.cookies.set(name, value);
    expect(await until(stale)).toBeUndefined();
    const after = await server.em().findOneOrFail(Session, { accountId: admin.id });
    expect([after.id, after.expiresAt]).toEqual([before.id, before.expiresAt]);
    expect(await server.em().count(AuditEvent, { action: "session.reauthenticate", actorId: admin.id })).toBe(1);
  });

  it("needs the right password, which may be tried ten times", async () => {
    server.setNow(at(0));
    const { client } = await signIn("wrong@example.jp");
    server.setNow(at(15));
    const codes: string[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const { data } = await client.graphql(mutation, { input: { password: "not the password at all" } });
      codes.push(data.reauthenticate.errors[0].code);
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => "WRONG_PASSWORD"), "RATE_LIMITED"]);
    expect(await until(client)).toBe(at(10).toISOString());
  });

  it("guards an act to the minute", () => {
    const admin = { kind: "ADMIN", adminId: "a", role: "OWNER", sessionId: "s", authenticatedAt: at(0) } as const;
    const ask = (minutes: number) => requireRecentAuthentication({ viewer: { admin }, now: () => at(minutes) }, "ADMIN");
    expect(ask(9)).toEqual({ kind: "ADMIN", accountId: "a" });
    expect(() => ask(10)).toThrow("REAUTHENTICATION_REQUIRED");
    expect(() => requireRecentAuthentication({ viewer: { admin }, now: () => at(0) }, "COMPANY")).toThrow("UNAUTHENTICATED");
  });
});
