import type { ClauseRule } from "../wording/clause-rule.ts";
import { type Sense, senses } from "./senses.data.ts";

/** One word that a rule waits for: any of its senses, denied or not when that matters, at most so many words behind the last. */
export interface Step {
  senses: readonly Sense[];
  isDenied: boolean | undefined;
  within: number;
}

/** What may not be said, as words in order, whatever stands between them and however they are inflected. */
export interface GrammarRule extends Pick<ClauseRule, "reason" | "tier" | "source" | "since" | "rewrite" | "employmentOnly"> {
  steps: readonly Step[];
  /** Each clears the sentence. */
  unless: readonly Step[];
}

type Law = Pick<GrammarRule, "reason" | "source" | "since"> & Pick<Partial<GrammarRule>, "employmentOnly"> & { unless?: string };
type Row = readonly [tier: GrammarRule["tier"], steps: string, rewrite: string, unless?: string];

function isSense(name: string): name is Sense {
  return name in senses;
}

function sensesOf(names: string, separator: string): Sense[] {
  return names.split(separator).filter(isSense);
}

/** "PAY 8 COME-|START": a number is the distance to the next word (6 without one), - a denied word, + one that is not denied. */
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
    steps.push({ senses: sensesOf(isDenied === undefined ? part : part.slice(0, -1), "|"), isDenied, within });
    within = 6;
  }
  return steps;
}

/** Rules of one law from rows. */
export function grammarOf({ unless: always = "", ...law }: Law, rows: readonly Row[]): GrammarRule[] {
  return rows.map(([tier, source, rewrite, unless = ""]) => ({
    ...law,
    tier,
    rewrite,
    steps: stepsOf(source),
    unless: stepsOf(`${always} ${unless}`.trim()),
  }));
}
