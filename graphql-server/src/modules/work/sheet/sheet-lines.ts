import { keyOf, type SheetKey } from "./sheet-labels.data.ts";

/** A label and what stands behind or below it; the key is missing where the label is not known. */
export interface SheetField {
  key: SheetKey | undefined;
  label: string;
  text: string;
}

/** Labels longer than this are sentences. */
const longestLabel = 26;
const marks = "■●◆▼◇□▶★☆◎";

/** Long texts under a heading of their own: a colon inside of them is part of the sentence. */
const prose = new Set<SheetKey | undefined>(["description", "requirements", "benefits", "appeal", "selection", "documents"]);

interface Cut {
  label: string;
  rest: string;
  /** False for a label that only its being known makes one. */
  isMarked: boolean;
}

function byBracket(line: string): Cut | undefined {
  const found = /^[【[〔＜<《［](.{1,26}?)[】\]〕＞>》］][ \t\u3000]*[:：]?\s*(.*)$/su.exec(line);
  return found ? { label: found[1] ?? "", rest: found[2] ?? "", isMarked: true } : undefined;
}

function bySign(line: string): Cut | undefined {
  const found = /^(.{1,26}?)[ \t\u3000]*(?:[:：]|\t|[|｜])[ \t\u3000]*(.*)$/su.exec(line);
  // 9:00 is a time.
  if (!found || (/\d$/u.test(found[1] ?? "") && /^\d/u.test(found[2] ?? ""))) return undefined;
  return { label: found[1] ?? "", rest: (found[2] ?? "").replace(/\s*[|｜]\s*$/u, ""), isMarked: true };
}

/** The longest beginning up to a space that is a known label: 職種 with spaces in it, then 介護職員. */
function bySpace(line: string): Cut | undefined {
  const spaces = [...line.slice(0, longestLabel + 6).matchAll(/[ \u3000]+/gu)].toReversed();
  for (const { 0: gap, index } of spaces) {
    const label = line.slice(0, index);
    if (keyOf(label)) return { label, rest: line.slice(index + gap.length), isMarked: false };
  }
  return keyOf(line) ? { label: line, rest: "", isMarked: false } : undefined;
}

function cutOf(typed: string): Cut | undefined {
  const line = typed.trim().replace(/^[|｜]\s*/u, "");
  const bare = line.replace(new RegExp(`^[${marks}*#]+\\s*`, "u"), "");
  const isHeading = bare !== line;
  const cut = byBracket(bare) ?? bySign(bare);
  if (cut && keyOf(cut.label)) return cut;
  const spaced = bySpace(bare);
  if (spaced) return { ...spaced, isMarked: isHeading };
  if (cut) return cut;
  return isHeading && bare.length <= longestLabel ? { label: bare, rest: "", isMarked: true } : undefined;
}

/** The columns of one line of a form that has several: 雇用形態 正社員 and 求人数 2人, far apart. */
function columnsOf(line: string): string[] {
  const parts = line.split(/\t+|[ \u3000]{3,}/u).filter((part) => part.trim() !== "");
  if (parts.length < 3) return [line];
  const columns: string[] = [];
  for (const part of parts) {
    const starts = columns.length === 0 || keyOf(part) !== undefined || bySpace(part) !== undefined;
    if (starts) columns.push(part);
    else columns.push(`${columns.pop() ?? ""}\t${part}`);
  }
  return columns;
}

/**
 * Cuts a sheet into labels and their texts, whatever it is laid out like: label and colon, headings in brackets or with a mark, a table, a
 * form with wide spaces, labels on lines of their own.
 */
export function cutSheet(sheet: string): SheetField[] {
  const fields: SheetField[] = [];
  let current: SheetField = { key: undefined, label: "", text: "" };
  for (const line of sheet.replace(/\r\n?/g, "\n").split("\n").flatMap(columnsOf)) {
    if (line.trim() === "" || /^[-=─━*_]{3,}$/u.test(line.trim())) continue;
    const cut = cutOf(line);
    const key = cut && keyOf(cut.label);
    const isSentence = cut && !key && (!cut.isMarked || prose.has(current.key));
    if (cut && !isSentence && cut.label.length <= longestLabel) {
      current = { key, label: cut.label.trim(), text: cut.rest.trim() };
      fields.push(current);
    } else if (current.label === "") {
      fields.push({ key: undefined, label: "", text: line.trim() });
    } else current.text = current.text === "" ? line.trim() : `${current.text}\n${line.trim()}`;
  }
  return fields.map(withContext);
}

/** 変更範囲 alone is about what stands before it. */
function withContext(field: SheetField, index: number, all: readonly SheetField[]): SheetField {
  if (field.key !== "change") return field;
  const before = all.slice(0, index).findLast(({ key }) => key === "description" || key === "place" || key === "occupation");
  if (!before) return { ...field, key: undefined };
  return { ...field, key: before.key === "place" ? "placeChange" : "dutiesChange" };
}
