import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemContext } from "../../../app/request-context.ts";
import { waitingMails } from "../../../testing/outbox.ts";
import { goodPassword } from "../../../testing/passwords.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { type CreateAdminInput, createAdmin } from "./create-admin.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const create = (input: Partial<CreateAdminInput> & { email: string }) =>
  createAdmin(systemContext(server.services, "test").ctx, { name: "管理花子", role: "OWNER", ...input });
const signIn = async (email: string, password: string) => {
  const text = "mutation ($input: SignInInput!) { adminSignIn(input: $input) { viewer { admin { name role } } errors { code } } }";
  return (await server.anonymous().graphql(text, { input: { email, password } })).data.adminSignIn;
};

describe("making an admin from the shell", () => {
  it("with a password makes one who can sign in", async () => {
    await create({ email: "First@Example.jp", password: goodPassword });
    expect(await signIn("first@example.jp", goodPassword)).toEqual({ viewer: { admin: { name: "管理花子", role: "OWNER" } }, errors: [] });
  });

  it("without one mails a link that sets it once", async () => {
    const email = "second@example.jp";
    await create({ email, role: "EDITOR" });
    expect((await signIn(email, goodPassword)).errors[0].code).toBe("INVALID_CREDENTIALS");
    const [mail] = await waitingMails(server.em(), email);
    const [, token] = /kind=admin&token=([\w-]{43})/.exec(mail?.text ?? "") ?? [];
    const reset = "mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { done } }";
    const redeem = async () => (await server.anonymous().graphql(reset, { input: { kind: "ADMIN", token, password: goodPassword } })).data;
    expect([await redeem(), await redeem()]).toEqual([{ resetPassword: { done: true } }, { resetPassword: { done: false } }]);
    expect((await signIn(email, goodPassword)).viewer.admin.role).toBe("EDITOR");
  });

  it.each([
    [{ email: "nobody" }, "INVALID_EMAIL"],
    [{ email: "third@example.jp", role: "GOD" }, "INVALID"],
    [{ email: "third@example.jp", name: " " }, "REQUIRED"],
    [{ email: "third@example.jp", password: "short" }, "PASSWORD_TOO_SHORT"],
    [{ email: "FIRST@example.jp" }, "EMAIL_TAKEN"],
  ])("refuses %j", async (input, code) => {
    await expect(create(input)).rejects.toMatchObject({ problems: [{ code }] });
  });
});

describe("the first screen's figures", () => {
  it("are for the back office only", async () => {
    const query = "{ adminHome { openWorkCount reviewWorkCount oldestReviewAt pendingCompanyCount userCount entryCount } }";
    for (const role of ["OWNER", "OPERATOR", "EDITOR", "ACCOUNTANT"] as const) {
      expect((await (await server.asAdmin(role)).graphql(query)).data.adminHome.entryCount).toBe(0);
    }
    for (const client of [server.anonymous(), await server.asSeeker(), await server.asCompany()]) {
      expect((await client.graphql(query)).errors[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    }
  });
});
