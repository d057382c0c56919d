import { jstDate } from "../../../shared/calendar/jst.ts";
import { addDays } from "../../../shared/calendar/working-days.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import type { UserProfile } from "../../account/profile/user-profile.entity.ts";
import { daysOfStart, experienceOf, type ScoutStart, type ScoutTrust } from "../scout-setting/scout.vocabulary.ts";
import type { ScoutSetting } from "../scout-setting/scout-setting.entity.ts";
import type { ScoutCardType } from "./scout-card.type.ts";
import type { ScoutVerdict } from "./scout-conditions.schema.ts";

/** The columns that the verdict and the card read, and no others. */
export const shownColumns = [
  "user",
  "prefecture",
  "workPermission",
  "residenceStatus",
  "residenceExpiresOn",
  "partTimePermission",
  "specifiedSkillField",
  "designatedActivity",
  "graduatesOn",
  "renewalAppliedOn",
  "isAbroad",
  "measuredLevel",
  "measurement",
  "qualifications",
  "wishedPrefectures",
  "wishedEmploymentTypes",
  "wishedMonthlyPay",
  "wishedWeeklyHours",
  "startableOn",
] as const satisfies readonly (keyof UserProfile)[];
type ShownColumn = Exclude<(typeof shownColumns)[number], "user">;

/** A person as a search found them. */
export interface FoundPerson {
  id: string;
  profile: Pick<UserProfile, ShownColumn>;
  setting: Pick<ScoutSetting, "families" | "experience">;
}

const payStep = 10_000;
const hourStep = 5;

function startOf(day: string | null | undefined, today: string): ScoutStart | null {
  if (!day) return null;
  if (day <= addDays(today, daysOfStart.NOW)) return "NOW";
  if (day <= addDays(today, daysOfStart.WITHIN_MONTH)) return "WITHIN_MONTH";
  return day <= addDays(today, daysOfStart.WITHIN_QUARTER) ? "WITHIN_QUARTER" : "LATER";
}

function trustOf({ measuredLevel, measurement }: FoundPerson["profile"]): ScoutTrust | null {
  if (!measuredLevel || !measurement) return null;
  return measurement.provisional === false ? "CALIBRATED" : "PROVISIONAL";
}

const roundedUp = (amount: number | null | undefined, step: number) => (amount ? Math.ceil(amount / step) * step : null);

/**
 * What a company sees of a person who did not apply to it, field by field; the person's own preview is this function too. Never a name, a
 * photo, an age, a status of residence, a town, a school or a word of the person's own.
 */
export function presentScoutCard(
  ctx: Pick<Ctx, "now">,
  person: Pick<FoundPerson, "profile" | "setting">,
  named: { id: string; verdict: ScoutVerdict | null; isAsked: boolean },
): ScoutCardType {
  const { profile, setting } = person;
  const today = jstDate(ctx.now());
  return {
    ...named,
    level: profile.measuredLevel ?? null,
    trust: trustOf(profile),
    prefecture: profile.prefecture ?? null,
    wishedPrefectures: profile.wishedPrefectures,
    wishedEmploymentTypes: profile.wishedEmploymentTypes,
    wishedMonthlyPay: roundedUp(profile.wishedMonthlyPay, payStep),
    wishedWeeklyHours: roundedUp(profile.wishedWeeklyHours, hourStep),
    experience: setting.experience
      .filter(({ family }) => setting.families.includes(family))
      .map(({ family, years }) => ({ family, years: experienceOf(years) })),
    qualifications: profile.qualifications,
    start: startOf(profile.startableOn, today),
  };
}
