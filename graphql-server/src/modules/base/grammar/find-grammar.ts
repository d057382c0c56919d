import type { Tokenize } from "../../../platform/furigana/morphemes.ts";
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
const firstWords = [...firstSenses].flatMap((name) => senses[name].split(" "));
/** A verb is sought by what does not change of it. */
const stems = [...new Set(firstWords.map((word) => (/[うくぐすつぬぶむるい]$/.test(word) && word.length > 1 ? word.slice(0, -1) : word)))];
const candidate = new RegExp(stems.toSorted((a, b) => b.length - a.length).join("|"), "u");

function matches({ senses: known, isDenied }: Unit, step: Step): boolean {
  if (step.isDenied !== undefined && step.isDenied !== isDenied) return false;
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

function foundIn(units: readonly Unit[], rule: GrammarRule): { start: number; end: number } | undefined {
  const [first, ...rest] = rule.steps;
  if (!first || rule.unless.some((step) => units.some((unit) => matches(unit, step)))) return undefined;
  for (const [at, unit] of units.entries()) {
    const last = matches(unit, first) ? units[endOf(units, rest, at)] : undefined;
    if (last) return { start: unit.start, end: last.end };
  }
  return undefined;
}

/** Sentences of a folded text that may concern a rule; the same sentence is read once. */
function candidates(text: string): Map<string, number[]> {
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
  return found;
}

/** Every sentence of a text that a rule of grammar is about, in no order. */
export function findGrammar(tokenize: Tokenize, typed: string, { isEmployment }: { isEmployment: boolean }): FoundGrammar[] {
  const { text, offsets } = foldText(typed, "DROP");
  const rules = grammarRules.filter((rule) => isEmployment || !rule.employmentOnly);
  return [...candidates(text)].flatMap(([sentence, places]) => {
    const units = unitsOf(tokenize, sentence);
    const found = rules.flatMap((rule) => {
      const place = foundIn(units, rule);
      return place ? [{ rule, ...place }] : [];
    });
    return places.flatMap((at) =>
      found.map(({ rule, start, end }) => ({ rule, start: offsets[at + start] ?? 0, end: offsets[at + end] ?? typed.length })),
    );
  });
}
