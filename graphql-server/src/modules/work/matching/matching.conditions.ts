import type { EmploymentType } from "../../../shared/vocabulary/employment-type.ts";
import { type JapaneseLevel, japaneseLevels, levelRank } from "../../../shared/vocabulary/japanese-level.ts";
import type { JobCategory } from "../../../shared/vocabulary/job-category.ts";
import type { PrefectureCode } from "../../../shared/vocabulary/prefecture.ts";
import type { Qualification } from "../../../shared/vocabulary/qualification.ts";
import type { UserProfile } from "../../account/profile/user-profile.entity.ts";
import type { PermissionSeeker } from "../permission/permission.policy.ts";
import type { MatchCriterion } from "./matching.criteria.ts";

/** The conditions a seeker set. An empty list and null mean: not said. */
export interface MatchConditions {
  level: JapaneseLevel | null;
  permission: PermissionSeeker;
  prefectures: readonly PrefectureCode[];
  categories: readonly JobCategory[];
  monthlyPay: number | null;
  weeklyHours: number | null;
  employmentTypes: readonly EmploymentType[];
  qualifications: readonly Qualification[];
}

/** Every property of a profile that a match reads. A test holds the function below to this list. */
export const readProfileFields = [
  "selfDeclaredLevel",
  "certificates",
  "workPermission",
  "residenceStatus",
  "residenceExpiresOn",
  "partTimePermission",
  "specifiedSkillField",
  "wishedPrefectures",
  "wishedCategories",
  "wishedMonthlyPay",
  "wishedWeeklyHours",
  "wishedEmploymentTypes",
  "qualifications",
] as const satisfies readonly (keyof UserProfile)[];

type ReadProfile = Pick<UserProfile, (typeof readProfileFields)[number]>;

/** The highest of three facts: what the person declares, what a JLPT certificate says and what our own test measured. */
function levelOf({ selfDeclaredLevel, certificates }: ReadProfile, measured: JapaneseLevel | null): JapaneseLevel | null {
  const certified = certificates.filter(({ kind }) => kind === "JLPT").map(({ level }) => level);
  const known = japaneseLevels.filter((level) => level === selfDeclaredLevel || level === measured || certified.includes(level));
  return known.toSorted((a, b) => levelRank(b) - levelRank(a))[0] ?? null;
}

/** The conditions in a profile, with the measured level when there is one. */
export function conditionsOf(profile: ReadProfile, measured: JapaneseLevel | null): MatchConditions {
  return {
    level: levelOf(profile, measured),
    permission: {
      workPermission: profile.workPermission ?? null,
      residenceStatus: profile.residenceStatus ?? null,
      residenceExpiresOn: profile.residenceExpiresOn ?? null,
      partTimePermission: profile.partTimePermission,
      specifiedSkillField: profile.specifiedSkillField ?? null,
    },
    prefectures: profile.wishedPrefectures,
    categories: profile.wishedCategories,
    monthlyPay: profile.wishedMonthlyPay ?? null,
    weeklyHours: profile.wishedWeeklyHours ?? null,
    employmentTypes: profile.wishedEmploymentTypes,
    qualifications: profile.qualifications,
  };
}

/** The criteria the person has said nothing about: no work can be judged by them. Licences count only where a work demands one. */
export function unsetCriteria(conditions: MatchConditions): MatchCriterion[] {
  const { permission } = conditions;
  const unset: Partial<Record<MatchCriterion, boolean>> = {
    LEVEL: conditions.level === null,
    PERMISSION: !permission.residenceStatus && !permission.workPermission,
    PLACE: conditions.prefectures.length === 0,
    CATEGORY: conditions.categories.length === 0,
    PAY: conditions.monthlyPay === null,
    HOURS: conditions.weeklyHours === null,
    EMPLOYMENT_TYPE: conditions.employmentTypes.length === 0,
  };
  const order: MatchCriterion[] = ["LEVEL", "PERMISSION", "PLACE", "CATEGORY", "PAY", "HOURS", "EMPLOYMENT_TYPE"];
  return order.filter((criterion) => unset[criterion]);
}
