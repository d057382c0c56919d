import { findWording } from "../src/modules/base/wording/find-wording.ts";
import { type ContentColumns, columnsOf } from "../src/modules/work/posting/work.columns.ts";
import { Work } from "../src/modules/work/posting/work.entity.ts";
import { workContentSchema } from "../src/modules/work/posting/work.validation.ts";
import { missingItems } from "../src/modules/work/requirement/work.requirements.ts";
import { createTokenizer } from "../src/platform/furigana/morphemes.ts";
import { lawfulInput } from "../src/testing/operations/work-operations.ts";
import { lawfulPostings } from "../src/testing/texts/lawful-postings.data.ts";
import { benchJudge } from "./law/judge-bench.ts";
import { lawfulFirst } from "./law/lawful-first.data.ts";
import { lawfulFourth } from "./law/lawful-fourth.data.ts";
import { lawfulSecond } from "./law/lawful-second.data.ts";
import { benchPermission, currentRules } from "./law/permission-bench.ts";
import { readUnseen } from "./law/read-unseen.ts";
import { lawfulStructureEleventh, structureEleventh } from "./law/structure-eleventh.data.ts";
import { lawfulStructureFifth, structureFifth } from "./law/structure-fifth.data.ts";
import { structureFirst } from "./law/structure-first.data.ts";
import { lawfulStructureFourth, structureFourth } from "./law/structure-fourth.data.ts";
import { structureSecond } from "./law/structure-second.data.ts";
import { lawfulStructureSixth, structureSixth } from "./law/structure-sixth.data.ts";
import { lawfulFifth, ordinaryFifth, subtleFifth } from "./law/wording-fifth.data.ts";
import { ordinaryFirst, subtleFirst } from "./law/wording-first.data.ts";
import { ordinaryFourth, subtleFourth } from "./law/wording-fourth.data.ts";
import { ordinarySecond, subtleSecond } from "./law/wording-second.data.ts";
import { lawfulSeventh, ordinarySeventh, structureSeventh, subtleSeventh } from "./law/wording-seventh.data.ts";
import { lawfulSixth, ordinarySixth, subtleSixth } from "./law/wording-sixth.data.ts";
import { lawfulThird, ordinaryThird, subtleThird } from "./law/wording-third.data.ts";

const cleared = { allowances: [], workTimes: [], screeningQuestions: [], acceptedStatuses: [], fixedOvertime: false };
const tokenize = createTokenizer();
const permissionRules = await currentRules();
const showsEach = process.argv.includes("--each");

function judged(changes: Partial<ContentColumns>) {
  const work = Object.assign(new Work(), cleared, columnsOf(workContentSchema.parse(lawfulInput)), changes);
  const isEmployment = work.employmentType !== "OUTSOURCING";
  const found = (text: string) => findWording(text, { isEmployment, tokenize });
  const began = process.cpuUsage();
  const issues = missingItems({ work, today: "2026-11-20", minimumWage: 1226, permissionRules, found });
  const { user, system } = process.cpuUsage(began);
  return { issues, ms: (user + system) / 1_000, stopped: issues.some(({ tier }) => tier !== "ASK") };
}

const permanent = { fixedTerm: false, termMonths: null, renewal: null, renewalCriteria: "", renewalLimit: "" };
/** What a lawful posting says of itself in its fields, by its fifth part. */
const forms: Readonly<Record<string, Partial<ContentColumns>>> = {
  permanent: { ...permanent, employmentType: "FULL_TIME" },
  dispatch: { employmentType: "DISPATCH", category: "OFFICE", trial: false, trialMonths: null, trialConditions: "" },
  part: { employmentType: "PART_TIME" },
  intern: { employmentType: "INTERN" },
  discretionary: {
    ...permanent,
    employmentType: "FULL_TIME",
    workTimeSystem: "DISCRETIONARY",
    deemedHoursPerDay: 8,
    category: "RESEARCH_ENGINEERING",
  },
};

