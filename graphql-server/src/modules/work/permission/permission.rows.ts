import type { ResidenceStatus } from "../../../shared/vocabulary/work-permission.ts";
import type { DatedRule, PermissionSeeker, PermissionWork } from "./permission.facts.ts";
import type { PermissionReasonCode } from "./permission.vocabulary.ts";

const isBase = ({ kind }: DatedRule) => kind !== "GUARD" && kind !== "GENERAL";

/**
 * The rules of one person: by the 在留資格 when it is known, else by what the person says they may do. Rows about the person's own kind of
 * 特定活動 take the place of those about every other one.
 */
export function rulesOf<R extends DatedRule>(seeker: PermissionSeeker, rules: readonly R[]): R[] {
  const { residenceStatus: status, workPermission: permission, designatedActivity = null } = seeker;
  if (!status || permission === "JAPANESE_NATIONAL") {
    return permission ? rules.filter((rule) => rule.permission === permission) : [];
  }
  const own = rules.filter((rule) => rule.status === status && (!rule.designation || rule.designation === designatedActivity));
  const isDesignated = own.some((rule) => isBase(rule) && rule.designation);
  return isDesignated ? own.filter((rule) => !isBase(rule) || rule.designation) : own;
}

/** The rows behind reasons that concern everyone. */
function generalRules<R extends DatedRule>(rules: readonly R[]): R[] {
  return rules.filter(({ kind }) => kind === "GENERAL");
}

/** True on the days from validFrom to validTo, both included. */
function isValidOn({ validFrom, validTo }: Pick<DatedRule, "validFrom" | "validTo">, day: string): boolean {
  return validFrom <= day && (!validTo || day <= validTo);
}

/** What a row speaks about: its conditions with each 職種 that it names, or every other one. */
function slotsOf(rule: DatedRule): string[] {
  const {
    kind,
    reason,
    designation = null,
    categories,
    workplaceKinds = [],
    employmentTypes = [],
    fields = [],
    minWeeklyHours = null,
  } = rule;
  const conditions = [designation, workplaceKinds.toSorted(), employmentTypes.toSorted(), fields.toSorted()].join("/");
  if (!isBase(rule)) return [[kind, reason, conditions, minWeeklyHours].join("/")];
  return (categories.length > 0 ? categories : ["EVERY_OTHER"]).map((category) => `${conditions}/${category}`);
}

/**
 * The rows of one person that are in force on a day, newest first. A row holds until a newer one speaks about the same 職種 under the same
 * conditions, or until its last day; a newer row that ends gives way to the one before it.
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

/** The rows from which one decides about the duties, in the order in which they are asked: field, 職種 at a kind of place, 職種, the rest. */
export function basesInOrder<R extends DatedRule>(inForce: readonly R[]): R[] {
  const bases = inForce.filter(isBase);
  const isPlaced = ({ workplaceKinds = [] }: R) => workplaceKinds.length > 0;
  const named = bases.filter(({ categories }) => categories.length > 0);
  const rest = bases.filter(({ categories }) => categories.length === 0);
  const placedFirst = (rules: readonly R[]) => [...rules.filter(isPlaced), ...rules.filter((rule) => !isPlaced(rule))];
  return [...placedFirst(named), ...placedFirst(rest)];
}

/** True when a row speaks about the 職種 and the kind of place of a work. */
export function speaksOf({ categories, workplaceKinds = [] }: DatedRule, work: PermissionWork): boolean {
  const { category, workplaceKind } = work;
  const isNamed = categories.length === 0 || (category ? categories.includes(category) : false);
  return isNamed && (workplaceKinds.length === 0 || (workplaceKind ? workplaceKinds.includes(workplaceKind) : false));
}

/** True when the conditions of a guard hold for a work. */
export function guardHolds(rule: DatedRule, work: PermissionWork): boolean {
  const { workplaceKinds = [], employmentTypes = [], fields = [], minWeeklyHours } = rule;
  const { workplaceKind, employmentType, specifiedSkillField, weeklyHours } = work;
  const within = <T>(some: readonly T[], one: T | null | undefined) => some.length === 0 || (one ? some.includes(one) : false);
  const isShort = !minWeeklyHours || (weeklyHours ? weeklyHours < minWeeklyHours : false);
  return within(workplaceKinds, workplaceKind) && within(employmentTypes, employmentType) && within(fields, specifiedSkillField) && isShort;
}

/** The row behind a reason that concerns everyone, as it stands on a day. */
export function generalRule<R extends DatedRule>(rules: readonly R[], code: PermissionReasonCode, day: string): R | null {
  const own = generalRules(rules).filter(({ reason }) => reason === code);
  return rulesInForce(own, day)[0] ?? null;
}
