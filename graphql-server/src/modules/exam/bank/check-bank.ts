import { scoreStrategies, strategyLimit } from "./answer-strategies.ts";
import type { BankItem } from "./bank-item.ts";
import { factsOfType } from "./item-types.ts";
import { type VocabularyLists, wordBelow, wordsAbove } from "./vocabulary-lists.ts";

export const bankProblemCodes = [
  "DUPLICATE_CODE",
  "DUPLICATE_ITEM",
  "SAME_OPTIONS",
  "SAME_READING",
  "KEY_STANDS_OUT",
  "KEY_IN_STEM",
  "NO_GAP",
  "NO_TEXT",
  "WRONG_ORDER",
  "WRONG_TYPE",
  "KEY_POSITION",
  "ABOVE_LEVEL",
  "BELOW_LEVEL",
  "GIVEN_AWAY",
] as const;

/** Something that keeps an item, or the bank as a whole (code "*"), from being served. */
export interface BankProblem {
  code: string;
  problem: (typeof bankProblemCodes)[number];
  detail: string;
}

/** A text without the differences that do not matter: width, spaces, punctuation. */
function plain(text: string): string {
  return text.normalize("NFKC").replace(/[\s\p{P}\p{S}]/gu, "");
}

function asHiragana(text: string): string {
  return plain(text).replace(/[ァ-ヶ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60));
}

function textOf({ passage = "", script = "", stem }: BankItem): string {
  return `${passage}\n${script}\n${stem}`;
}

function findDuplicates(items: readonly BankItem[]): BankProblem[] {
  const codes = new Map<string, number>();
  const texts = new Map<string, string>();
  const problems: BankProblem[] = [];
  for (const item of items) {
    codes.set(item.code, (codes.get(item.code) ?? 0) + 1);
    const text = asHiragana(textOf(item));
    const other = texts.get(text);
    if (other) problems.push({ code: item.code, problem: "DUPLICATE_ITEM", detail: other });
    texts.set(text, item.code);
  }
  const twice = [...codes].filter(([, count]) => count > 1);
  return [...problems, ...twice.map(([code]): BankProblem => ({ code, problem: "DUPLICATE_CODE", detail: code }))];
}

/** The longest option being right, and much longer, gives it away; so does the shortest. */
function keyStandsOut({ options, key }: BankItem): boolean {
  const lengths = options.map((option) => plain(option).length);
  const own = lengths[key] ?? 0;
  const others = lengths.filter((_, index) => index !== key);
  const [shortest, longest] = [Math.min(...others), Math.max(...others)];
  return (own > longest * 1.6 && own - longest > 3) || (own < shortest / 1.8 && shortest - own > 3);
}

/** A gap to fill; a composition has four places, one of them marked. */
function hasGap({ type, stem }: BankItem): boolean {
  if (type !== "COMPOSITION") return stem.includes("（　　）");
  const sentence = stem.split("\n").at(-1) ?? "";
  return (sentence.match(/＿＿/g) ?? []).length === 3 && (sentence.match(/★/g) ?? []).length === 1;
}

/** The explanation of a sentence to put together says the whole order; the piece that stands third in it is the right one. */
function tellsAnotherOrder({ type, options, key, explanation }: BankItem): boolean {
  const told = plain(explanation.ja);
  const inOrder = options.map(plain).toSorted((one, other) => told.indexOf(one) - told.indexOf(other));
  return type === "COMPOSITION" && told.includes(inOrder.join("")) && inOrder[2] !== plain(options[key] ?? "");
}

