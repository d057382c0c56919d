import { afterAll, beforeAll, expect, it } from "vitest";
import { startPostgres, type TestPostgres } from "../../../testing/database/postgres.ts";
import { aSeeker } from "../../../testing/factories.ts";
import { mailedToken } from "../../../testing/outbox.ts";
import { aCredential, goodPassword } from "../../../testing/passwords.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { User } from "../seeker/user.entity.ts";
import { Session } from "../session/session.entity.ts";
import { Credential } from "./credential.entity.ts";

let postgres: TestPostgres;
let server: TestServer;
beforeAll(async () => {
  postgres = await startPostgres();
  server = await startTestServer({ databaseUrl: await postgres.createDatabase(), env: { TRUST_PROXY: "1" } });
});
afterAll(async () => {
  await server?.close();
  await postgres?.stop();
});

let count = 0;
const elsewhere = () => ({ "x-forwarded-for": `192.0.2.${(count += 1)}` });
const twenty = <T>(work: (index: number) => Promise<T>) => Promise.all(Array.from({ length: 20 }, (_, index) => work(index)));

it("a registration link serves one of twenty requests on many connections, and makes one account", async () => {
  const email = "racer@example.jp";
  await server.anonymous().post("/api/emali_send_for_registration", { email }, elsewhere());
  const token = await mailedToken(server.em(), email);
  const body = { token, password: goodPassword, familyName: "競", givenName: "走", latinName: "Kei So", agreeToTerms: true };
  const statuses = await twenty(async () => (await server.anonymous().post("/api/signup", body, elsewhere())).status);
  expect(statuses.toSorted()).toEqual([201, ...Array.from({ length: 19 }, () => 422)]);
  expect(await server.em().count(User, { email })).toBe(1);
});

it("a reset link serves one of twenty requests on many connections, and one password wins", async () => {
  const em = server.em();
  const user = aSeeker(em);
  await aCredential(em, { kind: "SEEKER", accountId: user.id });
  await em.flush();
  await server.asSeeker(user);
  await server
    .anonymous()
    .graphql(`mutation { requestPasswordReset(input: { kind: SEEKER, email: "${user.email}" }) { accepted } }`, {}, elsewhere());
  const token = await mailedToken(server.em(), user.email);
  const reset = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { done errors { code } } }`;
  const passwords = Array.from({ length: 20 }, (_, index) => `遠くの灯台まで歩いた日の記録 ${index}番`);
  const answers = await twenty(async (index) => {
    const input = { kind: "SEEKER", token, password: passwords[index] };
    return (await server.anonymous().graphql(reset, { input }, elsewhere())).data.resetPassword.done;
  });
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await server.em().count(Session, { accountId: user.id })).toBe(0);
  const winner = passwords[answers.indexOf(true)];
  expect((await server.anonymous().post("/api/user/login", { email: user.email, password: winner }, elsewhere())).status).toBe(200);
});

/** Waits until somebody waits for a row that another transaction holds. */
async function untilSomebodyWaits(): Promise<void> {
  const waiting = "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'";
  const [row] = await server.em().execute<{ count: number }[]>(waiting);
  if (row?.count === 0) return untilSomebodyWaits();
}

it.each(["signs in", "changes the password"])("a password that was replaced while it was being checked opens nothing: %s", async (act) => {
  const em = server.em();
  const user = aSeeker(em);
  await aCredential(em, { kind: "SEEKER", accountId: user.id });
  await em.flush();
  const client = act === "signs in" ? server.anonymous() : await server.asSeeker(user);
  const newPassword = "夜明けの港に灯る九つの明かりと船";
  const change = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { errors { code } } }`;
  const using = () =>
    act === "signs in"
      ? client.post("/api/user/login", { email: user.email, password: goodPassword }, elsewhere()).then(({ status }) => status)
      : client
          .graphql(change, { input: { kind: "SEEKER", currentPassword: goodPassword, newPassword } }, elsewhere())
          .then(({ data }) => data);
  const answered = await server.em().transactional(async (own) => {
    await own.execute("update credential set password_hash = 'replaced' where account_id = ?", [user.id]);
    await own.execute("delete from session where account_id = ?", [user.id]);
    const answer = using();
    await untilSomebodyWaits();
    return { answer };
  });
  const refused = act === "signs in" ? 401 : { changePassword: { errors: [{ code: "WRONG_PASSWORD" }] } };
  expect(await answered.answer).toEqual(refused);
  expect(await server.em().count(Session, { accountId: user.id })).toBe(0);
  expect(await server.em().count(Credential, { accountId: user.id, passwordHash: "replaced" })).toBe(1);
});

it("ten attempts are counted exactly when twenty come at once", async () => {
  const attempts = await twenty(async () => {
    const body = { email: "nobody@example.jp", password: "not the right password" };
    return (await server.anonymous().post("/api/user/login", body, elsewhere())).status;
  });
  expect(attempts.filter((status) => status === 401)).toHaveLength(10);
  expect(attempts.filter((status) => status === 429)).toHaveLength(10);
});
