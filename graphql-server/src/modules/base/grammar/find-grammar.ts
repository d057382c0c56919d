import type { Tokenize } from "../../../platform/furigana/morphemes.ts";
import { heard } from "../wording/clause-rule.ts";
import { isDeniedBehind, limitsCustomers } from "../wording/find-clauses.ts";
import { foldText } from "../wording/folded-text.ts";
import type { GrammarRule, Step } from "./grammar-rule.ts";
import { grammarRules } from "./grammar-rules.data.ts";
import { senses } from "./senses.data.ts";
import { type Unit, unitsOf } from "./sentence-units.ts";

/** A sentence that a rule is about, in the text as typed. */
export interface FoundGrammar {
  rule: GrammarRule;
  start: number;
  end: number;
}

/** Characters of candidate sentences that are read in one text: some 250 ms of the thread. */
const mostCharacters = 6_000;
const longestSentence = 400;
const firstSenses = new Set(grammarRules.flatMap(({ steps }) => steps[0]?.senses ?? []));
const firstWords = [...firstSenses].flatMap((name) => senses[name].split(" ")).filter(Boolean);
/** A verb is sought by what does not change of it. */
const stems = [...new Set(firstWords.map((word) => (/[うくぐすつぬぶむるい]$/.test(word) && word.length > 1 ? word.slice(0, -1) : word)))];
const candidate = new RegExp(stems.toSorted((a, b) => b.length - a.length).join("|"), "u");

function matches({ senses: known, isDenied, isAlso }: Unit, step: Step): boolean {
  if (step.isDenied !== undefined && step.isDenied !== isDenied) return false;
  if (step.isAlone && isAlso) return false;
  return step.senses.some((sense) => known.has(sense));
}

/** The last unit of the first row of units that the steps find from here; -1 when they find none. */
function endOf(units: readonly Unit[], steps: readonly Step[], from: number): number {
  const [step, ...rest] = steps;
  if (!step) return from;
  for (let at = from + 1; at <= Math.min(from + 1 + step.within, units.length - 1); at++) {
    const unit = units[at];
    if (!unit || !matches(unit, step)) continue;
    const end = endOf(units, rest, at);
    if (end >= 0) return end;
  }
  return -1;
}

/**
 * Words before its first and behind its first and last word in which something may clear a finding: 外国の方は、お客様が…お断り is about
 * applicants. Who bears a cost may be said anywhere between them.
 */
const around = { before: 5, behind: 3 };

function isNearby(units: readonly Unit[], { at, end, rule }: { at: number; end: number; rule: GrammarRule }): boolean {
  const [from, to] = [Math.max(0, at - around.before), end + around.behind + 1];
  const near = rule.employmentOnly ? units.slice(from, to) : [...units.slice(from, at + around.behind + 1), ...units.slice(end, to)];
  return rule.unless.some((step) => near.some((unit) => matches(unit, step)));
}

function foundIn(units: readonly Unit[], rule: GrammarRule): { start: number; end: number } | undefined {
  const [first, ...rest] = rule.steps;
  if (!first || (!rule.near && rule.unless.some((step) => units.some((unit) => matches(unit, step))))) return undefined;
  for (const [at, unit] of units.entries()) {
    const end = matches(unit, first) ? endOf(units, rest, at) : -1;
    const last = units[end];
    if (last && !(rule.near && isNearby(units, { at, end, rule }))) return { start: unit.start, end: last.end };
  }
  return undefined;
}

/** What ends in a denial is not cleared by one. */
function endsInDenial({ steps }: GrammarRule): boolean {
  const last = steps.at(-1);
  return last === undefined || last.isDenied === true || last.senses.includes("LACK");
}

const choosing = new Set<GrammarRule["reason"]>(["SEX", "AGE", "NATIONALITY"]);

/** 罰金や買い取りはありません, 女性限定のクラス: what stands right behind says that it is not so, or is for customers. */
function isCleared(sentence: string, { rule, start, end }: FoundGrammar): boolean {
  const tail = heard(sentence.slice(end, end + 60));
  if (!endsInDenial(rule) && isDeniedBehind(tail)) return true;
  return rule.near && choosing.has(rule.reason) && limitsCustomers(sentence.slice(start, end), tail);
}

interface Sentence {
  text: string;
  places: number[];
}

/** Sentences of a folded text that may concern a rule; the same sentence is read once. */
function candidates(text: string): Sentence[] {
  const found = new Map<string, number[]>();
  let read = 0;
  for (const { 0: sentence, index } of text.matchAll(/[^。!?\n]+/gu)) {
    const known = found.get(sentence);
    if (known) known.push(index);
    else if (sentence.length <= longestSentence && candidate.test(sentence)) {
      read += sentence.length;
      if (read > mostCharacters) break;
      found.set(sentence, [index]);
    }
  }
  return [...found].map(([sentence, places]) => ({ text: sentence, places }));
}

const rejecting = new RegExp(
  heard(
    "^(?:お?断り|おことわり|ご?遠慮|採用(?:は|が|を)?(?:いた|し|でき|難し|見送|控え)|難しい|むずかしい|(?:ご?応募|勤務)(?:は|を)?(?:でき|いただけ|お?控|ご?遠慮|お?断)|対象外|不可|NG|見送)",
  ),
  "u",
);
/** 「…方は、申し出てください。採用いたしません。」: a verdict in a short sentence of its own. */
const verdict = /^[。!?][^。!?\n]{0,30}/u;

/** The sentence with what follows it where that is its verdict, or where a rule reads two of them. */
function withNext(text: string, sentence: string, place: number): { more: string; isVerdict: boolean } | undefined {
  const next = verdict.exec(text.slice(place + sentence.length, place + sentence.length + 32))?.[0];
  if (!next || next.length < 3) return undefined;
  return { more: sentence + next, isVerdict: rejecting.test(heard(next.slice(1))) };
}

function findingsIn(rules: readonly GrammarRule[], units: readonly Unit[], sentence: string): FoundGrammar[] {
  return rules.flatMap((rule) => {
    const place = foundIn(units, rule);
    return place && !isCleared(sentence, { rule, ...place }) ? [{ rule, ...place }] : [];
  });
}

/** Every sentence of a text that a rule of grammar is about, in no order. */
export function findGrammar(tokenize: Tokenize, typed: string, { isEmployment }: { isEmployment: boolean }): FoundGrammar[] {
  const { text, offsets } = foldText(typed, "DROP");
  const rules = grammarRules.filter(
    (rule) => (isEmployment || !rule.employmentOnly) && (rule.exception === undefined || !rule.exception.test(text)),
  );
  const acrossRules = rules.filter(({ across }) => across);
  return candidates(text).flatMap(({ text: sentence, places: [first = 0, ...others] }) => {
    const next = withNext(text, sentence, first);
    const found = findingsIn(rules, unitsOf(tokenize, sentence), sentence);
    const further = next
      ? findingsIn(next.isVerdict ? rules : acrossRules, unitsOf(tokenize, next.more), next.more).filter(
          ({ rule }) => !found.some((one) => one.rule === rule),
        )
      : [];
    return [first, ...others].flatMap((at) =>
      [...found, ...(at === first ? further : [])].map(({ rule, start, end }) => ({
        rule,
        start: offsets[at + start] ?? 0,
        end: offsets[at + end] ?? typed.length,
      })),
    );
  });
}
