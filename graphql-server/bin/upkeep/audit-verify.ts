import { parseArgs } from "node:util";
import { entities } from "../../src/app/entities.ts";
import { type Anchor, type ChainReport, verifyAudit } from "../../src/modules/base/audit/verify-audit.ts";
import { type Database, openDatabase } from "../../src/platform/database/open-database.ts";
import { mayChangeRecord, TablesBehindError } from "../../src/platform/database/server-role.ts";
import { readEnvironment } from "../../src/platform/environment.ts";
import { readSecrets } from "../../src/platform/secrets.ts";

const usage = `Checks the chain of recorded acts.

  npm run audit:verify [-- --anchor COUNT:HASH …]

COUNT and HASH stand in the daily mail to the operator: give one or more that were kept elsewhere. Ends with 1 when anything was changed.`;

function readAnchor(text: string): Anchor | undefined {
  const [, count, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  return count && hash ? { seq: Number(count), hash, from: "the anchor that was given" } : undefined;
}

function print({ sealed, hash, lastSealedAt, waiting, problems, problemCount }: ChainReport): void {
  console.log(`Sealed acts: ${sealed}${lastSealedAt ? `, the last at ${lastSealedAt}` : ""}`);
  console.log(`Hash: ${hash}`);
  console.log(`Waiting to be sealed: ${waiting}`);
  for (const problem of problems) console.log(`- ${problem}`);
  if (problemCount > problems.length) console.log(`- … and ${problemCount - problems.length} more`);
  console.log(problemCount === 0 ? "The chain is whole." : `THE CHAIN IS BROKEN: ${problemCount} problems.`);
}

/** What the chain alone does not prove here. */
async function warningFor({ kind, orm }: Database): Promise<string | undefined> {
  const compare = "Compare the hash with a mail that was kept elsewhere (--anchor).";
  if (kind === "pglite") {
    return `This is the embedded database: it has a chain but no roles, so whoever can write its files can write the whole chain anew. ${compare}`;
  }
  if (!(await mayChangeRecord(orm))) return undefined;
  return `The role of DATABASE_URL owns the record, so whoever has it can write the whole chain anew. ${compare} Two roles keep the server from it: graphql-server/docs/production.md.`;
}

async function verify(anchors: readonly Anchor[]): Promise<void> {
  const environment = readEnvironment();
  const { databaseUrl: url, dataDir } = environment;
  const database = await openDatabase({ ...(url && { url }), dataDir, keyRing: readSecrets(environment).keyRing, entities });
  try {
    if (!(await database.isCurrent().catch(() => false))) throw new TablesBehindError();
    const report = await verifyAudit(database.fork(), anchors);
    print(report);
    const warning = await warningFor(database);
    if (warning) console.log(warning);
    if (report.problemCount > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { anchor: { type: "string", multiple: true, default: [] } } });
  const anchors = values.anchor.map(readAnchor);
  if (anchors.includes(undefined)) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  await verify(anchors.filter((anchor) => anchor !== undefined));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
