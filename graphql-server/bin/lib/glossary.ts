import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { parse, visit } from "graphql";
import { parseSync } from "vite";

/** Words of a contract that we must keep, as fields, values and in the schema; each must still be in use. A name of our own says it otherwise. */
const contractNames: Readonly<Record<string, string>> = {
  visaSupport: "field of GraphQL, REST and the import",
  APPLICATION: "value of InquiryCategory in GraphQL",
  applicationContact: "property of JobPosting at schema.org",
  test_visa: "payment method of the test gateway, as its records hold it",
  application_type: "property of a client in OAuth",
  application_name: "parameter of PostgreSQL: the name of a connection",
  deadLetter: "option of pg-boss: the lane of jobs that were given up",
  LETTER: "value of ComplaintChannel in GraphQL: a letter on paper",
  OperatorThread: "type of GraphQL",
  OperatorThreadFilter: "input of GraphQL",
  OperatorThreadPage: "type of GraphQL",
  OperatorThreadPayload: "type of GraphQL",
  StartThreadInput: "input of GraphQL",
  ReplyToThreadInput: "input of GraphQL",
  MarkThreadReadInput: "input of GraphQL",
  operatorThread: "query of GraphQL",
  operatorThreads: "query of GraphQL",
  startThread: "mutation of GraphQL",
  replyToThread: "mutation of GraphQL",
  markThreadRead: "mutation of GraphQL",
  thread: "field of OperatorThreadPayload, and of page data in REST",
  threads: "field of page data in REST",
  threadId: "field of inputs of GraphQL",
  AdminTestAttempt: "type of GraphQL",
  AdminTestAttemptPage: "type of GraphQL",
  adminTestAttempts: "query of GraphQL",
  test_attempt: "table",
};

/** Folders in which a word means something else; each must still be in use. */
const otherMeanings: Readonly<Record<string, RegExp>> = {
  /** A thread of the machine, beside the main one. */
  thread: /^graphql-server\/src\/platform\/(database|furigana)\//,
};

const root = new URL("../../../", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), "utf8");

/** The files to check: everything written by hand. */
const sources = ["graphql-server/{src,bin,bench}/**/*.{ts,mjs}", "web/{src,build,journeys}/**/*.{ts,tsx}"];
/** Files written by codegen, or full of examples of refused words. */
const skipped = /\/(operations|generated|glossary\.test)\.ts$/;

interface Name {
  name: string;
  /** The file it was found in. */
  place: string;
  /** True for what a file declares or refers to; false for a field, a value in capitals, and whatever the schema says. */
  isOwn: boolean;
}

interface Exceptions {
  contract: Readonly<Record<string, string>>;
  meanings: Readonly<Record<string, RegExp>>;
}

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

const ourExceptions: Exceptions = { contract: contractNames, meanings: otherMeanings };

/** Returns one line per problem: a name with a forbidden word and the place it was found at, or an exception no longer needed. */
export function problemsOf(names: Iterable<Name>, forbidden: readonly Forbidden[], { contract, meanings } = ourExceptions): string[] {
  const problems: string[] = [];
  const kept = new Set<string>();
  for (const { name, place, isOwn } of names) {
    const words = wordsOf(name);
    const found = forbidden.find(({ word }) => words.includes(` ${word} `) || words.includes(` ${plural(word)} `));
    if (!found) continue;
    if (meanings[found.word]?.test(place)) kept.add(found.word);
    else if (Object.hasOwn(contract, name) && !isOwn) kept.add(name);
    else problems.push(`${place}: ${name} says "${found.word}"; the glossary says ${found.say}`);
  }
  const unused = [...Object.keys(contract), ...Object.keys(meanings)].filter((exception) => !kept.has(exception));
  return [
    ...problems,
    ...unused.map((name) => `${name}: no longer in use, or its word no longer forbidden; take its exception off glossary.ts`),
  ];
}

const nameTypes: readonly unknown[] = ["Identifier", "JSXIdentifier", "PrivateIdentifier"];

/** The part of a node that names a field of something: the key of a property, the member behind a dot. */
function fieldOf(node: object): unknown {
  if ("computed" in node && node.computed === true) return undefined;
  if ("key" in node) return node.key;
  return "type" in node && node.type === "MemberExpression" && "property" in node ? node.property : undefined;
}

/** Names and values in capitals within a syntax tree. */
function namesIn(node: unknown, note: (name: string, isOwn: boolean) => void, isOwn = true): void {
  if (typeof node !== "object" || node === null) return;
  if ("type" in node && "name" in node && nameTypes.includes(node.type)) note(String(node.name), isOwn);
  if ("type" in node && node.type === "Literal" && "value" in node && /^[A-Z][A-Z0-9_]*$/.test(String(node.value)))
    note(String(node.value), false);
  const field = fieldOf(node);
  for (const part of Object.values(node)) namesIn(part, note, part !== field);
}

/** Names of variables, functions, classes, properties, components, files and of schema.graphql that use a forbidden word; one line each. */
export function checkGlossary(): string[] {
  const names = new Map<string, Name>();
  const noteAt = (place: string) => (name: string, isOwn: boolean) => {
    const key = [name, isOwn, dirname(place)].join(" ");
    if (!names.has(key)) names.set(key, { name, place, isOwn });
  };
  const inSchema = noteAt("schema.graphql");
  visit(parse(read("schema.graphql")), { Name: ({ value }) => inSchema(value, false) });
  for (const file of globSync(sources, { cwd: fileURLToPath(root) })) {
    if (skipped.test(file)) continue;
    const note = noteAt(file);
    note(basename(file).replace(/\.\w+$/, ""), true);
    namesIn(parseSync(file, read(file)).program, note);
  }
  return problemsOf(names.values(), forbiddenWords(read("README.md")));
}
