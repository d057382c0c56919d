import type { EmploymentType } from "../../../shared/vocabulary/employment-type.ts";
import { type JapaneseLevel, japaneseLevels, levelRank } from "../../../shared/vocabulary/japanese-level.ts";
import type { JobCategory } from "../../../shared/vocabulary/job-category.ts";
import type { PrefectureCode } from "../../../shared/vocabulary/prefecture.ts";
import type { Qualification } from "../../../shared/vocabulary/qualification.ts";
import type { UserProfile } from "../../account/profile/user-profile.entity.ts";
import type { PermissionSeeker } from "../permission/permission.facts.ts";
import { type Town, townOf } from "../place/commute.ts";
import type { MatchCriterion } from "./matching.criteria.ts";

/** The conditions a seeker set. An empty list and null mean: not said. */
export interface MatchConditions {
  level: JapaneseLevel | null;
  permission: PermissionSeeker;
  prefectures: readonly PrefectureCode[];
  /** Where the person lives; only the way to part-time work is judged by it. */
  home: Town | null;
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
  "designatedActivity",
  "graduatesOn",
  "renewalAppliedOn",
  "isAbroad",
  "prefecture",
  "city",
  "wishedPrefectures",
  "wishedCategories",
  "wishedMonthlyPay",
  "wishedWeeklyHours",
  "wishedEmploymentTypes",
  "qualifications",
] as const satisfies readonly (keyof UserProfile)[];

type PermissionField = Exclude<keyof PermissionSeeker, "age">;
type ReadProfile = Pick<UserProfile, (typeof readProfileFields)[number]>;

const highest = (levels: readonly JapaneseLevel[]) => levels.toSorted((a, b) => levelRank(b) - levelRank(a))[0] ?? null;

/** What the person says: the declared level or that of a JLPT certificate that nobody has checked, whichever is higher. */
export function claimedLevel({
  selfDeclaredLevel,
  certificates,
}: Pick<ReadProfile, "selfDeclaredLevel" | "certificates">): JapaneseLevel | null {
  const stated = certificates.filter(({ kind }) => kind === "JLPT").map(({ level }) => level);
  return highest(japaneseLevels.filter((level) => level === selfDeclaredLevel || stated.includes(level)));
}

/** What a profile says about the right to work. */
export function permissionSeekerOf(profile: Pick<UserProfile, PermissionField>): PermissionSeeker {
  return {
    workPermission: profile.workPermission ?? null,
    residenceStatus: profile.residenceStatus ?? null,
    residenceExpiresOn: profile.residenceExpiresOn ?? null,
    partTimePermission: profile.partTimePermission,
    specifiedSkillField: profile.specifiedSkillField ?? null,
    designatedActivity: profile.designatedActivity ?? null,
    graduatesOn: profile.graduatesOn ?? null,
    renewalAppliedOn: profile.renewalAppliedOn ?? null,
    isAbroad: profile.isAbroad,
  };
}

/** What the exam and practice say of a level: `measured` by a sitting of the last 24 months, with practice since; `practised` without one. */
export interface LevelEvidence {
  measured: JapaneseLevel | null;
  practised: JapaneseLevel | null;
}

const nothing: LevelEvidence = { measured: null, practised: null };

/** A measurement goes before what the person says, whichever is higher; only mother tongue is beyond what the exam can tell from N1. */
function levelOf(profile: ReadProfile, { measured, practised }: LevelEvidence): JapaneseLevel | null {
  const claimed = claimedLevel(profile);
  if (measured) return measured === "N1" && claimed === "NATIVE" ? claimed : measured;
  return highest([claimed, practised].filter((level) => level !== null));
}

const namedGap = 2;

/** Whether a measurement and what the person says lie two levels or more apart. */
export function levelsDisagree(measured: JapaneseLevel | null, claimed: JapaneseLevel | null): boolean {
  return measured !== null && claimed !== null && Math.abs(levelRank(measured) - levelRank(claimed)) >= namedGap;
}

/** The conditions in a profile, with what the exam and practice say of the level. */
export function conditionsOf(profile: ReadProfile, evidence: LevelEvidence = nothing): MatchConditions {
  return {
    level: levelOf(profile, evidence),
    permission: permissionSeekerOf(profile),
    prefectures: profile.wishedPrefectures,
    home: townOf(profile),
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
