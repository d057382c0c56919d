import { parseArgs } from "node:util";
import { build } from "../bench/lib/child.ts";
import { judge, printTable, runBench } from "../bench/lib/report.ts";
import { faults } from "./faults.ts";
import { type Figures, figureTitles, missedBy, missedByAll, rowOf } from "./lib/figures.ts";
import { openGround } from "./lib/world.ts";

const usage = `Drives the built product through the faults of the outside world while people write, then looks for every acknowledged write in the database.

  npm run drill [-- --only kill,freeze] [--scale 0.1] [--keep]

--only   these faults: ${Object.keys(faults).join(", ")}
--scale  share of the full form, which takes an hour and a half; a smaller one is no proof of the number of writes
--keep   keeps what the processes printed`;

/** Mails that a killed process held are taken over after two minutes at most, those that were refused are tried again after one. */
const mailSeconds = 240;
const fullPeople = 1_000;
const fewestPeople = 200;

function chosenFaults(only: string | undefined): string[] {
  const names = only ? only.split(",") : Object.keys(faults);
  const unknown = names.filter((name) => !faults[name]);
  if (unknown.length > 0) throw new Error(`There is no fault ${unknown.join(", ")}\n\n${usage}`);
  return names;
}

/** Says at once what a fault did: the table comes at the end, an hour later. */
function tell(figures: Figures, missed: readonly string[]): void {
  const row = rowOf(figures);
  console.log(`  ${figureTitles.flatMap((title, at) => (at > 0 && row[at] ? [`${title}: ${row[at]}`] : [])).join(", ")}`);
  for (const text of missed) console.log(`  missed: ${text}`);
  for (const text of new Set([...figures.ourErrors, ...figures.refused].slice(0, 10))) console.log(`  ${text}`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { only: { type: "string" }, scale: { type: "string", default: "1" }, keep: { type: "boolean" }, help: { type: "boolean" } },
  });
  if (values.help) return console.log(usage);
  const names = chosenFaults(values.only);
  const scale = Number(values.scale);
  if (!(scale > 0)) throw new Error(usage);
  build("buildServer");
  const ground = await openGround(Math.max(fewestPeople, Math.round(fullPeople * scale)));
  // Ctrl-C would leave PostgreSQL behind: it is a program of its own.
  process.once("SIGINT", () => void ground.close().finally(() => process.exit(130)));
  const all: Figures[] = [];
  const missed: string[] = [];
  try {
    for (const name of names) {
      const fault = faults[name];
      if (!fault) continue;
      const rounds = Math.max(1, Math.round(fault.rounds * scale));
      console.log(`${name}: ${fault.what}, ${rounds} ×`);
      // What could not be played to its end is no reason to play nothing more.
      const figures = await fault.play({ ground, rounds, scale, mailSeconds }).catch((error: unknown) => {
        missed.push(`${name}: not played to its end: ${error}`);
        return undefined;
      });
      if (!figures) continue;
      const missedHere = missedBy(figures, { mailsDouble: (fault.mailsCutARound ?? 0) * rounds, withTimes: true });
      all.push(figures);
      missed.push(...missedHere);
      tell(figures, missedHere);
    }
    if (scale >= 1 && !values.only) missed.push(...missedByAll(all));
    printTable(figureTitles, all.map(rowOf));
    judge(missed);
  } finally {
    if (values.keep) console.log(`What the processes printed: ${ground.dir}`);
    await ground.close({ keep: values.keep ?? false });
  }
}

runBench(main);
