import {
  type DatedRule,
  holdsPartTimePermission,
  judgedDay,
  type PermissionAnswer,
  type PermissionReason,
  type PermissionSeeker,
  type PermissionWork,
} from "./permission.facts.ts";
import { cardToday, hasGraduateStatus, mayGraduateInto, mayLieInVacation, minorReasons } from "./permission.person.ts";
import { basesInOrder, generalRule, guardHolds, rulesInForce, rulesOf, speaksOf } from "./permission.rows.ts";
import { type PermissionVerdict, type RuleReason, ruleAnswers } from "./permission.vocabulary.ts";

/** Verdicts from the best to the worst: where several things are to be said of a work, the worst decides. */
export const verdictsByWeight = ["OK", "CONDITIONAL", "NEEDS_CHECK", "NG"] as const satisfies readonly PermissionVerdict[];
const weightOf = (verdict: PermissionVerdict) => verdictsByWeight.indexOf(verdict);

interface Facts<R extends DatedRule> {
  work: PermissionWork;
  seeker: PermissionSeeker;
  rules: readonly R[];
  /** Today, and the day the work is judged by. */
  date: string;
  day: string;
}

/** A finding that stands on a row about everyone. */
function general<R extends DatedRule>({ rules, day }: Facts<R>, code: RuleReason): PermissionAnswer<R> {
  return { verdict: ruleAnswers[code].verdict, reasons: [{ code, rule: generalRule(rules, code, day) }] };
}

function byHours<R extends DatedRule>(facts: Facts<R>, rule: R): PermissionAnswer<R> {
  const { work, seeker, day } = facts;
  if (mayGraduateInto(work, seeker, day)) {
    const answer = general(facts, "AFTER_GRADUATION");
    return hasGraduateStatus(work) ? answer : { ...answer, verdict: "NEEDS_CHECK" };
  }
  const hasLeftSchool = seeker.residenceStatus === "STUDENT" && seeker.graduatesOn && day > seeker.graduatesOn;
  if (hasLeftSchool) return general(facts, "PERMISSION_ENDED");
  if (!holdsPartTimePermission(seeker)) return { verdict: "NG", reasons: [{ code: "PART_TIME_PERMISSION_MISSING", rule }] };
  if (!work.weeklyHours) return { verdict: "NEEDS_CHECK", reasons: [{ code: "HOURS_UNKNOWN", rule }] };
  if (work.weeklyHours <= (rule.maxWeeklyHours ?? 0)) return { verdict: rule.verdict, reasons: [{ code: rule.reason, rule }] };
  if (mayLieInVacation(work, rule)) return general(facts, "VACATION_ONLY");
  return { verdict: "NG", reasons: [{ code: "HOURS_OVER_LIMIT", rule }] };
}

function byField<R extends DatedRule>({ work, seeker }: Facts<R>, rule: R): PermissionAnswer<R> {
  if (!work.specifiedSkillField || !seeker.specifiedSkillField) {
    return { verdict: "NEEDS_CHECK", reasons: [{ code: "FIELD_UNKNOWN", rule }] };
  }
  if (work.specifiedSkillField !== seeker.specifiedSkillField) return { verdict: "NG", reasons: [{ code: "FIELD_MISMATCH", rule }] };
  return { verdict: rule.verdict, reasons: [{ code: rule.reason, rule }] };
}

/**
 * A category is coarser than an activity: duties of a specialist may lie in it if the company names the status for them, and a permission on
 * the card may reach outside of the status. Both are for somebody to look at.
 */
function byDuties<R extends DatedRule>(facts: Facts<R>, rule: R): PermissionAnswer<R> {
  const { work, seeker } = facts;
  const own: PermissionReason<R> = { code: rule.reason, rule };
  const isOutside = rule.reason === "OUTSIDE_STATUS" || rule.reason === "SPECIALIST_DUTIES_ONLY";
  if (!isOutside) return { verdict: rule.verdict, reasons: [own] };
  const isNamed = seeker.residenceStatus && work.acceptedStatuses.includes(seeker.residenceStatus);
  if (rule.reason === "SPECIALIST_DUTIES_ONLY" && isNamed) {
    return { verdict: "NEEDS_CHECK", reasons: [own, { code: "NAMED_BY_COMPANY", rule: null }] };
  }
  if (!holdsPartTimePermission(seeker)) return { verdict: rule.verdict, reasons: [own] };
  if (work.workplaceKind === "AMUSEMENT") return general(facts, "AMUSEMENT_BANNED");
  return { verdict: "NEEDS_CHECK", reasons: [own, { code: "PART_TIME_PERMISSION_DECIDES", rule: null }] };
}

