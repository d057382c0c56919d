import { generateSync } from "otplib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { systemContext } from "../../../app/request-context.ts";
import type { CompanyRole } from "../../../shared/viewer/roles.ts";
import { aCompany, aMember, anAdmin } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { waitingMails } from "../../../testing/outbox.ts";
import { aCredential, goodPassword } from "../../../testing/passwords.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { AuditEvent } from "../../base/audit/audit-event.entity.ts";
import type { Company } from "../company/company.entity.ts";
import type { CompanyMember } from "../member/company-member.entity.ts";
import { RecoveryCode } from "./recovery-code.entity.ts";
import { resetAdminByEmail } from "./reset-two-factor.ts";
import { stepOf } from "./totp.ts";
import { TwoFactor } from "./two-factor.entity.ts";

let server: TestServer;
let strict: TestServer;
let clock: Date;
let day = 0;
beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: "1" } });
  strict = await startTestServer({ env: { TRUST_PROXY: "1", ADMIN_TWO_FACTOR: "required" } });
});
afterAll(async () => {
  await server.close();
  await strict.close();
});
beforeEach(() => {
  day += 1;
  clock = new Date(Date.UTC(2026, 10, 21, 3, 0, 5) + day * 3_600_000);
  server.setNow(clock);
  strict.setNow(clock);
});

const codeAt = (secret: string, seconds = 0) => generateSync({ secret, epoch: Math.floor(clock.getTime() / 1_000) + seconds });
function later(seconds: number): void {
  clock = new Date(clock.getTime() + seconds * 1_000);
  server.setNow(clock);
  strict.setNow(clock);
}

async function ask(client: TestClient, field: string, query: string, variables: object = {}) {
  const { data, errors } = await client.graphql(
    query,
    { ...variables },
    { "x-forwarded-for": `10.9.${day}.${Math.floor(Math.random() * 250)}` },
  );
  expect(errors).toEqual([]);
  return data[field];
}
const signIn = (client: TestClient, email: string, code?: string, kind = "company") =>
  ask(
    client,
    `${kind}SignIn`,
    `mutation ($input: SignInInput!) { ${kind}SignIn(input: $input) { viewer { company { name } admin { name } adminMustEnrol } errors { code path } } }`,
    { input: { email, password: goodPassword, ...(code && { code }) } },
  );
const start = (client: TestClient, input: object = { kind: "COMPANY" }) =>
  ask(
    client,
    "startTwoFactor",
    "mutation ($input: StartTwoFactorInput!) { startTwoFactor(input: $input) { enrolment { secret uri } errors { code path } } }",
    {
      input,
    },
  );
const confirm = (client: TestClient, code: string, kind = "COMPANY") =>
  ask(
    client,
    "confirmTwoFactor",
    "mutation ($input: ConfirmTwoFactorInput!) { confirmTwoFactor(input: $input) { recoveryCodes errors { code } } }",
    {
      input: { kind, code },
    },
  );
const turnOff = (client: TestClient, code: string, kind = "COMPANY") =>
  ask(
    client,
    "turnOffTwoFactor",
    "mutation ($input: TurnOffTwoFactorInput!) { turnOffTwoFactor(input: $input) { done errors { code } } }",
    {
      input: { kind, code },
    },
  );
const standing = (client: TestClient, kind = "COMPANY") =>
  ask(
    client,
    "twoFactor",
    "query ($kind: TwoFactorKind!) { twoFactor(kind: $kind) { enabledAt recoveryCodesLeft isRequired mustConfirmPassword } }",
    {
      kind,
    },
  );

async function aColleague(
  role: CompanyRole = "OWNER",
  company?: Company,
): Promise<{ member: CompanyMember; company: Company; client: TestClient }> {
  const em = server.em();
  const own = company ? em.merge(company) : aCompany(em);
  const member = aMember(em, own, { role });
  await aCredential(em, { kind: "COMPANY", accountId: member.id });
  await em.flush();
  const client = server.anonymous();
  await signIn(client, member.email);
  return { member, company: own, client };
}

/** Mails to a member about the second factor, newest first; a sign-in from another browser is told too, by its own test. */
const toldTo = async ({ email }: CompanyMember) =>
  (await waitingMails(server.em(), email)).filter(({ template }) => template !== "new-device");

async function enrolled() {
  const colleague = await aColleague();
  const { enrolment } = await start(colleague.client);
  const confirmed: { recoveryCodes: string[] } = await confirm(colleague.client, codeAt(enrolment.secret));
  return { ...colleague, secret: String(enrolment.secret), recoveryCodes: confirmed.recoveryCodes };
}

