import { fullWidth, withoutMarks } from "./half-width.ts";

/** Kinds of company written out, longest first, in the large letters banks use and without sound marks. */
const writtenForms = [
  "トクテイヒエイリカツトウホウシン",
  "イツハンシヤタンホウシン",
  "イツハンサイタンホウシン",
  "コウエキシヤタンホウシン",
  "コウエキサイタンホウシン",
  "シヤカイフクシホウシン",
  "イリヨウホウシンシヤタン",
  "シユウキヨウホウシン",
  "トクリツキヨウセイホウシン",
  "カツコウホウシン",
  "イリヨウホウシン",
  "ノウシクミアイホウシン",
  "カフシキカイシヤ",
  "ユウケンカイシヤ",
  "コウトウカイシヤ",
  "コウメイカイシヤ",
  "コウシカイシヤ",
  "NPOホウシン",
] as const;

/** Branches and departments of a company that follow its name. */
const places =
  /(ホンシヤ|ホンテン|ホンフ|シシヤ|シテン|エイキヨウシヨ|シユツチヨウシヨ|ケイリ|ケイリフ|ケイリカ|ソウムフ|シムシヨ|フリコミクチ)$/;

/** The bounds of the name in letters without sound marks, next to a written-out kind of company. */
function nameIn(bareText: string): readonly [start: number, end: number] {
  const form = writtenForms.find((candidate) => bareText.startsWith(candidate) || bareText.endsWith(candidate));
  if (!form) return [0, bareText.length];
  return bareText.startsWith(form) ? [form.length, bareText.length] : [0, bareText.length - form.length];
}

/** カ)… , …(カ and …(カ)… : the bank's short forms of the kind of a company, and of its places (エイ). */
function withoutShortForms(text: string): string {
  return text
    .replace(/^[ァ-ヶ]{1,5}\)/, "")
    .replace(/\([ァ-ヶ]{0,5}\)/g, "")
    .replace(/\([ァ-ヶ]{0,5}$/, "");
}

/** A payer's or a company's name as it is compared. */
export interface PayerKey {
  /** Letters only: no kind of company, no spaces, no sound marks, no long-vowel marks. */
  key: string;
  /** The same with sound marks: tells names apart that the key does not. */
  exact: string;
}

function bare(text: string): string {
  return text.replace(/[^ァ-ヴA-Z0-9]/g, "");
}

/** The name of a payer (half-width, from a bank) or of a company (full-width) in the form in which the two are compared. */
export function payerKey(name: string): PayerKey {
  const text = withoutShortForms(
    fullWidth(name)
      .trim()
      .replace(/\s*([()])\s*/g, "$1"),
  );
  const bareText = bare(withoutMarks(text));
  const [start, end] = nameIn(bareText);
  return { key: bareText.slice(start, end), exact: bare(text).slice(start, end) };
}

/** Without the place behind the name, e.g. トウキヨウシテン is not known, シテン is. Undefined when there is none. */
export function withoutPlace(key: string): string | undefined {
  return places.test(key) ? key.replace(places, "") : undefined;
}

/** The end of a name that was cut may hold the beginning of a kind of company: …カフシキカ. */
export function withoutCutForm(key: string): string {
  for (const form of writtenForms) {
    for (let length = form.length - 1; length >= 3; length -= 1) {
      if (key.endsWith(form.slice(0, length))) return key.slice(0, -length);
    }
  }
  return key;
}

/** Number of an invoice in what a payer wrote, with and without its year: 2026-000123 or 000123. */
export interface WrittenNumber {
  number: string | null;
  short: string | null;
  rest: string;
}

/** Takes an invoice's number out of a payer's name or of the note of the transfer. */
export function writtenNumber(text: string): WrittenNumber {
  const whole = /(?<!\d)(20\d\d)[ -]?(\d{6})(?!\d)/.exec(text);
  if (whole) return { number: `${whole[1]}-${whole[2]}`, short: null, rest: text.replace(whole[0], " ").trim() };
  const part = /(?<!\d)(\d{6})(?!\d)/.exec(text);
  if (part) return { number: null, short: part[1] ?? null, rest: text.replace(part[0], " ").trim() };
  return { number: null, short: null, rest: text };
}
