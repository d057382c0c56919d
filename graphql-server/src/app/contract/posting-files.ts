import type { Cell } from "../../modules/work/field/field-kinds.ts";
import { type DeclaredField, fieldsOfPart, formSteps, type PartName } from "../../modules/work/field/fields.ts";
import { importColumns } from "../../modules/work/import/import-columns.ts";
import { labelFiles } from "./posting-labels.ts";

const note = "// Written by `npm run fields` from the table of a posting's fields.\n";

/** The groups in the order of the form, each with its type in the contract. */
const parts: Readonly<Record<PartName, string>> = {
  employer: "Employer",
  workplace: "Workplace",
  salary: "Salary",
  hours: "WorkHours",
  insurance: "Insurance",
  contract: "WorkContract",
  selection: "Selection",
};

/** What is asked of the rows of a list. */
const rowFields: Readonly<Record<string, readonly string[]>> = {
  allowances: ["name", "amount"],
  workTimes: ["start", "end"],
  questions: ["id", "text", "required"],
};
const fixedOvertime = { name: "fixedOvertime", inner: ["amount", "hours", "excessPaid"] };

/** What a group shows besides its fields: what is asked of it, and what it says of a posting that says nothing. */
const besides: Readonly<Record<string, { lines: readonly string[]; blank: object }>> = {
  salary: { lines: block(fixedOvertime.name, fixedOvertime.inner), blank: { [fixedOvertime.name]: null } },
  workplace: {
    lines: ["cityLatin", ...block("stations", ["name", "nameLatin", "line", "lineLatin", "walk"])],
    blank: { cityLatin: null, stations: [] },
  },
};

const shownIn = (part: string | null) => fieldsOfPart(part).filter(({ shown }) => shown !== false);
const isPublic = ({ audiences }: DeclaredField) => audiences[0] === "PUBLIC";

function block(name: string, lines: readonly string[]): string[] {
  return [`${name} {`, ...lines.map((line) => `  ${line}`), "}"];
}

const selected = ({ kind, name }: DeclaredField) => {
  const inner = rowFields[kind.type];
  return inner ? block(name, inner) : [name];
};

function selection(): string[] {
  const outside = shownIn(null);
  const inside = outside.filter((field) => !isPublic(field)).flatMap(selected);
  const faces = inside.length === 0 ? [] : ["CompanyWork", "AdminWork", "WorkRevision"];
  const groups = Object.keys(parts).flatMap((part) => {
    return block(part, [...shownIn(part).flatMap(selected), ...(besides[part]?.lines ?? [])]);
  });
  const head = ["id", "status", "publishedAt", "infoUpdatedAt", "confirmedOn", "publishedUntil", "ruby", "bodyRuby"];
  return [...head, ...outside.filter(isPublic).flatMap(selected), ...faces.flatMap((face) => block(`... on ${face}`, inside)), ...groups];
}

function fragmentFile(): string {
  const lines = block("fragment WorkBody_posting on WorkPosting", selection()).map((line) => `  ${line}\n`);
  return `${note}import { gql, type TypedDocumentNode } from "@apollo/client";
import type { WorkBody_PostingFragment } from "#graphql/operations.ts";

/** Everything a posting says, for the page of a work and the previews. */
export const WorkBody_posting: TypedDocumentNode<WorkBody_PostingFragment> = gql\`
${lines.join("")}\`;
`;
}

function specOf({ kind, law, path }: DeclaredField): string {
  const vocabulary = "vocabulary" in kind.entry ? kind.entry.vocabulary : null;
  const given = Object.entries({ path, ...kind.entry }).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const values = vocabulary ? [`values: ${vocabulary}Values`] : [];
  return `{ ${[...given, ...values, ...(law?.always ? ["required: true"] : [])].join(", ")} }`;
}

function stepsFile(): string {
  const steps = formSteps.map(({ fields, name }) => {
    const specs = fields.map((field) => `      ${specOf(field)},\n`).join("");
    return `  {\n    name: "${name}",\n    fields: [\n${specs}    ],\n  },\n`;
  });
  const used = new Set(
    formSteps.flatMap(({ fields }) => fields.flatMap(({ kind }) => ("vocabulary" in kind.entry ? kind.entry.vocabulary : []))),
  );
  const imports = [...used].toSorted().map((name) => {
    const file = name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
    return `import { ${name}Values } from "./values/${file}.ts";\n`;
  });
  return `${note}${imports.join("")}
/** The steps of the posting form with their fields. */
export const postingSteps = [\n${steps.join("")}] as const;
`;
}

function blankFile(): string {
  const values = (part: string | null) => Object.fromEntries(shownIn(part).map(({ kind, name }) => [name, kind.cleared]));
  const groups = Object.entries(parts).map(([part, type]) => {
    return [part, { __typename: type, ...values(part), ...besides[part]?.blank }] as const;
  });
  const blank = { ...values(null), ...Object.fromEntries(groups) };
  return `${note}
/** A posting that says nothing yet, as the API answers it. */
export const blankPosting = ${JSON.stringify(blank, null, 2)};
`;
}

/** What a reader calls a kind of cell; the other kinds are choices. */
const cellNames: Partial<Record<Cell, string>> = {
  text: "text",
  whole: "whole number",
  number: "number",
  flag: "はい / いいえ",
  date: "date",
  times: "times",
  allowances: "allowances",
  questions: "questions",
  "residenceStatus[]": "在留資格, several",
  "qualification[]": "資格・免許, several",
  "benefitKind[]": "福利厚生の種類, several",
};

function importPage(known: string): string {
  const rows = importColumns.map(({ kind, label, name }) => `| \`${name}\` | ${label} | ${cellNames[kind] ?? "choice"} |\n`);
  const table = `| column | label | value |\n|---|---|---|\n${rows.join("")}`;
  return known.replace(/(<!-- columns:start -->\n).*(<!-- columns:end -->)/s, (_, start: string, end: string) => `${start}${table}${end}`);
}

/** Files outside the server's code that say of each field what the table does, each made of what it was. */
export const postingFiles: Readonly<Record<string, (known: string) => string>> = {
  ...labelFiles,
  "graphql-server/docs/import.md": importPage,
  "web/src/features/work/work-body.fragment.ts": fragmentFile,
  "web/src/graphql/posting-steps.ts": stepsFile,
  "web/src/testing/blank-posting.ts": blankFile,
};
