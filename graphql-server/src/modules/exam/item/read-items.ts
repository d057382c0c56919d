import { parse as parseCsv } from "csv-parse/sync";
import { isBlank } from "../../../shared/blank.ts";
import { measuredLevels } from "../../../shared/vocabulary/measured-level.ts";
import type { BankItem } from "../bank/bank-item.ts";
import { bankFileSchema, bankItemSchema } from "../bank/bank-item.ts";
import { checkBank } from "../bank/check-bank.ts";
import { skills } from "../engine/next-item.ts";
import type { ReadItems, Row, RowProblem } from "./import-row.ts";
import { makeReadingItems } from "./reading-items.ts";

/** Rows a file may have. */
const rowLimit = 20_000;
const fileProblem = (problem: string, detail = ""): ReadItems => ({
  rows: 0,
  items: [],
  problems: [{ line: 1, code: null, problem, detail }],
});

/** One row of a CSV as an author writes it: columns named like the fields of the data files, options apart, the key counted from 1. */
function itemOf(row: Row): unknown {
  const text = (name: string) => (isBlank(row[name] ?? "") ? undefined : row[name]?.trim());
  const { level, skill } = row;
  const content = {
    code: text("code") ?? "",
    ...(text("type") && { type: text("type") }),
    step: Number(text("step") ?? 3),
    stem: (text("stem") ?? "").replaceAll("\\n", "\n"),
    ...(text("passage") && { passage: text("passage") }),
    ...(text("script") && { script: text("script") }),
    options: [1, 2, 3, 4].map((number) => text(`option${number}`) ?? ""),
    key: Number(text("key") ?? 0) - 1,
    explanation: { ja: text("explanation_ja") ?? "", en: text("explanation_en") ?? "" },
  };
  return { level, skill, content };
}

type Candidate = { line: number; raw: unknown };

function readCandidate({ line, raw }: Candidate): { line: number; item: BankItem } | RowProblem {
  const { level, skill, content } = Object(raw);
  const code = typeof content?.code === "string" && content.code !== "" ? content.code : null;
  const knownLevel = measuredLevels.find((name) => name === level && name !== "NONE");
  const knownSkill = skills.find((name) => name === skill);
  if (!knownLevel || knownLevel === "NONE") return { line, code, problem: "INVALID", detail: "level" };
  if (!knownSkill) return { line, code, problem: "INVALID", detail: "skill" };
  const read = bankItemSchema.safeParse(content);
  if (!read.success)
    return { line, code, problem: "INVALID", detail: [...new Set(read.error.issues.map(({ path }) => path.join(".")))].join(", ") };
  return { line, item: { ...read.data, level: knownLevel, skill: knownSkill } };
}

/** Reads candidates and keeps those that may be served: the same checks as for the bank of the product. */
function checked(candidates: readonly Candidate[]): ReadItems {
  const read = candidates.map(readCandidate);
  const good = read.filter((one) => "item" in one);
  const lineOf = new Map(good.map(({ line, item }) => [item.code, line]));
  // The spread of right answers is a property of a bank, not of a row.
  const found = checkBank(good.map(({ item }) => item)).filter(({ code }) => code !== "*");
  const bad = new Set(found.map(({ code }) => code));
  const problems = [
    ...read.filter((one) => "problem" in one),
    ...found.map(({ code, problem, detail }): RowProblem => ({ line: lineOf.get(code) ?? 1, code, problem, detail })),
  ];
  return {
    rows: candidates.length,
    items: good.filter(({ item }) => !bad.has(item.code)),
    problems: problems.toSorted((a, b) => a.line - b.line),
  };
}

function readJson(text: string): ReadItems {
  const file = bankFileSchema.partial().safeParse(JSON.parse(text));
  const raw: unknown = JSON.parse(text);
  const list: unknown = Object(raw).items;
  if (!file.success && !Array.isArray(list)) return fileProblem("NOT_A_BANK_FILE");
  const { level, skill } = Object(raw);
  const entries = Array.isArray(list) ? list : [];
  return checked(entries.map((content: unknown, index) => ({ line: index + 1, raw: { level, skill, content } })));
}

function readCsv(text: string): Row[] | undefined {
  try {
    const rows: unknown = parseCsv(text, {
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      bom: true,
      skip_empty_lines: true,
      relax_column_count: true,
    });
    return Array.isArray(rows) ? rows : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads a file of items: a data file of the bank (JSON), the same as CSV, or a list of words (`expression,reading,meaning`) from which items
 * that ask for the reading are made. `level` is the words' level.
 */
export function readItemFile(text: string, level: BankItem["level"] | null): ReadItems {
  if (/^\s*\{/.test(text.replace(/^\uFEFF/, ""))) {
    try {
      return readJson(text.replace(/^\uFEFF/, ""));
    } catch {
      return fileProblem("NOT_A_BANK_FILE");
    }
  }
  const rows = readCsv(text);
  if (!rows || rows.length === 0) return fileProblem("NOT_A_CSV");
  if (rows.length > rowLimit) return fileProblem("TOO_MANY_ROWS", String(rowLimit));
  const columns = Object.keys(rows[0] ?? {});
  if (columns.includes("expression") && columns.includes("reading")) return makeReadingItems(rows, level);
  if (!columns.includes("stem")) return fileProblem("UNKNOWN_COLUMNS", columns.join(", ").slice(0, 200));
  return checked(rows.map((row, index) => ({ line: index + 2, raw: itemOf(row) })));
}