const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} % (${part} of ${all})`;

function unlawful(name: string, set: readonly Partial<ContentColumns>[]): void {
  if (set.length === 0) return;
  const passed = set.filter((changes) => judged(changes).issues.length === 0);
  console.log(`${name}: found ${percent(set.length - passed.length, set.length)}`);
  if (showsEach) for (const changes of passed) console.log(`  passed ${JSON.stringify(changes)}`);
}

type LawfulPosting = string | Partial<ContentColumns>;

function changesOf(row: LawfulPosting): Partial<ContentColumns> {
  if (typeof row !== "string") return row;
  const [title = "", description = "", requirements = "", appeal = "", form = ""] = row.split("|");
  return { title, description, requirements, appeal, ...forms[form] };
}

function lawful(name: string, set: readonly LawfulPosting[]): void {
  if (set.length === 0) return;
  const results = set.map((row) => ({ row: typeof row === "string" ? row : JSON.stringify(row), ...judged(changesOf(row)) }));
  const stopped = results.filter((one) => one.stopped);
  const asked = results.filter((one) => !one.stopped && one.issues.length > 0);
  console.log(`${name}: stopped ${percent(stopped.length, set.length)}, asked about ${percent(asked.length, set.length)}`);
  const times = results.map(({ ms }) => ms).toSorted((a, b) => a - b);
  console.log(
    `  rules take ${times.at(Math.floor(times.length * 0.95))?.toFixed(1)} ms of the processor at the 95th of a hundred, ${times.at(-1)?.toFixed(1)} ms at most`,
  );
  if (showsEach)
    for (const { row, issues } of [...stopped, ...asked])
      console.log(`  ${row}: ${JSON.stringify(issues.map(({ code, params, tier }) => [tier ?? "BLOCK", code, params?.["word"]]))}`);
}

const words = (texts: readonly string[]) => texts.map((appeal) => ({ appeal }));
judged({});
for (const [part, ordinary, subtle, structure, texts] of [
  ["first part", ordinaryFirst, subtleFirst, structureFirst, lawfulFirst],
  ["second part, written after the first rules", ordinarySecond, subtleSecond, structureSecond, lawfulSecond],
  ["third part, before the last changes of the rules: 96.7, 79.2, 5.0 stopped", ordinaryThird, subtleThird, [], lawfulThird],
  [
    "fourth part, written without a look at the rules: 94.3, 34.7, 72.5, 3.9 stopped and 2.9 asked before they learned from it",
    ordinaryFourth,
    subtleFourth,
    structureFourth,
    [...lawfulFourth, ...lawfulStructureFourth],
  ],
  ["fifth part, written after the rules", ordinaryFifth, subtleFifth, structureFifth, [...lawfulFifth, ...lawfulStructureFifth]],
  [
    "sixth part, written without a look at the rules: 91.7, 44.4, 88.7, 4.7 stopped and 6.6 asked before they learned from it",
    ordinarySixth,
    subtleSixth,
    structureSixth,
    [...lawfulSixth, ...lawfulStructureSixth],
  ],
  ["seventh part, written after that", ordinarySeventh, subtleSeventh, structureSeventh, lawfulSeventh],
] as const) {
  console.log(part);
  unlawful("  ordinary", words(ordinary));
  unlawful("  subtle", words(subtle));
  unlawful("  structural", structure);
  lawful("  lawful", texts);
}
for (const { name, unlawful: subtle, ordinary, lawful: texts } of readUnseen()) {
  console.log(name);
  unlawful("  ordinary", words(ordinary));
  unlawful("  subtle", words(subtle));
  lawful("  lawful", texts);
}
unlawful("structures of the eleventh part", structureEleventh);
lawful("lawful structures of the eleventh part", lawfulStructureEleventh);
lawful(
  "postings of the linter's own tests",
  lawfulPostings
    .filter(([, type]) => type !== "OUTSOURCING")
    .map(([title, , , , , description, requirements, appeal]) => [title, description, requirements, appeal].join("|")),
);
await benchJudge();
benchPermission({ showsEach, rules: permissionRules });
