import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anAdmin } from "../../../testing/factories.ts";
import { waitingMails } from "../../../testing/outbox.ts";
import { aCredential, goodPassword } from "../../../testing/passwords.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { AuditEvent } from "../../base/audit/audit-event.entity.ts";
import { Session } from "../session/session.entity.ts";
import { AdminUser } from "./admin-user.entity.ts";

let server: TestServer;
type Admin = Awaited<ReturnType<TestServer["asAdmin"]>>;
let owner: Admin;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.em().nativeDelete(Session, {});
  await server.em().nativeDelete(AdminUser, {});
  owner = await server.asAdmin("OWNER");
  const em = server.em();
  await aCredential(em, { kind: "ADMIN", accountId: owner.admin.id });
  await em.flush();
});

const person = "adminUser { id name role status version } errors { code path }";
const run = async (client: Admin, name: string, type: string, input: object) =>
  (await client.graphql(`mutation ($input: ${type}!) { ${name}(input: $input) { ${person} } }`, { input })).data[name];
const invite = (client: Admin, input: object) =>
  run(client, "inviteAdmin", "InviteAdminInput", { email: "new@example.jp", name: "新人 一郎", role: "EDITOR", ...input });
const update = (client: Admin, { id, version }: { id: string; version: number }, role: string) =>
  run(client, "updateAdmin", "UpdateAdminInput", { id, version, name: "改名 花子", role });
const disable = (client: Admin, { id, version }: { id: string; version: number }) =>
  run(client, "disableAdmin", "AdminAccessInput", { id, version });
const codes = ({ errors }: { errors: { code: string }[] }) => errors.map(({ code }) => code);

describe("inviting somebody to the back office", () => {
  it("mails a link that sets the password, and the role is the one that was given", async () => {
    const { adminUser, errors } = await invite(owner, {});
    expect([adminUser.status, errors]).toEqual(["INVITED", []]);
    const [mail] = await waitingMails(server.em(), "new@example.jp");
    const [, token] = /kind=admin&token=([\w-]{43})/.exec(mail?.text ?? "") ?? [];
    const guest = server.anonymous();
    await guest.graphql("mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { done } }", {
      input: { kind: "ADMIN", token, password: goodPassword },
    });
    const text = "mutation ($input: SignInInput!) { adminSignIn(input: $input) { viewer { admin { role } } } }";
    const { data } = await guest.graphql(text, { input: { email: "new@example.jp", password: goodPassword } });
    expect(data.adminSignIn.viewer.admin.role).toBe("EDITOR");
    const after = await owner.graphql(`{ adminUser(id: "${adminUser.id}") { status lastSignInAt hasTwoFactor } }`);
    expect(after.data.adminUser).toEqual({ status: "ACTIVE", lastSignInAt: expect.any(String), hasTwoFactor: false });
  });

  it("may be repeated by mail until it is answered, and the link before works no longer", async () => {
    const { adminUser } = await invite(owner, { email: "again@example.jp" });
    expect(codes(await run(owner, "resendAdminInvitation", "AdminUserRefInput", { id: adminUser.id }))).toEqual([]);
    expect(await waitingMails(server.em(), "again@example.jp")).toHaveLength(2);
    expect(codes(await run(owner, "resendAdminInvitation", "AdminUserRefInput", { id: owner.admin.id }))).toEqual(["NOT_FOUND"]);
  });

  it("is refused for a known address, a strange role and a name that is none", async () => {
    expect(codes(await invite(owner, { email: owner.admin.email }))).toEqual(["EMAIL_TAKEN"]);
    expect(codes(await invite(owner, { name: " " }))).toEqual(["REQUIRED"]);
    expect(
      (await owner.graphql('mutation { inviteAdmin(input: {email: "a@b.jp", name: "a", role: GOD}) { errors { code } } }')).status,
    ).toBe(400);
  });

  it("asks for the password again ten minutes after the last time", async () => {
    server.setNow(new Date(Date.now() + 11 * 60_000));
    expect(codes(await invite(owner, {}))).toEqual(["REAUTHENTICATION_REQUIRED"]);
    await owner.graphql("mutation ($input: ReauthenticateInput!) { reauthenticate(input: $input) { errors { code } } }", {
      input: { password: goodPassword },
    });
    expect(codes(await invite(owner, {}))).toEqual([]);
    server.setNow(new Date());
  });
});

