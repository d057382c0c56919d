import { parseArgs } from "node:util";
import { bringUpToDate, closeServices, openServices } from "../src/app/open-services.ts";
import { demoAccounts } from "../src/demo/accounts/demo-accounts.ts";
import { loadDemo } from "../src/demo/load-demo.ts";
import { readEnvironment } from "../src/platform/environment.ts";

const usage = `Loads demo data into the database of DATABASE_URL, or into the embedded one in DATA_DIR.

  npm run demo-data [-- --works 100000] [--canaries]

--works N    at least N works (default: the demo set); for benchmarks
--canaries   marks the private fields of every account with a unique string, for tests of isolation`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { works: { type: "string" }, canaries: { type: "boolean", default: false }, help: { type: "boolean" } },
  });
  const works = values.works === undefined ? undefined : Number(values.works);
  if (values.help || (works !== undefined && !(Number.isInteger(works) && works > 0))) {
    console.log(usage);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const services = await openServices(readEnvironment());
  const { clock, database, secrets, storage } = services;
  try {
    await bringUpToDate(services);
    const wanted = { canaries: values.canaries, progress: (text: string) => console.log(text), ...(works === undefined ? {} : { works }) };
    const result = await loadDemo({ database, storage, sign: secrets.sign, now: clock() }, wanted);
    if (!result.loaded && result.works === 0) console.log("Demo data is already loaded: nothing to do.");
    else console.log(`Loaded ${result.companies} companies, ${result.works} works, ${result.seekers} seekers.`);
    for (const { kind, role, email, password } of demoAccounts) console.log(`  ${kind} ${role}  ${email}  ${password}`);
  } finally {
    await closeServices(services);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