describe("the codes", () => {
  it("are those of RFC 6238, of this half minute and its neighbours", () => {
    const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
    const at = (seconds: number) => new Date(seconds * 1_000);
    expect(stepOf("287082", { secret, now: at(59) })).toBe(1);
    expect(stepOf("081804", { secret, now: at(1_111_111_109) })).toBe(37_037_036);
    expect(stepOf("287082", { secret, now: at(89) })).toBe(1);
    expect(stepOf("287082", { secret, now: at(29) })).toBe(1);
    expect(stepOf("287082", { secret, now: at(90) })).toBeUndefined();
    expect(stepOf("28708", { secret, now: at(59) })).toBeUndefined();
  });
});

describe("a member who sets up a second factor", () => {
  it("reads the secret once, confirms a code, gets ten recovery codes, a new session and a mail", async () => {
    const { client, member } = await aColleague();
    const elsewhere = server.anonymous();
    await signIn(elsewhere, member.email);
    const { enrolment } = await start(client);
    expect(enrolment.uri).toContain(`secret=${enrolment.secret}`);
    expect((await signIn(server.anonymous(), member.email)).errors).toEqual([]);
    expect((await confirm(client, "000000")).errors).toEqual([{ code: "WRONG_CODE" }]);
    const before = client.cookies.get("__Host-sid_c");
    const { recoveryCodes } = await confirm(client, codeAt(enrolment.secret));
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(client.cookies.get("__Host-sid_c")).not.toBe(before);
    expect(await standing(client)).toMatchObject({ enabledAt: clock.toISOString(), recoveryCodesLeft: 10, isRequired: false });
    expect((await elsewhere.graphql("{ viewer { company { name } } }")).data.viewer.company).toBeNull();
    expect((await toldTo(member)).map(({ subject }) => subject)).toEqual(["【ことばワークス】2段階認証を設定しました"]);
    expect(await server.em().count(AuditEvent, { action: "twoFactor.turnOn", objectId: member.id })).toBe(1);
    expect((await start(client)).errors).toEqual([{ code: "TWO_FACTOR_ON", path: [] }]);
  });

  it("takes another authenticator with a code of the present one, which goes on until the first code of the other", async () => {
    const { client, member, secret, recoveryCodes } = await enrolled();
    expect((await start(client, { kind: "COMPANY", code: "000000" })).errors).toEqual([{ code: "WRONG_CODE", path: ["code"] }]);
    later(60);
    const { enrolment } = await start(client, { kind: "COMPANY", code: codeAt(secret) });
    const stored = await server.em().execute("select next_secret from two_factor where account_id = ?", [member.id]);
    expect(stored).toEqual([{ next_secret: expect.stringMatching(/^v1\./) }]);
    later(60);
    expect((await signIn(server.anonymous(), member.email, codeAt(enrolment.secret))).errors).toMatchObject([{ code: "WRONG_CODE" }]);
    expect((await signIn(server.anonymous(), member.email, codeAt(secret))).errors).toEqual([]);
    expect((await confirm(client, codeAt(secret, 30))).errors).toEqual([{ code: "WRONG_CODE" }]);
    const { recoveryCodes: fresh } = await confirm(client, codeAt(enrolment.secret));
    expect(new Set([...fresh, ...recoveryCodes]).size).toBe(20);
    later(60);
    expect((await signIn(server.anonymous(), member.email, codeAt(secret))).errors).toMatchObject([{ code: "WRONG_CODE" }]);
    expect((await signIn(server.anonymous(), member.email, codeAt(enrolment.secret))).errors).toEqual([]);
    expect((await toldTo(member)).map(({ subject }) => subject)).toContain("【ことばワークス】認証アプリを変更しました");
    expect(await server.em().count(AuditEvent, { action: "twoFactor.replace", objectId: member.id })).toBe(1);
    expect((await confirm(client, codeAt(enrolment.secret, 30))).errors).toEqual([{ code: "TWO_FACTOR_NOT_STARTED" }]);
  });

  it("has a secret and codes that the tables do not tell", async () => {
    const { member, secret, recoveryCodes } = await enrolled();
    const rows = await server.em().execute("select secret from two_factor where account_id = ?", [member.id]);
    const codes = await server.em().execute("select code_hash from recovery_code where account_id = ?", [member.id]);
    expect(rows).toEqual([{ secret: expect.stringMatching(/^v1\./) }]);
    const stored = JSON.stringify([rows, codes]);
    for (const told of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll("-", ""))])
      expect(stored).not.toContain(told);
    expect((await server.em().findOneOrFail(TwoFactor, { accountId: member.id })).secret).toBe(secret);
  });

  it("types the password once more when it was typed more than ten minutes ago", async () => {
    const { client } = await aColleague();
    later(601);
    expect(await standing(client)).toMatchObject({ mustConfirmPassword: true });
    expect((await start(client)).errors).toEqual([{ code: "CONFIRM_PASSWORD", path: ["password"] }]);
    expect((await start(client, { kind: "COMPANY", password: "これではないことばです" })).errors[0].code).toBe("WRONG_PASSWORD");
    expect((await start(client, { kind: "COMPANY", password: goodPassword })).errors).toEqual([]);
    expect((await start(client)).errors).toEqual([]);
  });
});

