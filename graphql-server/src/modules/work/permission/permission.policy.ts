import type { JobCategory } from "../../../shared/vocabulary/job-category.ts";
import type { SpecifiedSkillField } from "../../../shared/vocabulary/specified-skill-field.ts";
import type { ResidenceStatus, WorkPermission } from "../../../shared/vocabulary/work-permission.ts";
import type { PermissionReasonCode, PermissionRuleKind, PermissionVerdict } from "./permission.vocabulary.ts";

type Maybe<T> = T | null | undefined;

/** The parts of a posting that the rules read. */
export interface PermissionWork {
  category?: Maybe<JobCategory>;
  weeklyHours?: Maybe<number>;
  specifiedSkillField?: Maybe<SpecifiedSkillField>;
  acceptedStatuses: readonly ResidenceStatus[];
  /** First day of work. */
  startsOn?: Maybe<string>;
}

/** The facts about a person that the rules read. Never nationality. */
export interface PermissionSeeker {
  workPermission?: Maybe<WorkPermission>;
  residenceStatus?: Maybe<ResidenceStatus>;
  residenceExpiresOn?: Maybe<string>;
  /** 資格外活動許可. */
  partTimePermission: boolean;
  specifiedSkillField?: Maybe<SpecifiedSkillField>;
}

/** A row of the table. */
export interface DatedRule {
  code: string;
  status?: Maybe<ResidenceStatus>;
  permission?: Maybe<WorkPermission>;
  kind: PermissionRuleKind;
  categories: readonly JobCategory[];
  verdict: PermissionVerdict;
  reason: PermissionReasonCode;
  maxWeeklyHours?: Maybe<number>;
  vacationDailyHours?: Maybe<number>;
  validFrom: string;
  validTo?: Maybe<string>;
}

export interface PermissionReason<R extends DatedRule = DatedRule> {
  code: PermissionReasonCode;
  /** The row behind it; null when the reason comes from the person or the posting. */
  rule: R | null;
}

export interface PermissionAnswer<R extends DatedRule = DatedRule> {
  verdict: PermissionVerdict;
  reasons: PermissionReason<R>[];
}

/** The rules of one person: by the 在留資格 when it is known, else by what the person says they may do. */
export function rulesOf<R extends DatedRule>(seeker: PermissionSeeker, rules: readonly R[]): R[] {
  const { residenceStatus: status, workPermission: permission } = seeker;
  if (status && permission !== "JAPANESE_NATIONAL") return rules.filter((rule) => rule.status === status);
  return permission ? rules.filter((rule) => rule.permission === permission) : [];
}

/** True on the days from validFrom to validTo, both included. */
function isValidOn({ validFrom, validTo }: Pick<DatedRule, "validFrom" | "validTo">, day: string): boolean {
  return validFrom <= day && (!validTo || day <= validTo);
}

/** The 職種 a row speaks about: each that it names, or every other one. */
const slotsOf = ({ categories }: DatedRule): readonly string[] => (categories.length > 0 ? categories : ["EVERY_OTHER"]);

/**
 * The rows of one person that are in force on a day, newest first. A row holds until a newer one speaks about the same 職種, or until its
 * last day; a newer row that ends gives way to the one before it.
 */
export function rulesInForce<R extends DatedRule>(own: readonly R[], day: string): R[] {
  const valid = own.filter((rule) => isValidOn(rule, day)).toSorted((one, other) => other.validFrom.localeCompare(one.validFrom));
  const taken = new Set<string>();
  return valid.filter((rule) => {
    const free = slotsOf(rule).filter((slot) => !taken.has(slot));
    for (const slot of free) taken.add(slot);
    return free.length > 0;
  });
}

/** True for a 在留資格 without limits on work, e.g. 永住者, by the rules of the day. */
export function mayDoAnyWork(status: ResidenceStatus, rules: readonly DatedRule[], day: string): boolean {
  const own = rulesInForce(
    rules.filter((rule) => rule.status === status),
    day,
  );
  return own.length > 0 && own.every(({ reason }) => reason === "UNRESTRICTED");
}

/** True when the person holds 資格外活動許可. */
export function holdsPartTimePermission({ partTimePermission, workPermission }: PermissionSeeker): boolean {
  return partTimePermission || workPermission === "PART_TIME_28H";
}

/** The row that decides, of those in force: the field of 特定技能 first, then the newest that names the duties, then the one for the rest. */
function decidingRule<R extends DatedRule>(work: PermissionWork, rules: readonly R[]): R | undefined {
  const byField = work.specifiedSkillField ? rules.find(({ kind }) => kind === "FIELD") : undefined;
  const { category } = work;
  const byDuties = category ? rules.find(({ categories }) => categories.includes(category)) : undefined;
  return byField ?? byDuties ?? rules.find(({ categories }) => categories.length === 0);
}

