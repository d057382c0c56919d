import type { ClauseRule } from "../wording/clause-rule.ts";
import { type Sense, senses } from "./senses.data.ts";

/** One word that a rule waits for: any of its senses, denied or not when that matters, at most so many words behind the last. */
export interface Step {
  senses: readonly Sense[];
  isDenied: boolean | undefined;
  /** True when the word must not be one among others: 女性も. */
  isAlone: boolean;
  within: number;
}

/** What may not be said, as words in order, whatever stands between them and however they are inflected. */
export interface GrammarRule extends Pick<ClauseRule, "reason" | "tier" | "source" | "since" | "rewrite" | "employmentOnly"> {
  steps: readonly Step[];
  /** Each clears the sentence. */
  unless: readonly Step[];
  /** What clears it must stand near its words; else anywhere in the sentence. */
  near: boolean;
  /** Its words may stand in two sentences that follow each other. */
  across: boolean;
  /** A lawful exception that the text names. */
  exception: RegExp | undefined;
}

type Law = Pick<GrammarRule, "reason" | "source" | "since"> &
  Pick<Partial<GrammarRule>, "employmentOnly" | "near" | "across" | "exception"> & { unless?: string };
type Row = readonly [tier: GrammarRule["tier"], steps: string, rewrite: string, unless?: string];

function isSense(name: string): name is Sense {
  return name in senses;
}

function sensesOf(names: string, separator: string): Sense[] {
  return names.split(separator).filter(isSense);
}

/** "PAY 8 COME-|START": a number is the distance to the next word (6 without one), - a denied word, + one that is not, ! not one among others. */
function stepsOf(source: string): Step[] {
  if (source === "") return [];
  const steps: Step[] = [];
  let within = 6;
  for (const part of source.split(" ")) {
    if (/^\d+$/.test(part)) {
      within = Number(part);
      continue;
    }
    const sign = part.at(-1) ?? "";
    const isDenied = sign === "-" || sign === "+" ? sign === "-" : undefined;
    steps.push({ senses: sensesOf(part.replace(/[-+!]$/, ""), "|"), isDenied, isAlone: sign === "!", within });
    within = 6;
  }
  return steps;
}

/** Rules of one law from rows. */
export function grammarOf(
  { unless: always = "", near = false, across = false, exception, ...law }: Law,
  rows: readonly Row[],
): GrammarRule[] {
  return rows.map(([tier, source, rewrite, unless = ""]) => ({
    ...law,
    near,
    across,
    exception,
    tier,
    rewrite,
    steps: stepsOf(source),
    unless: stepsOf(`${always} ${unless}`.trim()),
  }));
}
