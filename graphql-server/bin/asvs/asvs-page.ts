import { chapters, requirements } from "./asvs.data.ts";
import type { Requirement, TestName } from "./requirement.ts";

/** How a requirement is met, for the count. */
export const standings = ["a test", "a page", "a duty of whoever runs it", "an exception", "not here"] as const;
type StandingName = (typeof standings)[number];

export function standingOf(requirement: Requirement): StandingName {
  if ("tests" in requirement) return "a test";
  if ("written" in requirement) return "a page";
  if ("deploy" in requirement) return "a duty of whoever runs it";
  return "exception" in requirement ? "an exception" : "not here";
}

/** Where a test stands, from the root of the repository, and how its sentence begins. */
export function testOf(name: TestName): { file: string; sentence: string } {
  const [file = "", ...rest] = name.split(": ");
  const folder = { web: "", bin: "graphql-server/", drill: "graphql-server/" }[file.split("/")[0] ?? ""] ?? "graphql-server/src/";
  return { file: `${folder}${file}`, sentence: rest.join(": ") };
}

const cell = (text: string) => text.replaceAll("|", "\\|");
const link = (heading: string) => `[${heading.split("#").at(-1)?.replaceAll("-", " ").replace(/\.md$/, "")}](${heading})`;

function shown(requirement: Requirement): string {
  const note = "note" in requirement && requirement.note !== undefined ? ` (${requirement.note})` : "";
  if ("exception" in requirement) return `**exception**: ${requirement.exception}`;
  if ("absent" in requirement) return `not here: ${requirement.absent}`;
  if ("deploy" in requirement) return `duty of whoever runs it: ${link(requirement.deploy)}${note}`;
  const tests =
    "tests" in requirement ? requirement.tests.map((name) => `\`${name.split(": ")[0]}\`: ${name.split(": ").slice(1).join(": ")}`) : [];
  const page = requirement.written === undefined ? [] : [link(requirement.written)];
  return [...tests, ...page].join("; ") + note;
}

function counts(): string {
  const applicable = requirements.filter((requirement) => standingOf(requirement) !== "not here");
  const rows = standings.map((name) => {
    const of = (level?: number) =>
      requirements.filter((one) => standingOf(one) === name && (level === undefined || one.level === level)).length;
    const share = name === "not here" ? "" : `${((of() / applicable.length) * 100).toFixed(1)} %`;
    return `| ${name} | ${of(1)} | ${of(2)} | ${of()} | ${share} |`;
  });
  return ["| met by | level 1 | level 2 | all | of those that apply |", "|---|---|---|---|---|", ...rows].join("\n");
}

/** The page, whole. */
export function asvsPage(): string {
  const tables = Object.entries(chapters).map(([number, name]) => {
    const rows = requirements
      .filter(({ id }) => id.split(".")[0] === number)
      .map((requirement) => `| ${requirement.id} | ${requirement.level} | ${cell(requirement.asks)} | ${cell(shown(requirement))} |`);
    return `## ${number} ${name}\n\n| v5.0.0- | level | asks that | shown by |\n|---|---|---|---|\n${rows.join("\n")}\n`;
  });
  const applicable = requirements.filter((requirement) => standingOf(requirement) !== "not here").length;
  return `# OWASP ASVS 5.0.0, levels 1 and 2

Every one of the ${requirements.length} requirements of both levels stands here: ${applicable} apply to the product. What each asks is said in words of ours; the standard's own
text counts. Behind it stands what shows it: tests by file and the beginning of their sentence, a page, a duty of whoever runs the site, an exception
with its reason, or why there is nothing here that it is about. \`npm run asvs\` writes this page from \`graphql-server/bin/asvs/asvs.data.ts\`; a test holds that every
test and every heading named here exists. We judged ourselves; nobody from outside has.

${counts()}

A test shows what it does and no more: where it is narrower than the requirement, the note behind it says how.

${tables.join("\n")}`;
}
