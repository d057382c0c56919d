import type { UserProblem } from "../../../shared/user-error.ts";
import type { Cell } from "../field/field-kinds.ts";
import { choices, flagWords, foldWord, type Words, wordOf } from "./cell-words.ts";
import { columnOf } from "./import-columns.ts";

/** Text that does not say what its column needs; `expected` is told to the reader. */
class UnreadableCell extends Error {
  constructor(readonly expected: string) {
    super(expected);
  }
}

function partsOf(text: string): string[] {
  return text
    .split(/[|｜\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function numberOf(text: string): number {
  const plain = text.normalize("NFKC").replace(/[,円¥\s]/g, "");
  if (!/^-?\d+(\.\d+)?$/.test(plain)) throw new UnreadableCell("12000");
  return Number(plain);
}

function choiceOf(text: string, words: Words): string {
  const code = words.get(foldWord(text));
  if (code === undefined) throw new UnreadableCell([...new Set(words.values())].map((known) => wordOf(words, known)).join("、"));
  return code;
}

function choicesOf(text: string, words: Words): string[] {
  return partsOf(text.replace(/[、，]/g, "|")).map((part) => choiceOf(part, words));
}

function flagOf(text: string): boolean {
  const flag = flagWords.get(foldWord(text));
  if (flag === undefined) throw new UnreadableCell("はい、いいえ");
  return flag;
}

function dateOf(text: string): string {
  const found = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text.normalize("NFKC").trim());
  if (!found) throw new UnreadableCell("2026-12-31");
  const [, year = "", month = "", day = ""] = found;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

function clockOf(hour: string | undefined, minute: string | undefined, later: number): string {
  return `${String(Number(hour) + later).padStart(2, "0")}:${minute}`;
}

/** "9:00～18:00", "22:00-翌7:00"; an end before the start is on the next day. */
function timeOf(text: string): { start: string; end: string } {
  const found = /^(\d{1,2}):(\d{2})[-–—~〜](翌)?(\d{1,2}):(\d{2})$/.exec(text.normalize("NFKC").replace(/\s/g, ""));
  if (!found) throw new UnreadableCell("09:00-18:00|13:00-22:00");
  const start = clockOf(found[1], found[2], 0);
  const end = clockOf(found[4], found[5], 0);
  return { start, end: found[3] || end <= start ? clockOf(found[4], found[5], 24) : end };
}

function allowanceOf(text: string): { name: string; amount: number } {
  const [name = "", amount] = text.split(/[=＝]/);
  if (name.trim() === "" || amount === undefined) throw new UnreadableCell("住宅手当=10000|皆勤手当=5000");
  return { name: name.trim(), amount: numberOf(amount) };
}

function questionOf(text: string): { text: string; required: boolean } {
  const [, mark, question = ""] = /^(?:(必須|任意)[:：])?(.*)$/s.exec(text) ?? [];
  return { text: question.trim(), required: mark === "必須" };
}

const readers: { readonly [K in Exclude<Cell, keyof typeof choices>]: (text: string) => unknown } = {
  text: (text) => text,
  whole: numberOf,
  number: numberOf,
  flag: flagOf,
  date: dateOf,
  times: (text) => partsOf(text).map(timeOf),
  allowances: (text) => partsOf(text).map(allowanceOf),
  questions: (text) => partsOf(text).map(questionOf),
  "residenceStatus[]": (text) => choicesOf(text, choices.residenceStatus),
  "qualification[]": (text) => choicesOf(text, choices.qualification),
  "benefitKind[]": (text) => choicesOf(text, choices.benefitKind),
};

function isChoice(kind: Cell): kind is Extract<Cell, keyof typeof choices> {
  return kind in choices;
}

function valueOf(kind: Cell, text: string): unknown {
  return isChoice(kind) ? choiceOf(text, choices[kind]) : readers[kind](text);
}

/** { "employer.name": "A" } as { employer: { name: "A" } }: what the posting form sends. */
function nest(values: ReadonlyMap<string, unknown>): Record<string, unknown> {
  const content: Record<string, unknown> = {};
  const groups = new Map<string, Record<string, unknown>>();
  for (const [name, value] of values) {
    const [group = "", key] = name.split(".");
    if (key === undefined) {
      content[group] = value;
      continue;
    }
    const members = groups.get(group) ?? {};
    members[key] = value;
    groups.set(group, members);
    content[group] = members;
  }
  return content;
}

/** The content of a posting from the texts of its cells; blank cells say nothing. Each cell that cannot be read is one problem. */
export function readCells(cells: ReadonlyMap<string, string>): { content: Record<string, unknown>; problems: UserProblem[] } {
  const values = new Map<string, unknown>();
  const problems: UserProblem[] = [];
  for (const [name, text] of cells) {
    const column = columnOf(name);
    if (!column || name === "identifier" || name === "corporateNumber" || text.trim() === "") continue;
    try {
      values.set(name, valueOf(column.kind, text));
    } catch (error) {
      if (!(error instanceof UnreadableCell)) throw error;
      problems.push({ code: "IMPORT_CELL", path: [name], params: { value: text.slice(0, 40), expected: error.expected } });
    }
  }
  return { content: nest(values), problems };
}
