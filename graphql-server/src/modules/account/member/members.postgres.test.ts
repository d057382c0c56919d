import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startPostgres, type TestPostgres } from "../../../testing/database/postgres.ts";
import { aCompany, aMember } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import type { Company } from "../company/company.entity.ts";
import { CompanyMember } from "./company-member.entity.ts";

let postgres: TestPostgres;
let server: TestServer;
let company: Company;
let owner: TestClient & { member: CompanyMember };
beforeAll(async () => {
  postgres = await startPostgres();
  server = await startTestServer({ databaseUrl: await postgres.createDatabase() });
});
afterAll(async () => {
  await server.close();
  await postgres.stop();
});
beforeEach(async () => {
  const em = server.em();
  company = aCompany(em, { plan: "STANDARD" });
  await em.flush();
  owner = await server.asCompany("OWNER", company);
});

const problems = (answer: { data: Record<string, { errors: { code: string }[] }> }) =>
  Object.values(answer.data).flatMap(({ errors }) => errors.map(({ code }) => code));
const invite = (client: TestClient, email: string) =>
  client.graphql("mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { member { id status version } errors { code } } }", {
    input: { email, name: "山本 進", role: "RECRUITER" },
  });
const remove = (client: TestClient, { id, version }: Pick<CompanyMember, "id" | "version">) =>
  client.graphql("mutation ($input: RemoveMemberInput!) { removeMember(input: $input) { errors { code } } }", { input: { id, version } });
const demote = (client: TestClient, { id, version }: Pick<CompanyMember, "id" | "version">) =>
  client.graphql("mutation ($input: ChangeMemberRoleInput!) { changeMemberRole(input: $input) { errors { code } } }", {
    input: { id, version, role: "VIEWER" },
  });

describe("inviting colleagues", () => {
  it("mails a link that works once, and the colleague signs in with the role that was given", async () => {
    await invite(owner, "susumu@example.jp");
    const mail = (await server.mails()).find(({ to }) => to === "susumu@example.jp");
    const token = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
    const guest = server.anonymous();
    const query =
      "mutation ($input: CompanyFirstSignInInput!) { completeCompanyFirstSignIn(input: $input) { viewer { company { role name } } errors { code } } }";
    const answer = await guest.graphql(query, { input: { token, password: "図書館の窓辺で青い鯨の本を読む" } });
    expect(answer.data.completeCompanyFirstSignIn).toEqual({ viewer: { company: { role: "RECRUITER", name: "山本 進" } }, errors: [] });
    const self = await guest.graphql(
      'mutation { updateOwnMember(input: { name: "山本　すすむ", locale: "en" }) { member { name locale } } }',
    );
    expect(self.data.updateOwnMember.member).toEqual({ name: "山本 すすむ", locale: "en" });
  });

  it("makes one invitation of thirty at once, and never more members than the plan has", async () => {
    const same = await Promise.all(Array.from({ length: 15 }, () => invite(owner, "same@example.jp")));
    expect(same.flatMap(problems)).toEqual([]);
    expect(await server.em().count(CompanyMember, { email: "same@example.jp" })).toBe(1);
    const others = await Promise.all(Array.from({ length: 15 }, (_, index) => invite(owner, `m${index}@example.jp`)));
    expect(await server.em().count(CompanyMember, { company: company.id })).toBe(10);
    expect(others.flatMap(problems)).toEqual(Array.from({ length: 7 }, () => "MEMBER_LIMIT"));
  });

  it("does not take the address of another company's member", async () => {
    const em = server.em();
    aMember(em, aCompany(em), { email: "elsewhere@example.jp" });
    await em.flush();
    expect(problems(await invite(owner, "elsewhere@example.jp"))).toEqual(["EMAIL_TAKEN"]);
  });
});

describe("the last owner", () => {
  it("stays, however many owners leave at the same time in every way", async () => {
    for (let round = 0; round < 20; round += 1) {
      const em = server.em();
      const own = aCompany(em, { plan: "PREMIUM" });
      await em.flush();
      const owners = await Promise.all(Array.from({ length: 5 }, () => server.asCompany("OWNER", own)));
      await Promise.all(owners.flatMap((client) => [remove(client, client.member), demote(client, client.member)]));
      expect(await server.em().count(CompanyMember, { company: own.id, role: "OWNER", status: "ACTIVE" })).toBe(1);
    }
  });

  it("is told why, and the sessions of a member who lost the access end", async () => {
    expect(problems(await remove(owner, owner.member))).toEqual(["LAST_OWNER"]);
    const viewer = await server.asCompany("VIEWER", company);
    expect(problems(await remove(owner, viewer.member))).toEqual([]);
    expect((await viewer.graphql("{ viewer { company { name } } }")).data.viewer.company).toBeNull();
  });
});

it("lets nobody but an owner of the same company change members", async () => {
  const recruiter = await server.asCompany("RECRUITER", company);
  const stranger = await server.asCompany("OWNER");
  expect((await invite(recruiter, "x@example.jp")).errors[0]?.extensions?.code).toBe("FORBIDDEN");
  expect(problems(await remove(stranger, recruiter.member))).toEqual(["NOT_FOUND"]);
  expect(problems(await demote(owner, { ...recruiter.member, version: recruiter.member.version + 1 }))).toEqual(["STALE_VERSION"]);
});
