import { afterAll, beforeAll, expect, it } from "vitest";
import { mailedToken } from "../testing/outbox.ts";
import { aCredential, goodPassword } from "../testing/passwords.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it("the log holds nothing that opens an account and nobody's address, also of what fails in the database", async () => {
  const seeker = await server.asSeeker();
  const em = server.em();
  await aCredential(em, { kind: "SEEKER", accountId: seeker.user.id });
  await em.flush();
  const { email } = seeker.user;
  await seeker.post("/api/user/login", { email, password: goodPassword });
  await seeker.post("/api/user/login", { email, password: "not-the-password-1" });
  await seeker.graphql(`mutation { requestPasswordReset(input: { kind: SEEKER, email: "${email}" }) { accepted } }`);
  const token = await mailedToken(server.em(), email);
  await seeker.get(`/password/reset?token=${token}`);
  // A database says in its message which row it refused.
  const refusal = `begin raise exception 'refused % of ${email}', new.recipient; end`;
  await server.em().execute(`create function refuse() returns trigger language plpgsql as $$ ${refusal} $$`);
  await server.em().execute("create trigger refused before insert on outbox_mail for each row execute function refuse()");
  const again = await seeker.graphql(`mutation { requestPasswordReset(input: { kind: SEEKER, email: "${email}" }) { accepted } }`);
  expect(again.errors[0]?.extensions?.code).toBe("INTERNAL");
  const log = server.logLines.join("");
  expect(log).toContain("operation failed");
  for (const secret of [goodPassword, "not-the-password-1", token, email, ...seeker.cookies.values()]) expect(log).not.toContain(secret);
});
