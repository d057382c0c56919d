import { addMonths, ageOn } from "../../../shared/calendar/working-days.ts";
import type { EmploymentType } from "../../../shared/vocabulary/employment-type.ts";
import type { JobCategory } from "../../../shared/vocabulary/job-category.ts";
import type { DatedRule, PermissionSeeker, PermissionWork } from "./permission.facts.ts";
import type { RuleReason } from "./permission.vocabulary.ts";

/** 特例期間 (入管法20条6項): the old status goes on for at most two months after its end while an application made in time is open. */
const specialPeriodMonths = 2;

/** The end of the card is not the end of the status. */
const withoutEnd: readonly PermissionSeeker["residenceStatus"][] = ["PERMANENT_RESIDENT", "SPECIAL_PERMANENT_RESIDENT"];

/** Where the card stands on the day it is asked; null when nothing is to be said. It does not depend on the work. */
export function cardToday(
  seeker: PermissionSeeker,
  today: string,
): Extract<RuleReason, "EXPIRED" | "CARD_EXPIRED" | "RENEWAL_PENDING"> | null {
  const { residenceExpiresOn: expires, renewalAppliedOn: applied, residenceStatus, workPermission } = seeker;
  if (!expires || expires >= today || workPermission === "JAPANESE_NATIONAL") return null;
  if (withoutEnd.includes(residenceStatus)) return "CARD_EXPIRED";
  const isPending = applied && applied <= expires && today <= addMonths(expires, specialPeriodMonths);
  return isPending ? "RENEWAL_PENDING" : "EXPIRED";
}

/** Contracts for which a graduate changes the status: employed by the company itself, and not as a part-timer. */
export const graduateContracts = ["FULL_TIME", "CONTRACT"] as const satisfies readonly EmploymentType[];

/** 職種 with a status to change to after school (技人国, 医療, 教育, 介護); 特定技能 is seen from the field. For others only 特定活動46号 is left. */
export const graduateCategories = [
  "MANAGEMENT",
  "RESEARCH_ENGINEERING",
  "LAW_BUSINESS_ARTS",
  "MEDICAL",
  "CHILDCARE_EDUCATION",
  "OFFICE",
  "SALES",
  "WELFARE_CARE",
] as const satisfies readonly JobCategory[];

/** True for people who have finished school and only wait for a job: the day of graduation is behind them. */
export function waitsForJob({ residenceStatus, designatedActivity }: PermissionSeeker): boolean {
  return residenceStatus === "DESIGNATED_ACTIVITIES" && (designatedActivity === "JOB_HUNTING" || designatedActivity === "OFFER_WAITING");
}

/** True when the person may change the status for a work that begins after school. */
export function mayGraduateInto(work: PermissionWork, seeker: PermissionSeeker, day: string): boolean {
  const { employmentType, workplaceKind, category } = work;
  if (!category || workplaceKind === "AMUSEMENT" || !graduateContracts.some((one) => one === employmentType)) return false;
  if (waitsForJob(seeker)) return true;
  return Boolean(seeker.graduatesOn) && (!work.startsOn || day > (seeker.graduatesOn ?? ""));
}

/** True when a status to change to is likely: by the duties, or by the 特定技能 field. */
export function hasGraduateStatus({ category, specifiedSkillField }: PermissionWork): boolean {
  return Boolean(specifiedSkillField) || graduateCategories.some((one) => one === category);
}

/** The most hours a week of a job in the long vacation: eight a day, on five days (労基法32条). */
export const vacationWeek = (dailyHours: number) => dailyHours * 5;

/** A job may lie in a long vacation as a whole when it lasts no longer than this. */
export const vacationMonths = 2;

export function mayLieInVacation(work: PermissionWork, rule: DatedRule): boolean {
  const { weeklyHours, fixedTerm, termMonths } = work;
  if (!rule.vacationDailyHours || !weeklyHours || !fixedTerm || !termMonths) return false;
  return termMonths <= vacationMonths && weeklyHours <= vacationWeek(rule.vacationDailyHours);
}

const adult = 18;
const workingAge = 15;

/**
 * Years on a day as the law of labour counts them: until the 31 March after the fifteenth birthday somebody is no fifteen yet
 * (労基法56条1項). Who was born on 1 April turns fifteen on the day before.
 */
export function workingYears(birthDate: string, day: string): number {
  const years = ageOn(birthDate, day);
  if (years !== workingAge) return years;
  const lastYear = Number(birthDate.slice(0, 4)) + workingAge + (birthDate.slice(5) > "04-01" ? 1 : 0);
  return day > `${lastYear}-03-31` ? years : workingAge - 1;
}
const minorsWeek = 40;

function isAtNight({ workTimes = [] }: PermissionWork): boolean {
  return workTimes.some(({ start, end }) => end > "22:00" || start < "05:00" || end <= start);
}

/** What the law of labour says about somebody under 18 (労基法56条・57条・60条・61条, 風営法22条). */
export function minorReasons(work: PermissionWork, { age }: PermissionSeeker): RuleReason[] {
  if (age === null || age === undefined || age >= adult) return [];
  const all: [RuleReason, boolean][] = [
    ["MINOR_TOO_YOUNG", age < workingAge],
    ["MINOR_NIGHT", isAtNight(work)],
    ["MINOR_HOURS", (work.weeklyHours ?? 0) > minorsWeek],
    ["AMUSEMENT_BANNED", work.workplaceKind === "AMUSEMENT"],
    ["MINOR_CONSENT", true],
  ];
  return all.filter(([, holds]) => holds).map(([reason]) => reason);
}
