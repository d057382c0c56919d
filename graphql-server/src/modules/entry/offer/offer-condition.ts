import { z } from "zod";
import { userError } from "../../../shared/user-error.ts";
import { type OfferWay, offerWays } from "../../../shared/vocabulary/offer-way.ts";
import { type ResidenceStatus, residenceStatuses } from "../../../shared/vocabulary/work-permission.ts";
import { someoneOf } from "../../work/permission/named-statuses.ts";
import type { PermissionSeeker, PermissionWork } from "../../work/permission/permission.facts.ts";
import type { Entry } from "../entry/entry.entity.ts";

/** What an offer depends on, by its way; the other facts are null. */
export interface OfferCondition {
  way: OfferWay;
  status: ResidenceStatus | null;
  weeklyHours: number | null;
  startsOn: string | null;
}

export const offerConditionSchema = z.strictObject({
  way: z.enum(offerWays),
  status: z.enum(residenceStatuses).nullish(),
  weeklyHours: z.number().positive().max(168).multipleOf(0.1).nullish(),
  startsOn: z.iso.date().nullish(),
});

const factOf = { CHANGE_OF_STATUS: "status", FEWER_HOURS: "weeklyHours", LATER_START: "startsOn" } as const satisfies Record<
  OfferWay,
  keyof OfferCondition
>;

/** The path of the fact that a way needs, for errors. */
export const pathOfWay = (way: OfferWay): string[] => ["condition", factOf[way]];

/** A condition with the one fact that its way needs. @throws UserErrors REQUIRED */
export function readCondition(input: z.output<typeof offerConditionSchema>): OfferCondition {
  const { way } = input;
  const value = input[factOf[way]];
  if (value === null || value === undefined) throw userError("REQUIRED", pathOfWay(way));
  return { way, status: null, weeklyHours: null, startsOn: null, [factOf[way]]: value };
}

/** The condition under which an offer was made; null for one without. */
export function conditionOf({ offerWay, offerStatus, offerWeeklyHours, offerStartsOn }: Entry): OfferCondition | null {
  if (!offerWay) return null;
  return { way: offerWay, status: offerStatus ?? null, weeklyHours: offerWeeklyHours ?? null, startsOn: offerStartsOn ?? null };
}

/** The work as it would be under a condition. */
export function workUnder(work: PermissionWork, condition: OfferCondition): PermissionWork {
  const { category, employmentType, workplaceKind, specifiedSkillField, acceptedStatuses, fixedTerm, termMonths, workTimes } = work;
  return {
    ...{ category, employmentType, workplaceKind, specifiedSkillField, acceptedStatuses, fixedTerm, termMonths },
    ...(workTimes && { workTimes }),
    weeklyHours: condition.weeklyHours ?? work.weeklyHours,
    startsOn: condition.startsOn ?? work.startsOn,
  };
}

/** The person as they would be under a condition: after a change of the status nothing of the old card counts. */
export function personUnder(seeker: PermissionSeeker, work: PermissionWork, { status }: OfferCondition): PermissionSeeker {
  if (!status) return seeker;
  return { ...someoneOf(status), specifiedSkillField: work.specifiedSkillField ?? null, age: seeker.age ?? null };
}

/** True when the condition changes what is judged: another status, fewer hours, a later day. */
export function isChange(
  condition: OfferCondition,
  work: PermissionWork,
  { seeker, day }: { seeker: PermissionSeeker; day: string },
): boolean {
  const { status, weeklyHours, startsOn } = condition;
  if (status) return status !== seeker.residenceStatus;
  if (weeklyHours) return !work.weeklyHours || weeklyHours < work.weeklyHours;
  return startsOn !== null && startsOn > day;
}
