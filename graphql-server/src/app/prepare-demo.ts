import { demoAccounts, loadDemoData } from "../demo/load-demo-data.ts";
import { loadDemoMovies } from "../demo/load-demo-movies.ts";
import { timed } from "../platform/log/progress.ts";
import type { Services } from "./services.ts";

/** Fills an empty database with demo data; a second start finds it loaded. @returns lines for the terminal that name the demo accounts. */
export async function prepareDemo({ clock, database, environment, storage }: Services): Promise<string[]> {
  const canaries = environment.attackPosture;
  await timed("Loading demo data", () => database.unlimited(() => loadDemoData({ em: database.fork(), now: clock(), canaries })));
  await timed("Loading demo movies", () => loadDemoMovies({ em: database.fork(), storage, now: clock() }));
  if (canaries) return ["The accounts stand in graphql-server/contract/seed-accounts.json"];
  const accounts = demoAccounts.map(({ kind, role, email, password, shows }) => `  ${kind} ${role}  ${email}  ${password}  (${shows})`);
  return ["", "Demo accounts (kind, role, address, password):", ...accounts];
}
