import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AccountKind } from "../../../shared/viewer/actor.ts";
import { statementsOf } from "../../../testing/database/count-statements.ts";
import { aCompany, aMember, anAdmin, aSeeker } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { aCredential, goodPassword } from "../../../testing/passwords.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { AdminUser } from "../admin/admin-user.entity.ts";
import { Company } from "../company/company.entity.ts";
import { CompanyMember } from "../member/company-member.entity.ts";
import { User } from "../seeker/user.entity.ts";
import { Session } from "./session.entity.ts";
import { sessionMinutes } from "./session.limits.ts";

let server: TestServer;
const start = new Date("2026-11-21T09:00:00Z");
const after = (seconds: number) => server.setNow(new Date(start.getTime() + seconds * 1_000));
beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: "1" } });
});
afterAll(() => server.close());

const mutations = { SEEKER: "signIn", COMPANY: "companySignIn", ADMIN: "adminSignIn" } as const;
const parts = { SEEKER: "seeker", COMPANY: "company", ADMIN: "admin" } as const;
const cookieNames = { SEEKER: "__Host-sid_u", COMPANY: "__Host-sid_c", ADMIN: "__Host-sid_a" } as const;
const kinds = ["SEEKER", "COMPANY", "ADMIN"] as const;

let address = 0;
async function signIn(client: TestClient, kind: AccountKind, email: string, password = goodPassword) {
  const text = `mutation ($input: SignInInput!) { ${mutations[kind]}(input: $input) { errors { code } } }`;
  const answer = await client.graphql(text, { input: { email, password } }, { "x-forwarded-for": `192.0.2.${(address += 1)}` });
  return answer.data[mutations[kind]].errors[0]?.code;
}
async function isSignedIn(client: TestClient, kind: AccountKind): Promise<boolean> {
  const answer = await client.graphql(`{ viewer { ${parts[kind]} { id } } }`);
  return answer.data.viewer[parts[kind]] !== null;
}

async function account(kind: AccountKind): Promise<{ id: string; email: string; companyId?: string }> {
  const em = server.em();
  const company = aCompany(em);
  const made = { SEEKER: () => aSeeker(em), COMPANY: () => aMember(em, company), ADMIN: () => anAdmin(em) }[kind]();
  await aCredential(em, { kind, accountId: made.id });
  await em.flush();
  return { id: made.id, email: made.email, companyId: company.id };
}

async function signedIn(kind: AccountKind) {
  const owner = await account(kind);
  const client = server.anonymous();
  expect(await signIn(client, kind, owner.email)).toBeUndefined();
  return { ...owner, client };
}