describe("signing in with a second factor", () => {
  it("asks for the code only of who knows the password", async () => {
    const { member, secret } = await enrolled();
    const stranger = server.anonymous();
    expect((await signIn(stranger, member.email)).errors).toEqual([{ code: "TWO_FACTOR_REQUIRED", path: ["code"] }]);
    expect(stranger.cookies.size).toBe(0);
    const wrong = await ask(
      stranger,
      "companySignIn",
      "mutation ($input: SignInInput!) { companySignIn(input: $input) { errors { code } } }",
      {
        input: { email: member.email, password: "ちがうパスワードを書きました", code: codeAt(secret, 30) },
      },
    );
    expect(wrong.errors).toEqual([{ code: "INVALID_CREDENTIALS" }]);
    later(30);
    expect(await signIn(stranger, member.email, ` ${codeAt(secret).slice(0, 3)} ${codeAt(secret).slice(3)} `)).toMatchObject({
      viewer: { company: { name: member.name } },
      errors: [],
    });
  });

  it("takes each code once, however many ask at the same moment, and none that is older than the last", async () => {
    const { member, secret } = await enrolled();
    later(60);
    const code = codeAt(secret);
    const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(server.anonymous(), member.email, code)));
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect((await signIn(server.anonymous(), member.email, codeAt(secret, -30))).errors).toEqual([{ code: "WRONG_CODE", path: ["code"] }]);
    expect((await signIn(server.anonymous(), member.email, codeAt(secret, 60))).errors).toEqual([{ code: "WRONG_CODE", path: ["code"] }]);
  });

  it("stops after five wrong codes in fifteen minutes, even for the right one, and keeps a record", async () => {
    const { member, secret } = await enrolled();
    later(60);
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn(server.anonymous(), member.email, "000000");
    expect((await signIn(server.anonymous(), member.email, codeAt(secret))).errors[0].code).toBe("RATE_LIMITED");
    expect(await server.em().count(AuditEvent, { action: "session.signIn", actorId: member.id, result: "FAILED" })).toBe(5);
  });

  it("takes a recovery code once, in any spelling, and tells its owner how many are left", async () => {
    const { member, recoveryCodes } = await enrolled();
    const [code = ""] = recoveryCodes;
    expect((await signIn(server.anonymous(), member.email, code.toLowerCase().replaceAll("-", " "))).errors).toEqual([]);
    expect((await signIn(server.anonymous(), member.email, code)).errors[0].code).toBe("WRONG_CODE");
    expect(await server.em().count(RecoveryCode, { accountId: member.id, usedAt: null })).toBe(9);
    expect((await toldTo(member))[0]?.text).toContain("残りは9個");
  });

  it("counts a code no better for a foreign account: a recovery code opens its owner's only", async () => {
    const mine = await enrolled();
    const theirs = await enrolled();
    expect((await signIn(server.anonymous(), theirs.member.email, mine.recoveryCodes[0])).errors[0].code).toBe("WRONG_CODE");
  });
});