/** What the rows say about the duties, the hours and the field. */
function byStatus<R extends DatedRule>(facts: Facts<R>, own: readonly R[]): PermissionAnswer<R> {
  const { work, seeker } = facts;
  const unknown = (code: "STATUS_UNKNOWN" | "DUTIES_UNKNOWN" | "NO_RULE"): PermissionAnswer<R> => ({
    verdict: "NEEDS_CHECK",
    reasons: [{ code, rule: null }],
  });
  if (!seeker.residenceStatus && !seeker.workPermission) return unknown("STATUS_UNKNOWN");
  const bases = basesInOrder(own);
  const needsDuties = bases.some(({ categories }) => categories.length > 0);
  if (needsDuties && !work.category && !work.specifiedSkillField) return unknown("DUTIES_UNKNOWN");
  const field = work.specifiedSkillField ? bases.find(({ kind }) => kind === "FIELD") : undefined;
  const rule = field ?? bases.find((one) => speaksOf(one, work));
  if (!rule) return unknown("NO_RULE");
  if (rule.kind === "PART_TIME") return byHours(facts, rule);
  return rule.kind === "FIELD" ? byField(facts, rule) : byDuties(facts, rule);
}

/** What makes an answer worse: the contract and the workplace, the card, being abroad, being a minor. */
function limits<R extends DatedRule>(facts: Facts<R>, own: readonly R[]): PermissionAnswer<R>[] {
  const { work, seeker, date, day } = facts;
  const guards = own.filter((rule) => rule.kind === "GUARD" && guardHolds(rule, work));
  const card = cardToday(seeker, date);
  const { residenceExpiresOn: expires, workPermission } = seeker;
  const endsBefore = card !== "EXPIRED" && card !== "CARD_EXPIRED" && expires && expires >= date && expires < day;
  const isForeign = workPermission !== "JAPANESE_NATIONAL";
  const reasons: RuleReason[] = [
    ...(card ? [card] : []),
    ...(endsBefore && isForeign ? ["EXPIRES_BEFORE_START" as const] : []),
    ...(seeker.isAbroad && isForeign ? ["ABROAD" as const] : []),
    ...minorReasons(work, seeker),
  ];
  return [
    ...guards.map((rule): PermissionAnswer<R> => ({ verdict: rule.verdict, reasons: [{ code: rule.reason, rule }] })),
    ...reasons.map((code) => general(facts, code)),
  ];
}

/** The worst decides and stands first; of a no only what says no is told, of a yes under conditions every condition. */
function worstOf<R extends DatedRule>(base: PermissionAnswer<R>, others: readonly PermissionAnswer<R>[]): PermissionAnswer<R> {
  const all = [base, ...others];
  const worst = Math.max(...all.map(({ verdict }) => weightOf(verdict)));
  const told = worst <= weightOf("CONDITIONAL") ? all : all.filter(({ verdict }) => weightOf(verdict) === worst);
  const reasons = told.flatMap((answer) => answer.reasons);
  const verdict = verdictsByWeight[worst] ?? "NEEDS_CHECK";
  return { verdict, reasons: reasons.filter((one, index) => reasons.findIndex(({ code }) => code === one.code) === index) };
}

/**
 * Whether the rules of a day let a person do a work (domain facts M4, 5.2). Days are YYYY-MM-DD in Japan; `date` is today. The rows of the
 * status judge duties, hours and field; then guards, the card, a stay abroad and the age can only make the answer worse.
 */
export function permissionFor<R extends DatedRule>(input: {
  work: PermissionWork;
  seeker: PermissionSeeker;
  rules: readonly R[];
  date: string;
}): PermissionAnswer<R> {
  const facts = { ...input, day: judgedDay(input.work, input.date) };
  const own = rulesInForce(rulesOf(input.seeker, input.rules), facts.day);
  return worstOf(byStatus(facts, own), limits(facts, own));
}