function byHours<R extends DatedRule>(work: PermissionWork, seeker: PermissionSeeker, rule: R): PermissionAnswer<R> {
  if (!holdsPartTimePermission(seeker)) return { verdict: "NG", reasons: [{ code: "PART_TIME_PERMISSION_MISSING", rule }] };
  if (!work.weeklyHours) return { verdict: "NEEDS_CHECK", reasons: [{ code: "HOURS_UNKNOWN", rule }] };
  if (work.weeklyHours > (rule.maxWeeklyHours ?? 0)) return { verdict: "NG", reasons: [{ code: "HOURS_OVER_LIMIT", rule }] };
  return { verdict: rule.verdict, reasons: [{ code: rule.reason, rule }] };
}

function byField<R extends DatedRule>(work: PermissionWork, seeker: PermissionSeeker, rule: R): PermissionAnswer<R> {
  if (!work.specifiedSkillField || !seeker.specifiedSkillField) {
    return { verdict: "NEEDS_CHECK", reasons: [{ code: "FIELD_UNKNOWN", rule }] };
  }
  if (work.specifiedSkillField !== seeker.specifiedSkillField) return { verdict: "NG", reasons: [{ code: "FIELD_MISMATCH", rule }] };
  return { verdict: rule.verdict, reasons: [{ code: rule.reason, rule }] };
}

/** A category is coarser than an activity: if the company names the status, or the card shows a permission, somebody must look. */
function byDuties<R extends DatedRule>(work: PermissionWork, seeker: PermissionSeeker, rule: R): PermissionAnswer<R> {
  const outside: PermissionReason<R> = { code: rule.reason, rule };
  if (rule.reason !== "OUTSIDE_STATUS") return { verdict: rule.verdict, reasons: [outside] };
  if (seeker.residenceStatus && work.acceptedStatuses.includes(seeker.residenceStatus)) {
    return { verdict: "NEEDS_CHECK", reasons: [outside, { code: "NAMED_BY_COMPANY", rule: null }] };
  }
  if (holdsPartTimePermission(seeker)) {
    return { verdict: "NEEDS_CHECK", reasons: [outside, { code: "PART_TIME_PERMISSION_DECIDES", rule: null }] };
  }
  return { verdict: rule.verdict, reasons: [outside] };
}

function judge<R extends DatedRule>(work: PermissionWork, seeker: PermissionSeeker, rules: readonly R[], day: string): PermissionAnswer<R> {
  const own = rulesInForce(rulesOf(seeker, rules), day);
  if (!seeker.residenceStatus && !seeker.workPermission)
    return { verdict: "NEEDS_CHECK", reasons: [{ code: "STATUS_UNKNOWN", rule: null }] };
  const needsDuties = own.some(({ categories }) => categories.length > 0);
  if (needsDuties && !work.category && !work.specifiedSkillField) {
    return { verdict: "NEEDS_CHECK", reasons: [{ code: "DUTIES_UNKNOWN", rule: null }] };
  }
  const rule = decidingRule(work, own);
  if (!rule) return { verdict: "NEEDS_CHECK", reasons: [{ code: "NO_RULE", rule: null }] };
  if (rule.kind === "PART_TIME") return byHours(work, seeker, rule);
  return rule.kind === "FIELD" ? byField(work, seeker, rule) : byDuties(work, seeker, rule);
}

/** The day a work is judged by: its first day when that is still to come. */
export function judgedDay(work: PermissionWork, today: string): string {
  return work.startsOn && work.startsOn > today ? work.startsOn : today;
}

/**
 * Whether the rules of a day let a person do a work (domain facts M4, 5.2). Days are YYYY-MM-DD in Japan.
 * A 在留期限 before the first day makes a yes conditional: it must be renewed first.
 */
export function permissionFor<R extends DatedRule>(input: {
  work: PermissionWork;
  seeker: PermissionSeeker;
  rules: readonly R[];
  date: string;
}): PermissionAnswer<R> {
  const { work, seeker, rules, date } = input;
  const day = judgedDay(work, date);
  const answer = judge(work, seeker, rules, day);
  const { residenceExpiresOn: expires } = seeker;
  if (!expires || expires >= day || seeker.workPermission === "JAPANESE_NATIONAL") return answer;
  const reasons = [...answer.reasons, { code: "EXPIRES_BEFORE_START" as const, rule: null }];
  return { verdict: answer.verdict === "OK" ? "CONDITIONAL" : answer.verdict, reasons };
}
