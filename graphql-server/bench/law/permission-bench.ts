import type { DatedRule, ToldRule } from "../../src/modules/work/permission/permission.facts.ts";
import { permissionFor } from "../../src/modules/work/permission/permission.policy.ts";
import { findPermissionRules } from "../../src/modules/work/permission/permission.queries.ts";
import { openMemoryDatabase } from "../../src/testing/database/memory-database.ts";
import { casesOf, goldenCases } from "../../src/testing/texts/permission-cases.ts";
import { goldenPasses } from "../../src/testing/texts/permission-golden.data.ts";
import { unseenLines, unseenSources } from "./permission-unseen.data.ts";

/** The dated rules of work permission that a new database begins with. */
export async function currentRules(): Promise<readonly ToldRule[]> {
  const database = await openMemoryDatabase({ current: "t", keys: new Map([["t", Buffer.alloc(32, 4)]]) });
  try {
    return await findPermissionRules({ em: database.fork() });
  } finally {
    await database.close();
  }
}

/** Prints how many verdicts of the golden table the rules miss; a false OK is worse than any other. */
export function benchPermission({ showsEach, rules }: { showsEach: boolean; rules: readonly DatedRule[] }): void {
  benchCases("permission", goldenCases, { showsEach, rules });
  for (const { pass, on, method } of goldenPasses) console.log(`  ${pass} pass, ${on}: ${method}`);
  benchCases("permission, written without the table and the rows", casesOf(unseenLines, unseenSources), { showsEach, rules });
}

function benchCases(
  name: string,
  cases: typeof goldenCases,
  { showsEach, rules }: { showsEach: boolean; rules: readonly DatedRule[] },
): void {
  const answers = cases.map((one) => ({ ...one, ...permissionFor({ work: one.work, seeker: one.seeker, rules, date: one.date }) }));
  const wrong = answers.filter(({ verdict, expected }) => verdict !== expected);
  const falseOk = wrong.filter(({ verdict }) => verdict === "OK");
  const others = wrong.length - falseOk.length;
  const share = ((100 * others) / answers.length).toFixed(1);
  console.log(`${name}: ${answers.length} cases, ${falseOk.length} false OK, ${others} other errors (${share} %)`);
  if (!showsEach) return;
  for (const { name: one, expected, verdict, reasons } of wrong) {
    console.log(`  ${one}: expected ${expected}, got ${verdict} ${reasons.map(({ code }) => code).join(" ")}`);
  }
}
