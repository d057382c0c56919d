import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { aSeeker } from "../../../testing/factories.ts";
import { aCredential } from "../../../testing/passwords.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Credential } from "../password/credential.entity.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: "1" } });
});
afterAll(() => server.close());
beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T09:00:00Z") }));
afterEach(() => vi.useRealTimers());

const mutation = "mutation ($input: SignInInput!) { signIn(input: $input) { errors { code } } }";

/** The ways in which somebody who guesses tries to be counted as somebody else. */
function bypasses(email: string, turn: number) {
  const [name = "", host = ""] = email.split("@");
  const spellings = [email, email.toUpperCase(), ` ${email} `, `${name}@${host.toUpperCase()}`, email.normalize("NFKC"), fullWidth(email)];
  const headers = {
    "x-forwarded-for": `198.18.${Math.floor(turn / 250) % 250}.${turn % 250}`,
    "user-agent": `browser ${turn}`,
    "accept-language": ["ja", "en", "vi"][turn % 3] ?? "ja",
    "x-real-ip": `10.0.0.${turn % 250}`,
    "x-client-ip": `10.1.0.${turn % 250}`,
  };
  return { email: spellings[turn % spellings.length] ?? email, headers };
}
const fullWidth = (text: string) => text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));

describe("somebody who guesses one account's password", () => {
  it("for ten minutes by every door, from other addresses and in other spellings, has fourteen tries", async () => {
    const em = server.em();
    const { id, email } = aSeeker(em);
    await aCredential(em, { kind: "SEEKER", accountId: id });
    await em.flush();
    let [sent, judged] = [0, 0];
    for (let second = 0; second < 600; second += 10) {
      vi.setSystemTime(new Date("2026-11-21T09:00:00Z").getTime() + second * 1_000);
      const tries = Array.from({ length: 5 }, async () => {
        const { email: spelled, headers } = bypasses(email, (sent += 1));
        const password = `guess number ${sent}`;
        if (sent % 2 === 0) return (await server.anonymous().post("/api/user/login", { email: spelled, password }, headers)).status === 401;
        const { data } = await server.anonymous().graphql(mutation, { input: { email: spelled, password } }, headers);
        return data?.signIn?.errors?.[0]?.code === "INVALID_CREDENTIALS";
      });
      judged += (await Promise.all(tries)).filter(Boolean).length;
    }
    // Ten are free; then one after each wait of 30, 60, 120 and 240 s (decision 006).
    expect([sent, judged]).toEqual([300, 14]);
    expect((await server.em().findOneOrFail(Credential, { accountId: id })).consecutiveFailures).toBe(14);
  });
});