function checkItem(item: BankItem): BankProblem[] {
  const { code, options, key, stem, skill } = item;
  const answer = options[key] ?? "";
  const others = options.filter((_, index) => index !== key);
  const found: [boolean, BankProblem["problem"], string][] = [
    [new Set(options.map(plain)).size < options.length, "SAME_OPTIONS", options.join(" / ")],
    [others.some((option) => plain(option) !== plain(answer) && asHiragana(option) === asHiragana(answer)), "SAME_READING", answer],
    [keyStandsOut(item), "KEY_STANDS_OUT", answer],
    [skill === "VOCABULARY" && plain(answer).length > 1 && plain(stem).includes(plain(answer)), "KEY_IN_STEM", answer],
    [skill === "GRAMMAR" && !hasGap(item), "NO_GAP", stem],
    [tellsAnotherOrder(item), "WRONG_ORDER", answer],
    [item.type !== undefined && factsOfType[item.type].skill !== skill, "WRONG_TYPE", item.type ?? ""],
    [(skill === "READING" && !item.passage) || (skill === "LISTENING" && !item.script), "NO_TEXT", stem],
  ];
  return found.filter(([wrong]) => wrong).map(([, problem, detail]) => ({ code, problem, detail }));
}

/** Right answers must be spread over the four positions: none beyond 25 % ± 7 points in a bank of at least 40. */
function checkPositions(items: readonly BankItem[]): BankProblem[] {
  if (items.length < 40) return [];
  return [0, 1, 2, 3].flatMap((position): BankProblem[] => {
    const share = items.filter(({ key }) => key === position).length / items.length;
    return Math.abs(share - 0.25) > 0.07
      ? [{ code: "*", problem: "KEY_POSITION", detail: `${position + 1}: ${(share * 100).toFixed(0)} %` }]
      : [];
  });
}

/** No way of choosing without understanding may be right in more than 30 % of a bank of at least 40. */
function checkStrategies(items: readonly BankItem[]): BankProblem[] {
  if (items.length < 40) return [];
  return scoreStrategies(items)
    .filter(({ share, items: telling }) => telling >= 40 && share > strategyLimit)
    .map(({ strategy, share }) => ({ code: "*", problem: "GIVEN_AWAY", detail: `${strategy}: ${(share * 100).toFixed(0)} %` }));
}

export interface CheckBankOptions {
  /** Lists of words by level; without them words are not checked. */
  vocabulary?: VocabularyLists;
  /** Harder words that an author has looked at and lets stand, by level. */
  accepted?: Readonly<Partial<Record<BankItem["level"], readonly string[]>>>;
  /** Words that are asked for in a sense harder than the one of the lists. */
  harderSenses?: readonly string[];
}

function checkWords(items: readonly BankItem[], { vocabulary, accepted = {} }: CheckBankOptions): BankProblem[] {
  if (!vocabulary) return [];
  return items.flatMap((item) => {
    const text = `${textOf(item)}\n${item.options.join("\n")}`;
    const stands = new Set(accepted[item.level]);
    return wordsAbove(text, item.level, vocabulary)
      .filter((word) => !stands.has(word))
      .map((word): BankProblem => ({ code: item.code, problem: "ABOVE_LEVEL", detail: word }));
  });
}

/** Items of vocabulary whose word belongs to an easier level. */
function checkFromBelow(items: readonly BankItem[], { vocabulary, harderSenses = [] }: CheckBankOptions): BankProblem[] {
  if (!vocabulary) return [];
  return items.flatMap((item) => {
    const found = item.skill === "VOCABULARY" ? wordBelow(item, vocabulary) : undefined;
    return found && !harderSenses.includes(found.word)
      ? [{ code: item.code, problem: "BELOW_LEVEL" as const, detail: `${found.word} ${found.level}` }]
      : [];
  });
}

/** Everything that is wrong with a bank; nothing when it may be served. */
export function checkBank(items: readonly BankItem[], options: CheckBankOptions = {}): BankProblem[] {
  const whole = [...checkPositions(items), ...checkStrategies(items)];
  return [
    ...findDuplicates(items),
    ...items.flatMap(checkItem),
    ...whole,
    ...checkWords(items, options),
    ...checkFromBelow(items, options),
  ];
}
