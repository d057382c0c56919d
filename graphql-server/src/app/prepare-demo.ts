import { demoAccounts } from "../demo/accounts/demo-accounts.ts";
import { loadDemo } from "../demo/load-demo.ts";
import { timed } from "../platform/log/progress.ts";
import type { Services } from "./services.ts";

/** Fills an empty database with demo data; a second start finds it loaded. @returns lines for the terminal that name the demo accounts. */
export async function prepareDemo({ clock, database, environment, secrets, storage }: Services): Promise<string[]> {
  const canaries = environment.attackPosture;
  const load = () => loadDemo({ database, storage, sign: secrets.sign, now: clock() }, { canaries });
  // Nobody asks anything yet: on a machine that is busy its longest statements would not keep to the limit of a request.
  await timed("Loading demo data", () => database.unlimited(load));
  if (canaries) return ["The accounts stand in graphql-server/contract/seed-accounts.json"];
  const accounts = demoAccounts.map(({ kind, role, email, password, shows }) => `  ${kind} ${role}  ${email}  ${password}  (${shows})`);
  return ["", "Demo accounts (kind, role, address, password):", ...accounts];
}