describe("taking it off", () => {
  it("needs a code; new recovery codes void the old ones", async () => {
    const { client, member, secret, recoveryCodes } = await enrolled();
    later(60);
    const renewed = await ask(
      client,
      "renewRecoveryCodes",
      "mutation ($input: RenewRecoveryCodesInput!) { renewRecoveryCodes(input: $input) { recoveryCodes errors { code } } }",
      {
        input: { kind: "COMPANY", code: codeAt(secret) },
      },
    );
    expect(renewed.recoveryCodes).toHaveLength(10);
    expect((await turnOff(client, recoveryCodes[0] ?? "")).errors).toEqual([{ code: "WRONG_CODE" }]);
    expect((await turnOff(client, renewed.recoveryCodes[0])).errors).toEqual([]);
    expect((await signIn(server.anonymous(), member.email)).errors).toEqual([]);
    expect(await server.em().count(RecoveryCode, { accountId: member.id })).toBe(0);
  });

  it("is an owner's help for a colleague who lost the telephone, never for a stranger or oneself", async () => {
    const boss = await aColleague();
    const { client, member } = await aColleague("RECRUITER", boss.company);
    const { enrolment } = await start(client);
    await confirm(client, codeAt(enrolment.secret));
    const reset = (who: TestClient, id: string) =>
      who.graphql("mutation ($input: ResetMemberTwoFactorInput!) { resetMemberTwoFactor(input: $input) { done errors { code } } }", {
        input: { id },
      });
    const members = await boss.client.graphql("{ companyMembers { items { id hasTwoFactor } } }");
    expect(members.data.companyMembers.items).toContainEqual({ id: member.id, hasTwoFactor: true });
    expect((await reset((await aColleague()).client, member.id)).data.resetMemberTwoFactor.errors).toEqual([{ code: "NOT_FOUND" }]);
    expect((await reset(client, member.id)).errors[0]?.extensions?.code).toBe("FORBIDDEN");
    expect((await reset(boss.client, boss.member.id)).data.resetMemberTwoFactor.errors).toEqual([{ code: "FORBIDDEN" }]);
    expect((await reset(boss.client, member.id)).data.resetMemberTwoFactor).toEqual({ done: true, errors: [] });
    expect((await client.graphql("{ viewer { company { name } } }")).data.viewer.company).toBeNull();
    expect((await signIn(server.anonymous(), member.email)).errors).toEqual([]);
    expect((await toldTo(member))[0]?.subject).toContain("リセット");
  });
});

describe("where admins must have a second factor", () => {
  async function aNewAdmin(email: string) {
    const em = strict.em();
    const admin = anAdmin(em, { email, role: "OWNER" });
    await aCredential(em, { kind: "ADMIN", accountId: admin.id });
    await em.flush();
    const client = strict.anonymous();
    return { admin, client, answer: await signIn(client, email, undefined, "admin") };
  }

  it("nothing but setting it up is reachable after the first sign-in", async () => {
    const { client, answer } = await aNewAdmin("first@example.jp");
    expect(answer).toEqual({ viewer: { company: null, admin: null, adminMustEnrol: true }, errors: [] });
    const home = await client.graphql("{ adminHome { userCount } }");
    expect([home.status, home.errors[0]?.extensions?.code]).toEqual([403, "TWO_FACTOR_ENROL"]);
    const rest = await client.get("/api/admin");
    expect([rest.status, (await rest.json()).code]).toEqual([403, "TWO_FACTOR_ENROL"]);
    expect(await (await client.get("/api/login")).json()).toMatchObject({ session: null, mustEnrol: true });
    const { enrolment } = await start(client, { kind: "ADMIN" });
    expect((await confirm(client, codeAt(enrolment.secret), "ADMIN")).recoveryCodes).toHaveLength(10);
    expect((await client.graphql("{ adminHome { userCount } viewer { admin { role } adminMustEnrol } }")).data).toEqual({
      adminHome: { userCount: 0 },
      viewer: { admin: { role: "OWNER" }, adminMustEnrol: false },
    });
    later(60);
    expect((await turnOff(client, codeAt(enrolment.secret), "ADMIN")).errors).toEqual([{ code: "TWO_FACTOR_MANDATORY" }]);
    const again = strict.anonymous();
    expect((await signIn(again, "first@example.jp", undefined, "admin")).errors[0].code).toBe("TWO_FACTOR_REQUIRED");
    expect((await signIn(again, "first@example.jp", codeAt(enrolment.secret), "admin")).viewer.admin).not.toBeNull();
  });

  it("an owner, or the operator's shell, lets a lost telephone be replaced", async () => {
    const boss = await aNewAdmin("boss@example.jp");
    const secret = (await start(boss.client, { kind: "ADMIN" })).enrolment.secret;
    await confirm(boss.client, codeAt(secret), "ADMIN");
    const other = await aNewAdmin("other@example.jp");
    await confirm(other.client, codeAt((await start(other.client, { kind: "ADMIN" })).enrolment.secret), "ADMIN");
    const reset = await boss.client.graphql(
      "mutation ($input: ResetTwoFactorInput!) { resetTwoFactor(input: $input) { done errors { code } } }",
      {
        input: { kind: "ADMIN", id: other.admin.id },
      },
    );
    expect(reset.data.resetTwoFactor).toEqual({ done: true, errors: [] });
    expect((await signIn(strict.anonymous(), "other@example.jp", undefined, "admin")).viewer.adminMustEnrol).toBe(true);
    await resetAdminByEmail(systemContext(strict.services, "test").ctx, "boss@example.jp");
    expect((await boss.client.graphql("{ viewer { admin { role } } }")).data.viewer.admin).toBeNull();
  });
});
