import type { Tokenize } from "../../../platform/furigana/morphemes.ts";
import { findGrammar } from "../grammar/find-grammar.ts";
import { findMeaning } from "../meaning/find-meaning.ts";
import { heard, type Tier } from "./clause-rule.ts";
import { findClauses, isDeniedBehind, limitsCustomers } from "./find-clauses.ts";
import { type FoldedText, foldText } from "./folded-text.ts";
import type { WordingReason, WordingRule } from "./wording-rule.ts";
import { wordingRules } from "./wording-rules.ts";

/** A wording that must not stand in a text. */
export interface FoundWording {
  reason: WordingReason;
  /** As it was typed. */
  found: string;
  /** The position of its start in the text as typed. */
  start: number;
  /** The wording to use instead. */
  rewrite: string;
  tier: Tier;
  /** The law behind a question. */
  source?: string;
}

const link = "(?:の|を|に|と|が|は|も|で|、)*";
const noun =
  "(?:募集|採用|応募|条件|制限|限定|要件|優遇|歓迎|といった|という|など|等|する|した|こと|もの|求人|職場|わけ|制度|徴収|支払い?|提出|請求|記入|強要|義務|確認|欄|項目|記載|選考|判断|質問)*";
const denial =
  "(?:一切|いっさい|全く|まったく|特に)?(?:で?は?ありません|ございません|ではない|なし|ない|しません|いたしません|致しません|行いません|行っていません|していません|しておりません|禁止|不要|廃止|求めません|求めていません|問いません|問わず|不問|かかわらず|関係なく|限りません|限らず|設けていません|設けておりません|聞きません|お聞きしません|いただきません|伺いません|見ません)";
/** 男性のみの募集ではありません: a denial right behind the wording. */
const deniedBehind = new RegExp(`^${link}${noun}${link}${denial}`);
/** 男性のみ、女性のみといった制限はありません. */
const deniedFurther =
  /^[^。!?\n()]{0,24}(?:といった|という|などの|等の)[^。!?\n()]{0,10}(?:ありません|ございません|しません|していません|設けていません|ない|なし|禁止)/;

/** A wording that itself says no is not cleared by what follows. */
const endsInDenial = /(?:ません|ない|なし|不可|NG|禁止)$/;

function isDenied(behind: string): boolean {
  return deniedBehind.test(behind) || deniedFurther.test(behind);
}

function matchesOf(rule: WordingRule, folded: FoldedText, typed: string): FoundWording[] {
  if (rule.unless?.test(folded.text)) return [];
  return [...folded.text.matchAll(rule.pattern)].flatMap((match): FoundWording[] => {
    const [word] = match;
    const end = match.index + word.length;
    const behind = folded.text.slice(end, end + 60);
    if (word === "" || isDenied(behind) || limitsCustomers(word, heard(behind))) return [];
    if (!endsInDenial.test(word) && isDeniedBehind(behind)) return [];
    const [start, stop] = [folded.offsets[match.index] ?? 0, folded.offsets[end] ?? typed.length];
    const rewrite = rule.rewrite.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? "");
    return [{ reason: rule.reason, found: typed.slice(start, stop).trimEnd(), start, rewrite, tier: "BLOCK" }];
  });
}

/** The first and longest of what overlaps. */
function apart(found: readonly FoundWording[]): FoundWording[] {
  const kept: FoundWording[] = [];
  for (const one of found.toSorted((a, b) => a.start - b.start || b.found.length - a.found.length)) {
    const last = kept.at(-1);
    if (!last || one.start >= last.start + last.found.length) kept.push(one);
  }
  return kept;
}

interface TextFacts {
  isEmployment: boolean;
  /** All of them unless only some are asked. */
  rules?: readonly WordingRule[];
  /** The dictionary by which sentences are read; without it only wordings and clauses are found. */
  tokenize?: Tokenize | undefined;
}

function clausesOf(typed: string, { isEmployment, tokenize }: TextFacts): FoundWording[] {
  const read = tokenize ? findGrammar(tokenize, typed, { isEmployment }) : [];
  return [...findClauses(typed, { isEmployment }), ...read].map(({ rule, start, end }) => ({
    reason: rule.reason,
    found: typed.slice(start, end).trimEnd(),
    start,
    rewrite: rule.rewrite,
    tier: rule.tier,
    ...(rule.tier === "ASK" && { source: rule.source }),
  }));
}

/** What is asked about the meaning of whole sentences. */
function meaningsOf(typed: string, { isEmployment, tokenize }: TextFacts): FoundWording[] {
  if (!tokenize) return [];
  return findMeaning(tokenize, typed, { isEmployment }).map(({ facts, start, end }) => ({
    reason: facts.reason,
    found: typed.slice(start, end).trimEnd(),
    start,
    rewrite: facts.rewrite,
    tier: "ASK",
    source: facts.source,
  }));
}

/** A tokenizer that reads a sentence once, though several readers ask. */
function remembering(tokenize: Tokenize): Tokenize {
  const known = new Map<string, ReturnType<Tokenize>>();
  return (text) => {
    const words = known.get(text) ?? tokenize(text);
    known.set(text, words);
    return words;
  };
}

/** Those that overlap nothing that is kept already, and these; both in order. */
function beside(kept: readonly FoundWording[], more: readonly FoundWording[]): FoundWording[] {
  let next = 0;
  const free = apart(more).filter(({ start, found }) => {
    for (; next < kept.length; next++) {
      const one = kept[next];
      if (one && one.start + one.found.length > start) break;
    }
    const one = kept[next];
    return !one || one.start >= start + found.length;
  });
  return [...kept, ...free].toSorted((a, b) => a.start - b.start);
}

/** Every wording in a text that a posting must not use or that is a question, in order, each with a rewrite. Looks at nothing but the text. */
export function findWording(typed: string, { isEmployment, rules, tokenize: read }: TextFacts): FoundWording[] {
  const tokenize = read && remembering(read);
  const japanese = foldText(typed, "DROP");
  const english = foldText(typed, "KEEP");
  const concerned = (rules ?? wordingRules).filter((rule) => isEmployment || !rule.employmentOnly);
  const worded = apart(concerned.flatMap((rule) => matchesOf(rule, rule.english ? english : japanese, typed)));
  if (rules) return worded;
  const clauses = clausesOf(typed, { isEmployment, tokenize });
  const blocked = beside(
    worded,
    clauses.filter(({ tier }) => tier === "BLOCK"),
  );
  const asked = beside(
    blocked,
    clauses.filter(({ tier }) => tier === "ASK"),
  );
  return beside(asked, meaningsOf(typed, { isEmployment, tokenize }));
}

/** The text with every such wording replaced by its rewrite. */
export function rewriteWording(typed: string, facts: { isEmployment: boolean }): string {
  return findWording(typed, facts).reduceRight(
    (text, { found, rewrite, start }) => `${text.slice(0, start)}${rewrite}${text.slice(start + found.length)}`,
    typed,
  );
}
