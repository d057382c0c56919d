import { generateSync } from "otplib";
import { demoPassword } from "../demo/accounts/demo-accounts.ts";
import type { SeedAccount } from "../demo/accounts/seed-accounts.ts";
import type { TestClient } from "./http-client.ts";
import type { TestServer } from "./test-server.ts";

/** Mutations by which each kind of account signs in. */
const signIns = { SEEKER: "signIn", COMPANY: "companySignIn", ADMIN: "adminSignIn" } as const;

/** Accounts that cannot sign in (any more). */
export const signedOut: ReadonlySet<string> = new Set(["cancelledSeeker", "unsubscribedCompany", "disabledAdmin", "unverifiedSeeker"]);

async function signIn(server: TestServer, account: SeedAccount): Promise<TestClient> {
  const client = server.anonymous();
  if (account.kind === "VISITOR" || signedOut.has(account.actor)) return client;
  const name = signIns[account.kind];
  const text = `mutation ($input: SignInInput!) { ${name}(input: $input) { errors { code } } }`;
  const code = account.totpSecret && { code: generateSync({ secret: account.totpSecret }) };
  const { data } = await client.graphql(text, { input: { email: account.email, password: demoPassword, ...code } });
  const codes: string[] = data[name].errors.map(({ code }: { code: string }) => code);
  if (codes.length > 0) throw new Error(`${account.actor} cannot sign in: ${codes.join()}`);
  return client;
}

/** A client for every account of the demo data, by actor; those that cannot sign in are visitors. */
export async function signInSeeds(server: TestServer, accounts: readonly SeedAccount[]): Promise<Map<string, TestClient>> {
  const clients = new Map<string, TestClient>();
  for (const account of accounts) clients.set(account.actor, await signIn(server, account));
  return clients;
}
