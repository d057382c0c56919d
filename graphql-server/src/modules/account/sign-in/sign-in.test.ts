import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aCompany, aMember, anAdmin, aSeeker } from "../../../testing/factories.ts";
import { aCredential, goodPassword } from "../../../testing/passwords.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Session } from "../session/session.entity.ts";
import { tokenHash } from "../session/session.token.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const viewerQuery =
  "{ viewer { seeker { id displayName email unreadCount } company { id role companyName can { editWorks managePlan } unreadCount } admin { id role can { manageAdmins editNews } } } }";
const signIn = `mutation ($input: SignInInput!) { signIn(input: $input) { viewer { seeker { email } } errors { code message path } } }`;
const companySignIn = `mutation ($input: SignInInput!) { companySignIn(input: $input) { viewer { company { name } } errors { code } } }`;
const adminSignIn = `mutation ($input: SignInInput!) { adminSignIn(input: $input) { viewer { admin { name } } errors { code } } }`;

async function seekerWithPassword(changes = {}) {
  const em = server.em();
  const user = aSeeker(em, changes);
  await aCredential(em, { kind: "SEEKER", accountId: user.id });
  await em.flush();
  return user;
}

describe("signing in", () => {
  it("opens a session under a __Host- cookie that scripts cannot read, and keeps only its hash", async () => {
    const user = await seekerWithPassword();
    const client = server.anonymous();
    const answer = await client.graphql(signIn, { input: { email: ` ${user.email.toUpperCase()} `, password: goodPassword } });
    expect(answer.data.signIn).toEqual({ viewer: { seeker: { email: user.email } }, errors: [] });
    const [cookie = ""] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-sid_u=[A-Za-z0-9_-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax$/);
    const token = client.cookies.get("__Host-sid_u") ?? "";
    const session = await server.em().findOneOrFail(Session, { accountId: user.id });
    expect(session.tokenHash).toBe(tokenHash(token));
    const viewer = await client.graphql(viewerQuery);
    expect(viewer.data.viewer.seeker).toMatchObject({ id: user.id, displayName: "山田 花子", unreadCount: 0 });
    const abroad = await client.graphql(viewerQuery, {}, { "accept-language": "vi" });
    expect(abroad.data.viewer.seeker).toMatchObject({ displayName: "Hanako Yamada" });
  });

  it("takes a password that is ten years old", async () => {
    const { email } = await seekerWithPassword();
    server.setNow(new Date(Date.now() + 10 * 365 * 24 * 60 * 60_000));
    const answer = await server.anonymous().graphql(signIn, { input: { email, password: goodPassword } });
    server.setNow(new Date());
    expect(answer.data.signIn).toEqual({ viewer: { seeker: { email } }, errors: [] });
  });

  it("keeps the three kinds apart in one browser", async () => {
    const em = server.em();
    const company = aCompany(em);
    const member = aMember(em, company, { role: "RECRUITER" });
    const admin = anAdmin(em, { role: "EDITOR" });
    await aCredential(em, { kind: "COMPANY", accountId: member.id });
    await aCredential(em, { kind: "ADMIN", accountId: admin.id });
    await em.flush();
    const client = server.anonymous();
    await client.graphql(companySignIn, { input: { email: member.email, password: goodPassword } });
    const first = await client.graphql(viewerQuery);
    expect(first.data.viewer).toMatchObject({ seeker: null, admin: null });
    expect(first.data.viewer.company.can).toEqual({ editWorks: true, managePlan: false });
    await client.graphql(adminSignIn, { input: { email: admin.email, password: goodPassword } });
    const both = await client.graphql(viewerQuery);
    expect(both.data.viewer.company.id).toBe(member.id);
    expect(both.data.viewer.admin).toMatchObject({ id: admin.id, can: { editNews: true, manageAdmins: false } });
    const crossed = await client.graphql(signIn, { input: { email: member.email, password: goodPassword } });
    expect(crossed.data.signIn.errors[0].code).toBe("INVALID_CREDENTIALS");
  });
});