describe("changing somebody of the back office", () => {
  it("gives another role, ends their sessions, and stands on record", async () => {
    const editor = await server.asAdmin("EDITOR");
    const { adminUser } = await update(owner, editor.admin, "OPERATOR");
    expect(adminUser).toMatchObject({ role: "OPERATOR", name: "改名 花子" });
    expect((await editor.graphql("{ viewer { admin { id } } }")).data.viewer.admin).toBeNull();
    const [event] = await server.em().find(AuditEvent, { action: "adminUser.update", objectId: editor.admin.id });
    expect(event).toMatchObject({ actorId: owner.admin.id, detail: { from: "EDITOR", to: "OPERATOR" } });
    expect(codes(await update(owner, editor.admin, "EDITOR"))).toEqual(["STALE_VERSION"]);
  });

  it("leaves their sessions alone when only the name changes", async () => {
    const editor = await server.asAdmin("EDITOR");
    await update(owner, editor.admin, "EDITOR");
    expect((await editor.graphql("{ viewer { admin { name } } }")).data.viewer.admin.name).toBe("改名 花子");
  });

  it("never leaves the back office without an owner who can sign in", async () => {
    expect(codes(await update(owner, owner.admin, "EDITOR"))).toEqual(["LAST_ADMIN_OWNER"]);
    expect(codes(await disable(owner, owner.admin))).toEqual(["LAST_ADMIN_OWNER"]);
    const em = server.em();
    anAdmin(em, { role: "OWNER" });
    await em.flush();
    // The other one never answered the invitation.
    expect(codes(await disable(owner, owner.admin))).toEqual(["LAST_ADMIN_OWNER"]);
    const other = await server.asAdmin("OWNER");
    const unit = server.em();
    await aCredential(unit, { kind: "ADMIN", accountId: other.admin.id });
    await unit.flush();
    expect(codes(await disable(owner, owner.admin))).toEqual([]);
  });

  it("takes access away at once, and gives it back", async () => {
    const editor = await server.asAdmin("EDITOR");
    const { adminUser } = await disable(owner, editor.admin);
    expect(adminUser.status).toBe("DISABLED");
    expect((await editor.graphql("{ viewer { admin { id } } }")).data.viewer.admin).toBeNull();
    const back = await run(owner, "enableAdmin", "AdminAccessInput", { id: editor.admin.id, version: adminUser.version });
    expect(back.adminUser.status).toBe("INVITED");
  });

  it("signs somebody out everywhere, but not the browser that asks", async () => {
    const editor = await server.asAdmin("EDITOR");
    const devices = async () =>
      (await owner.graphql(`{ adminUser(id: "${editor.admin.id}") { devices { isCurrent } } }`)).data.adminUser.devices;
    expect(await devices()).toEqual([{ isCurrent: false }]);
    const text = "mutation ($input: AdminUserRefInput!) { endAdminSessions(input: $input) { ended errors { code } } }";
    expect((await owner.graphql(text, { input: { id: editor.admin.id } })).data.endAdminSessions).toEqual({ ended: 1, errors: [] });
    expect((await owner.graphql(text, { input: { id: owner.admin.id } })).data.endAdminSessions).toEqual({ ended: 0, errors: [] });
    expect(await devices()).toEqual([]);
  });
});

describe("the list of the back office", () => {
  it("is narrowed by text, role and state, ordered and paged", async () => {
    const em = server.em();
    for (const name of ["い", "あ", "う"]) anAdmin(em, { name: `探す ${name}`, role: "EDITOR" });
    anAdmin(em, { name: "探す %", role: "OPERATOR", status: "DISABLED" });
    await em.flush();
    const ask = async (args: string) => {
      const { data } = await owner.graphql(
        `{ adminUsers(${args}) { items { name status } totalCount pageInfo { endCursor hasNextPage } } }`,
      );
      return data.adminUsers;
    };
    const names = (page: { items: { name: string }[] }) => page.items.map(({ name }) => name);
    const first = await ask('filter: { keyword: "探す", role: EDITOR }, sort: NAME, first: 2');
    expect([names(first), first.totalCount]).toEqual([["探す あ", "探す い"], 3]);
    const next = await ask(`filter: { keyword: "探す", role: EDITOR }, sort: NAME, first: 2, after: "${first.pageInfo.endCursor}"`);
    expect([names(next), next.pageInfo.hasNextPage]).toEqual([["探す う"], false]);
    expect(names(await ask('filter: { keyword: "%" }'))).toEqual(["探す %"]);
    expect(names(await ask("filter: { status: DISABLED }"))).toEqual(["探す %"]);
    expect((await ask("filter: { status: INVITED }")).totalCount).toBe(3);
    expect(names(await ask("filter: { status: ACTIVE }"))).toEqual([owner.admin.name]);
  });

  it("stands in the page data of the REST layer, for owners only", async () => {
    const list = await (await owner.get("/api/admin/admin_user?first=1")).json();
    expect(list).toMatchObject({ totalCount: 1, adminUsers: [{ id: owner.admin.id, status: "ACTIVE" }] });
    expect((await (await owner.get("/api/admin/admin_user/new")).json()).choices.roles).toContain("ACCOUNTANT");
    const detail = await (await owner.get(`/api/admin/admin_user/detail?id=${owner.admin.id}`)).json();
    expect(detail).toMatchObject({ adminUser: { email: owner.admin.email }, devices: [{ isCurrent: true }] });
    expect((await owner.get("/api/admin/admin_user/detail?id=nobody")).status).toBe(404);
    for (const role of ["OPERATOR", "EDITOR", "ACCOUNTANT"] as const) {
      const client = await server.asAdmin(role);
      for (const path of ["", "/new", `/detail?id=${owner.admin.id}`]) {
        expect((await client.get(`/api/admin/admin_user${path}`)).status).toBe(403);
      }
    }
  });
});
