import { afterAll, beforeAll, expect, it } from "vitest";
import { aCredential, goodPassword } from "../../../testing/passwords.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Session } from "../session/session.entity.ts";
import { CompanyMember } from "./company-member.entity.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function scene() {
  const owner = await server.asCompany("OWNER");
  const colleague = await server.asCompany("RECRUITER", owner.company);
  const em = server.em();
  await aCredential(em, { kind: "COMPANY", accountId: owner.member.id });
  await em.flush();
  await em.nativeUpdate(Session, { accountId: owner.member.id }, { authenticatedAt: new Date(Date.now() - 3_600_000) });
  const change = async (role: string, password: string | null = null) => {
    const { id, version } = await server.em().findOneOrFail(CompanyMember, { id: colleague.member.id });
    const input = { id, version, role, password };
    const query = "mutation ($input: ChangeMemberRoleInput!) { changeMemberRole(input: $input) { errors { code path } } }";
    return (await owner.graphql(query, { input })).data.changeMemberRole.errors;
  };
  const role = async () => (await server.em().findOneOrFail(CompanyMember, { id: colleague.member.id })).role;
  return { owner, change, role };
}

it("makes a member an owner only after the own password, once it was typed a while ago", async () => {
  const { change, role } = await scene();
  expect(await change("VIEWER")).toEqual([]);
  expect(await change("OWNER")).toEqual([{ code: "CONFIRM_PASSWORD", path: ["password"] }]);
  expect(await change("OWNER", "ちがう言葉をならべた長い文")).toEqual([{ code: "WRONG_PASSWORD", path: ["password"] }]);
  expect(await role()).toBe("VIEWER");
  expect(await change("OWNER", goodPassword)).toEqual([]);
  expect(await role()).toBe("OWNER");
});

it("invites an owner only after the own password; others are invited without", async () => {
  const { owner } = await scene();
  const invite = async (email: string, role: string, password: string | null = null) => {
    const query = "mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { errors { code } } }";
    return (await owner.graphql(query, { input: { email, name: "山本 進", role, password } })).data.inviteMember.errors;
  };
  expect(await invite("owner-2@example.jp", "OWNER")).toEqual([{ code: "CONFIRM_PASSWORD" }]);
  expect(await server.em().count(CompanyMember, { status: "INVITED" })).toBe(0);
  expect(await invite("viewer-2@example.jp", "VIEWER")).not.toContainEqual({ code: "CONFIRM_PASSWORD" });
  expect(await invite("owner-2@example.jp", "OWNER", goodPassword)).not.toContainEqual({ code: "CONFIRM_PASSWORD" });
});
