import type { PermissionSeeker, PermissionWork } from "../../modules/work/permission/permission.facts.ts";
import type { PermissionVerdict } from "../../modules/work/permission/permission.vocabulary.ts";
import { designatedActivities } from "../../shared/vocabulary/designated-activity.ts";
import { employmentTypes } from "../../shared/vocabulary/employment-type.ts";
import { jobCategories } from "../../shared/vocabulary/job-category.ts";
import { specifiedSkillFields } from "../../shared/vocabulary/specified-skill-field.ts";
import { residenceStatuses, workPermissions } from "../../shared/vocabulary/work-permission.ts";
import { workplaceKinds } from "../../shared/vocabulary/workplace-kind.ts";
import { goldenJobs, goldenLines, goldenMatrix, goldenSources } from "./permission-golden.data.ts";

const verdictOf: Readonly<Record<string, PermissionVerdict>> = { O: "OK", C: "CONDITIONAL", N: "NG", "?": "NEEDS_CHECK" };
type Sources = Readonly<Record<string, readonly [string, string]>>;
const jobs: Readonly<Record<string, string>> = goldenJobs;
const writtenOn = "2026-11-23";

/** One case of the table. */
interface GoldenCase {
  name: string;
  seeker: PermissionSeeker;
  work: PermissionWork;
  date: string;
  expected: PermissionVerdict;
  source: string;
  sourceDate: string;
}

/** The facts "a=b c" as pairs; a job's mark stands for its facts, and a later value replaces an earlier one. */
function factsOf(text: string): Map<string, string> {
  const words = text.split(/\s+/).flatMap((word) => (jobs[word] ? jobs[word].split(" ") : [word]));
  const pairs = words.filter(Boolean).map((word): [string, string] => {
    const [key = "", value = "yes"] = word.split("=");
    return [key, value];
  });
  return new Map(pairs);
}

function known<T extends string>(values: readonly T[], said: string | undefined): T | null {
  if (!said) return null;
  const value = values.find((one) => one === said);
  if (!value) throw new Error(`Unknown word in the table: ${said}`);
  return value;
}

function seekerOf(text: string): PermissionSeeker {
  const [subject = "", ...rest] = text.trim().split(/\s+/);
  const facts = factsOf(rest.join(" "));
  const says = workPermissions.find((one) => one === subject);
  return {
    workPermission: says ?? null,
    residenceStatus: says ? null : known(residenceStatuses, subject),
    partTimePermission: facts.has("permit"),
    residenceExpiresOn: facts.get("expires") ?? null,
    specifiedSkillField: known(specifiedSkillFields, facts.get("field")),
    designatedActivity: known(designatedActivities, facts.get("act")),
    graduatesOn: facts.get("graduates") ?? null,
    renewalAppliedOn: facts.get("applied") ?? null,
    isAbroad: facts.has("abroad"),
    age: facts.has("age") ? Number(facts.get("age")) : null,
  };
}

function workOf(text: string): PermissionWork {
  const facts = factsOf(text);
  const named = (facts.get("named") ?? "").split(",").filter(Boolean);
  const term = facts.get("term");
  return {
    category: known(jobCategories, facts.get("cat")),
    weeklyHours: facts.get("h") ? Number(facts.get("h")) : null,
    employmentType: known(employmentTypes, facts.get("type")),
    workplaceKind: known(workplaceKinds, facts.get("kind")),
    specifiedSkillField: known(specifiedSkillFields, facts.get("field")),
    startsOn: facts.get("starts") ?? null,
    acceptedStatuses: residenceStatuses.filter((status) => named.includes(status)),
    fixedTerm: term !== undefined,
    termMonths: term === undefined ? null : Number(term),
    workTimes: facts.has("night") ? [{ start: "20:00", end: "25:00" }] : [{ start: "09:00", end: "17:00" }],
  };
}

interface Line {
  person: string;
  work: string;
  date: string;
  sign: string;
  source: string;
}

function caseOf({ person, work, date, sign, source }: Line, sources: Sources): GoldenCase {
  const expected = verdictOf[sign];
  const [text, sourceDate] = sources[source] ?? [];
  if (!expected || !text || !sourceDate) throw new Error(`The table cannot be read: ${person} | ${work} | ${sign} | ${source}`);
  return { name: `${person} | ${work} | ${date}`, seeker: seekerOf(person), work: workOf(work), date, expected, source: text, sourceDate };
}

const rowsOf = (table: string) =>
  table
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));

/** Cases that stand one a line: person, work, day, verdict, source. */
export function casesOf(lines: string, sources: Sources): GoldenCase[] {
  return rowsOf(lines).map(([person = "", work = "", date = "", sign = "", source = ""]) =>
    caseOf({ person, work, date, sign, source }, sources),
  );
}

/** Every case: the matrix of statuses and jobs, then the single lines. */
export const goldenCases: readonly GoldenCase[] = [
  ...rowsOf(goldenMatrix).flatMap(([status = "", facts = "", source = "", signs = ""]) =>
    Object.keys(goldenJobs).map((job, index) =>
      caseOf(
        { person: `${status} ${facts}`.trim(), work: job, date: writtenOn, sign: signs.split(" ")[index] ?? "", source },
        goldenSources,
      ),
    ),
  ),
  ...casesOf(goldenLines, goldenSources),
];
