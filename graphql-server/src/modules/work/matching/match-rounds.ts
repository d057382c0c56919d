import { japaneseLevels, levelRank } from "../../../shared/vocabulary/japanese-level.ts";
import type { DatedRule } from "../permission/permission.facts.ts";
import { rulesOf } from "../permission/permission.rows.ts";
import type { Sql } from "../search/sql.ts";
import type { MatchConditions } from "./matching.conditions.ts";
import { type MatchCriterion, matchWeights } from "./matching.criteria.ts";

/** One look at some of the works on the way to those that fit best. */
export interface MatchRound {
  /** The works it looks at, as a condition on `w`; null for all. */
  within: Sql | null;
  /** The most points of a work that neither this round nor one before it looked at; after the last there is none. */
  unseen: number;
}

/** The criteria by which an index finds the works that meet them. */
const indexed = ["PLACE", "CATEGORY", "LEVEL", "EMPLOYMENT_TYPE"] as const satisfies readonly MatchCriterion[];
type Indexed = (typeof indexed)[number];

/** What the rounds demand, the narrowest first; a criterion the seeker has set nothing for is left out. */
const demands: readonly (readonly Indexed[])[] = [
  ["PLACE", "CATEGORY", "LEVEL", "EMPLOYMENT_TYPE"],
  ["PLACE", "CATEGORY"],
  ["PLACE", "LEVEL", "EMPLOYMENT_TYPE"],
  ["CATEGORY", "LEVEL", "EMPLOYMENT_TYPE"],
];

/** The values that meet an indexed criterion. */
function wishesOf({ prefectures, categories, level, employmentTypes }: MatchConditions): Record<Indexed, readonly string[]> {
  return {
    PLACE: prefectures,
    CATEGORY: categories,
    LEVEL: japaneseLevels.filter((demanded) => levelRank(demanded) <= levelRank(level ?? "NONE")),
    EMPLOYMENT_TYPE: employmentTypes,
  };
}

/** The most that the permission can give: what the best of the rows in question gives. */
function mostOfPermission(conditions: MatchConditions, rules: readonly DatedRule[]): number {
  const { weight, conditional } = matchWeights.PERMISSION;
  const verdicts = new Set(rulesOf(conditions.permission, rules).map(({ verdict }) => verdict));
  if (verdicts.has("OK")) return weight;
  return verdicts.has("CONDITIONAL") ? (conditional ?? weight) : 0;
}

/** The most that the criteria give which no index finds. */
function mostOfOthers(conditions: MatchConditions, rules: readonly DatedRule[]): number {
  const pay = conditions.monthlyPay === null ? 0 : matchWeights.PAY.weight;
  const hours = conditions.weeklyHours === null ? 0 : matchWeights.HOURS.weight;
  return mostOfPermission(conditions, rules) + pay + hours + matchWeights.QUALIFICATIONS.weight;
}

const sumOf = (criteria: readonly Indexed[]) => criteria.reduce((sum, criterion) => sum + matchWeights[criterion].weight, 0);

/** Every choice of some of the criteria. */
function choices(criteria: readonly Indexed[]): Indexed[][] {
  return criteria.reduce<Indexed[][]>((all, criterion) => [...all, ...all.map((choice) => [...choice, criterion])], [[]]);
}

const columns = { PLACE: "prefecture", CATEGORY: "category", LEVEL: "japanese_level", EMPLOYMENT_TYPE: "employment_type" } as const;

/** The works that meet all of these; one done wholly at home meets every place. Either kind is found by an index of its own. */
function meeting(demanded: readonly Indexed[], wishes: Record<Indexed, readonly string[]>): Sql {
  const all = (criteria: readonly Indexed[], more: readonly string[]): Sql => ({
    text: `(${[...more, ...criteria.map((one) => `w.${columns[one]} in (${wishes[one].map(() => "?").join(", ")})`)].join(" and ")})`,
    values: criteria.flatMap((one) => wishes[one]),
  });
  const there = all(demanded, []);
  if (!demanded.includes("PLACE")) return there;
  const rest = demanded.filter((one) => one !== "PLACE");
  const atHome = all(rest, ["w.remote = 'FULL'"]);
  return { text: `(${there.text} or ${atHome.text})`, values: [...there.values, ...atHome.values] };
}

/**
 * The rounds in which the works that fit best are found by the published formula: each looks at works that an index finds, and tells what the
 * others could have at most. Whoever has enough works with more points than that is done; the last round looks at all.
 */
export function matchRounds(conditions: MatchConditions, rules: readonly DatedRule[]): MatchRound[] {
  const wishes = wishesOf(conditions);
  const known = indexed.filter((criterion) => wishes[criterion].length > 0);
  const others = mostOfOthers(conditions, rules);
  const last: MatchRound = { within: null, unseen: 0 };
  if (!known.includes("PLACE") && !known.includes("CATEGORY")) return [last];
  const seen: Indexed[][] = [];
  const rounds: MatchRound[] = [];
  for (const demand of demands) {
    const demanded = demand.filter((criterion) => known.includes(criterion));
    const isNarrow = demanded.includes("PLACE") || demanded.includes("CATEGORY");
    if (!isNarrow || seen.some((before) => before.every((criterion) => demanded.includes(criterion)))) continue;
    seen.push(demanded);
    const unmet = choices(known).filter((met) => !seen.some((before) => before.every((criterion) => met.includes(criterion))));
    rounds.push({ within: meeting(demanded, wishes), unseen: others + Math.max(...unmet.map(sumOf)) });
  }
  return [...rounds, last];
}