describe.each(kinds)("a session of the kind %s", (kind) => {
  const { idle, absolute } = sessionMinutes[kind];

  it("ends when nothing was asked for the idle time, to the second", async () => {
    after(0);
    const [kept, lost] = [await signedIn(kind), await signedIn(kind)];
    after(idle * 60 - 1);
    expect(await isSignedIn(kept.client, kind)).toBe(true);
    after(idle * 60 + 1);
    expect(await isSignedIn(lost.client, kind)).toBe(false);
    expect(await isSignedIn(kept.client, kind)).toBe(true);
  });

  it("ends at its absolute limit however busy it is", async () => {
    after(0);
    const { client } = await signedIn(kind);
    for (let minute = idle - 1; minute < absolute; minute += idle - 1) {
      after(minute * 60);
      expect(await isSignedIn(client, kind)).toBe(true);
    }
    after(absolute * 60 - 1);
    expect(await isSignedIn(client, kind)).toBe(true);
    after(absolute * 60 + 1);
    expect(await isSignedIn(client, kind)).toBe(false);
  });

  it("is worth nothing after signing in again, out, or changing the password", async () => {
    after(0);
    const { client, email } = await signedIn(kind);
    const stolen = (value: string | undefined) => {
      const thief = server.anonymous();
      thief.cookies.set(cookieNames[kind], value ?? "");
      return thief;
    };
    const first = client.cookies.get(cookieNames[kind]);
    await signIn(client, kind, email);
    expect(client.cookies.get(cookieNames[kind])).not.toBe(first);
    expect(await isSignedIn(stolen(first), kind)).toBe(false);

    const other = server.anonymous();
    await signIn(other, kind, email);
    const second = client.cookies.get(cookieNames[kind]);
    const change = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { done errors { code } } }`;
    const input = { kind, currentPassword: goodPassword, newPassword: "鉄橋を渡る貨物列車の長い影ぼうし" };
    expect((await client.graphql(change, { input })).data.changePassword).toEqual({ done: true, errors: [] });
    expect(await isSignedIn(stolen(second), kind)).toBe(false);
    expect(await isSignedIn(other, kind)).toBe(false);
    expect(await isSignedIn(client, kind)).toBe(true);

    const third = client.cookies.get(cookieNames[kind]);
    await client.graphql(`mutation { signOut(input: { kind: ${kind} }) { viewer { ${parts[kind]} { id } } } }`);
    expect(client.cookies.has(cookieNames[kind])).toBe(false);
    expect(await isSignedIn(stolen(third), kind)).toBe(false);
  });
});

describe("a session", () => {
  it.each([
    ["a suspended seeker", "SEEKER", (id: string) => server.em().nativeUpdate(User, { id }, { status: "SUSPENDED" })],
    ["an erased seeker", "SEEKER", (id: string) => server.em().nativeUpdate(User, { id }, { status: "ERASED" })],
    ["a disabled member", "COMPANY", (id: string) => server.em().nativeUpdate(CompanyMember, { id }, { status: "DISABLED" })],
    ["a disabled admin", "ADMIN", (id: string) => server.em().nativeUpdate(AdminUser, { id }, { status: "DISABLED" })],
  ] as const)("of %s ends with the next request, and signing in is refused like a wrong password", async (_who, kind, close) => {
    after(0);
    const { client, id, email } = await signedIn(kind);
    await close(id);
    expect(await isSignedIn(client, kind)).toBe(false);
    expect(await signIn(server.anonymous(), kind, email)).toBe("INVALID_CREDENTIALS");
  });

  it.each(["SUSPENDED", "CLOSED"] as const)("of a member ends when the company is %s", async (status) => {
    after(0);
    const { client, companyId, email } = await signedIn("COMPANY");
    await server.em().nativeUpdate(Company, { id: companyId ?? "" }, { status });
    expect(await isSignedIn(client, "COMPANY")).toBe(false);
    expect(await signIn(server.anonymous(), "COMPANY", email)).toBe("INVALID_CREDENTIALS");
  });

  it("of a seeker who is leaving goes on, so that they may come back", async () => {
    after(0);
    const { client, id } = await signedIn("SEEKER");
    await server.em().nativeUpdate(User, { id }, { status: "CANCELLING" });
    expect(await isSignedIn(client, "SEEKER")).toBe(true);
  });

  it("is never opened by a value we did not make", async () => {
    const client = server.anonymous();
    for (const value of ["A".repeat(43), "x", "../../etc/passwd", "%00"]) {
      client.cookies.set("__Host-sid_u", value);
      const answer = await client.graphql("{ viewer { seeker { id } } }");
      expect(answer.data.viewer.seeker).toBeNull();
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(await server.em().count(Session, { tokenHash: "A".repeat(43) })).toBe(0);
  });

  it("of all three kinds together costs one statement, and a visitor costs none", async () => {
    after(0);
    const { client } = await signedIn("SEEKER");
    for (const kind of ["COMPANY", "ADMIN"] as const) {
      const other = await signedIn(kind);
      client.cookies.set(cookieNames[kind], other.client.cookies.get(cookieNames[kind]) ?? "");
    }
    const ask = (who: TestClient) => statementsOf(server.services.database, () => who.graphql("{ viewer { __typename } }"));
    expect(await ask(client)).toHaveLength(1);
    expect(await ask(server.anonymous())).toEqual([]);
  });

  it("notes a visit at most once a minute", async () => {
    after(0);
    const { client, id } = await signedIn("SEEKER");
    const seen = async () => (await server.em().findOneOrFail(Session, { accountId: id })).lastSeenAt.getTime() - start.getTime();
    after(59);
    await isSignedIn(client, "SEEKER");
    expect(await seen()).toBe(0);
    after(60);
    await isSignedIn(client, "SEEKER");
    expect(await seen()).toBe(60_000);
  });
});

describe("a protected operation", () => {
  it("is refused to a visitor with one code and without a statement, however wrong its input is", async () => {
    const visitor = server.anonymous();
    const operations = [
      `mutation { changePassword(input: { kind: SEEKER, currentPassword: "x", newPassword: "x" }) { done } }`,
      `mutation { changePassword(input: { kind: NONSENSE }) { nothing } }`,
    ];
    for (const operation of operations) {
      let codes: unknown[] = [];
      const statements = await statementsOf(server.services.database, async () => {
        codes = (await visitor.graphql(operation)).errors.map(({ extensions }) => extensions?.code);
      });
      expect(codes).toEqual(["UNAUTHENTICATED"]);
      expect(statements).toEqual([]);
    }
  });
});
