import { type JapaneseLevel, levelRank } from "../../../shared/vocabulary/japanese-level.ts";
import type { Qualification } from "../../../shared/vocabulary/qualification.ts";
import type { DatedRule, PermissionAnswer, PermissionWork } from "../permission/permission.facts.ts";
import { permissionFor } from "../permission/permission.policy.ts";
import type { PermissionVerdict } from "../permission/permission.vocabulary.ts";
import { isOutOfReach } from "../place/commute.ts";
import type { RemoteMode } from "../posting/work.vocabulary.ts";
import type { MatchConditions } from "./matching.conditions.ts";
import { hoursTolerance, type MatchCriterion, type MatchState, matchCriteria, matchWeights } from "./matching.criteria.ts";

/** The parts of a posting that a match reads. */
export interface MatchWork extends PermissionWork {
  japaneseLevel: JapaneseLevel;
  prefecture?: string | null;
  city?: string | null;
  remote: RemoteMode;
  monthlyPayMax?: number | null;
  requiredQualifications: readonly Qualification[];
}

/** One line of the explanation: the state, its points and the two values that were compared. */
export interface MatchReason {
  criterion: MatchCriterion;
  state: MatchState;
  points: number;
  weight: number;
  /** The seeker's values: codes, or a number as text. */
  wanted: readonly string[];
  /** The work's values. */
  offered: readonly string[];
}

export interface Match {
  score: number;
  reasons: MatchReason[];
}

interface Finding {
  state: MatchState;
  wanted: readonly (string | number | null | undefined)[];
  offered: readonly (string | number | null | undefined)[];
}

/** Met or not once both sides are known. */
function compare(known: boolean, isMet: () => boolean): MatchState {
  if (!known) return "UNKNOWN";
  return isMet() ? "MET" : "UNMET";
}

/** The same of two numbers; a work's zero is one that it does not state. */
function compareNumbers(
  wished: number | null,
  offered: number | null | undefined,
  isMet: (wished: number, offered: number) => boolean,
): MatchState {
  return wished === null || !offered ? "UNKNOWN" : compare(true, () => isMet(wished, offered));
}

const states: Record<PermissionVerdict, MatchState> = { OK: "MET", CONDITIONAL: "MET", NG: "UNMET", NEEDS_CHECK: "UNKNOWN" };

type Finder = (work: MatchWork, seeker: MatchConditions, verdict: PermissionVerdict) => Finding;

/** Judges each criterion, for one work and one person only: no criterion reads another's values. */
const finders: Record<MatchCriterion, Finder> = {
  LEVEL: ({ japaneseLevel }, { level }) => ({
    state: compare(level !== null || japaneseLevel === "NONE", () => levelRank(level ?? "NONE") >= levelRank(japaneseLevel)),
    wanted: [level],
    offered: [japaneseLevel],
  }),
  PERMISSION: (_work, { permission }, verdict) => ({
    state: states[verdict],
    wanted: [permission.residenceStatus ?? permission.workPermission],
    offered: [verdict],
  }),
  PLACE: (work, { prefectures, home }) => {
    const { prefecture, remote } = work;
    const isFar = isOutOfReach({ home, prefectures }, work);
    const wished = compare(
      prefectures.length > 0 && (remote === "FULL" || Boolean(prefecture)),
      () => remote === "FULL" || prefectures.some((code) => code === prefecture),
    );
    const more = isFar ? ["OUT_OF_REACH"] : [];
    return {
      state: isFar ? "UNMET" : wished,
      wanted: prefectures,
      offered: [prefecture, ...(remote === "FULL" ? ["REMOTE"] : more)],
    };
  },
  CATEGORY: ({ category }, { categories }) => ({
    state: compare(categories.length > 0 && Boolean(category), () => categories.some((wish) => wish === category)),
    wanted: categories,
    offered: [category],
  }),
  PAY: ({ monthlyPayMax }, { monthlyPay }) => ({
    state: compareNumbers(monthlyPay, monthlyPayMax, (wished, offered) => offered >= wished),
    wanted: [monthlyPay],
    offered: [monthlyPayMax],
  }),
  HOURS: ({ weeklyHours }, wish) => ({
    state: compareNumbers(wish.weeklyHours, weeklyHours, (wished, offered) => Math.abs(offered - wished) <= hoursTolerance),
    wanted: [wish.weeklyHours],
    offered: [weeklyHours],
  }),
  EMPLOYMENT_TYPE: ({ employmentType }, { employmentTypes }) => ({
    state: compare(employmentTypes.length > 0 && Boolean(employmentType), () => employmentTypes.some((wish) => wish === employmentType)),
    wanted: employmentTypes,
    offered: [employmentType],
  }),
  QUALIFICATIONS: ({ requiredQualifications }, { qualifications }) => ({
    state: compare(requiredQualifications.length === 0 || qualifications.length > 0, () =>
      requiredQualifications.every((need) => qualifications.includes(need)),
    ),
    wanted: qualifications,
    offered: requiredQualifications,
  }),
};

function texts(values: Finding["wanted"]): string[] {
  return values.filter((value) => value !== null && value !== undefined).map(String);
}

function pointsOf(criterion: MatchCriterion, state: MatchState, verdict: PermissionVerdict): number {
  const { weight, conditional } = matchWeights[criterion];
  if (state !== "MET") return 0;
  return criterion === "PERMISSION" && verdict === "CONDITIONAL" ? (conditional ?? weight) : weight;
}

/**
 * Matches a work with the conditions a seeker set (product section 8, domain facts M3): each criterion with its state and points.
 * The score is the sum of the points; the same input gives the same answer.
 */
export function matchOf<R extends DatedRule>(input: {
  work: MatchWork;
  conditions: MatchConditions;
  rules: readonly R[];
  today: string;
}): Match & { permission: PermissionAnswer<R> } {
  const { work, conditions, rules, today } = input;
  const permission = permissionFor({ work, seeker: conditions.permission, rules, date: today });
  const reasons = matchCriteria.map((criterion) => {
    const { state, wanted, offered } = finders[criterion](work, conditions, permission.verdict);
    const points = pointsOf(criterion, state, permission.verdict);
    return { criterion, state, points, weight: matchWeights[criterion].weight, wanted: texts(wanted), offered: texts(offered) };
  });
  return { score: reasons.reduce((sum, { points }) => sum + points, 0), reasons, permission };
}
