import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { parse, visit } from "graphql";
import { parseSync } from "vite";

/** Names that others have given and we must keep; each must still be in use. */
const contractNames: Readonly<Record<string, string>> = {
  visaSupport: "field of GraphQL, REST and the import",
  APPLICATION: "value of InquiryCategory in GraphQL",
  applicationContact: "property of JobPosting at schema.org",
  test_visa: "payment method of the test gateway, as its records hold it",
};

const root = new URL("../../../", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), "utf8");

/** The files to check: everything written by hand. */
const sources = ["graphql-server/{src,bin,bench}/**/*.{ts,mjs}", "web/{src,build,journeys}/**/*.{ts,tsx}"];
/** Files written by codegen, or full of examples of refused words. */
const skipped = /\/(operations|generated|glossary\.test)\.ts$/;

interface Forbidden {
  word: string;
  /** The glossary's own name for it. */
  say: string;
}

/** The words of a name between spaces: ` company user id ` for companyUserId, COMPANY_USER_ID and company-user.id. */
function wordsOf(name: string): string {
  const apart = name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").replace(/([A-Z])([A-Z][a-z])/g, "$1 $2");
  return ` ${apart.toLowerCase().replace(/[^a-z0-9]+/g, " ")} `;
}

/** Words in backticks of the glossary's last column; words without are advice for prose, as the code has another use for them. */
export function forbiddenWords(readme: string): Forbidden[] {
  const glossary = readme.slice(readme.indexOf("## Glossary"));
  const rows = [...glossary.matchAll(/^\|([^|\n]*)\|([^|\n]*)\|([^|\n]*)\|$/gm)];
  return rows.flatMap(([, , say = "", instead = ""]) =>
    [...instead.matchAll(/`([a-z ]+)`/g)].map(([, word = ""]) => ({ word, say: say.trim() })),
  );
}

const plural = (word: string) => (word.endsWith("y") ? `${word.slice(0, -1)}ies` : `${word}s`);

/** Returns one line per problem: a name with a forbidden word and the place it was found at, or an exception no longer needed. */
export function problemsOf(names: ReadonlyMap<string, string>, forbidden: readonly Forbidden[], contract = contractNames): string[] {
  const problems: string[] = [];
  const kept = new Set<string>();
  for (const [name, place] of names) {
    const words = wordsOf(name);
    const found = forbidden.find(({ word }) => words.includes(` ${word} `) || words.includes(` ${plural(word)} `));
    if (!found) continue;
    if (Object.hasOwn(contract, name)) kept.add(name);
    else problems.push(`${place}: ${name} says "${found.word}"; the glossary says ${found.say}`);
  }
  const unused = Object.keys(contract).filter((name) => !kept.has(name));
  return [...problems, ...unused.map((name) => `${name}: no longer in use, or its word no longer forbidden; take it off contractNames`)];
}

const nameTypes: readonly unknown[] = ["Identifier", "JSXIdentifier", "PrivateIdentifier"];

/** Names and values in capitals within a syntax tree. */
function namesIn(node: unknown, note: (name: string) => void): void {
  if (typeof node !== "object" || node === null) return;
  if ("type" in node && "name" in node && nameTypes.includes(node.type)) note(String(node.name));
  if ("type" in node && node.type === "Literal" && "value" in node && /^[A-Z][A-Z0-9_]*$/.test(String(node.value)))
    note(String(node.value));
  for (const part of Object.values(node)) namesIn(part, note);
}

/** Names of variables, functions, classes, properties, components, files and of schema.graphql that use a forbidden word; one line each. */
export function checkGlossary(): string[] {
  const names = new Map<string, string>();
  const noteAt = (place: string) => (name: string) => void (names.has(name) || names.set(name, place));
  const inSchema = noteAt("schema.graphql");
  visit(parse(read("schema.graphql")), { Name: ({ value }) => inSchema(value) });
  for (const file of globSync(sources, { cwd: fileURLToPath(root) })) {
    if (skipped.test(file)) continue;
    const note = noteAt(file);
    note(basename(file).replace(/\.\w+$/, ""));
    namesIn(parseSync(file, read(file)).program, note);
  }
  return problemsOf(names, forbiddenWords(read("README.md")));
}
