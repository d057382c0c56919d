import type { DesignatedActivity } from "../../../shared/vocabulary/designated-activity.ts";
import type { EmploymentType } from "../../../shared/vocabulary/employment-type.ts";
import type { JobCategory } from "../../../shared/vocabulary/job-category.ts";
import type { SpecifiedSkillField } from "../../../shared/vocabulary/specified-skill-field.ts";
import type { ResidenceStatus, WorkPermission } from "../../../shared/vocabulary/work-permission.ts";
import type { WorkplaceKind } from "../../../shared/vocabulary/workplace-kind.ts";
import type { PermissionReasonCode, PermissionRuleKind, PermissionVerdict } from "./permission.vocabulary.ts";

type Maybe<T> = T | null | undefined;

/** The parts of a posting that the rules read. */
export interface PermissionWork {
  category?: Maybe<JobCategory>;
  weeklyHours?: Maybe<number>;
  employmentType?: Maybe<EmploymentType>;
  workplaceKind?: Maybe<WorkplaceKind>;
  specifiedSkillField?: Maybe<SpecifiedSkillField>;
  acceptedStatuses: readonly ResidenceStatus[];
  /** First day of work. */
  startsOn?: Maybe<string>;
  fixedTerm?: Maybe<boolean>;
  termMonths?: Maybe<number>;
  /** 始業・終業 as HH:MM; read for minors only. */
  workTimes?: readonly { start: string; end: string }[];
}

/** The facts about a person that the rules read. Never nationality. */
export interface PermissionSeeker {
  workPermission?: Maybe<WorkPermission>;
  residenceStatus?: Maybe<ResidenceStatus>;
  residenceExpiresOn?: Maybe<string>;
  /** 資格外活動許可. */
  partTimePermission: boolean;
  specifiedSkillField?: Maybe<SpecifiedSkillField>;
  /** What the 指定書 of 特定活動 says. */
  designatedActivity?: Maybe<DesignatedActivity>;
  /** 卒業の日, past or to come. */
  graduatesOn?: Maybe<string>;
  /** The day on which a renewal or a change of the status was applied for. */
  renewalAppliedOn?: Maybe<string>;
  /** Outside of Japan, so without a card. */
  isAbroad?: Maybe<boolean>;
  /** Years on the judged day; only where an employer has to know that somebody is a minor. No search and no match reads it. */
  age?: Maybe<number>;
}

/** A row of the table. An empty list of a condition means every one. */
export interface DatedRule {
  code: string;
  status?: Maybe<ResidenceStatus>;
  permission?: Maybe<WorkPermission>;
  /** The kind of 特定活動 it is about; null is about every other one. */
  designation?: Maybe<DesignatedActivity>;
  kind: PermissionRuleKind;
  categories: readonly JobCategory[];
  workplaceKinds?: readonly WorkplaceKind[];
  employmentTypes?: readonly EmploymentType[];
  fields?: readonly SpecifiedSkillField[];
  /** A guard holds for works of fewer hours a week than these. */
  minWeeklyHours?: Maybe<number>;
  verdict: PermissionVerdict;
  reason: PermissionReasonCode;
  maxWeeklyHours?: Maybe<number>;
  vacationDailyHours?: Maybe<number>;
  validFrom: string;
  validTo?: Maybe<string>;
}

/** A row with the words that a refusal says of it. */
export interface ToldRule extends DatedRule {
  source: string;
  sourceDate: string;
  evidence: string;
  evidenceEn: string;
  evidenceEasy: string;
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

/** True when the person holds 資格外活動許可. */
export function holdsPartTimePermission({ partTimePermission, workPermission }: PermissionSeeker): boolean {
  return partTimePermission || workPermission === "PART_TIME_28H";
}

/** The day a work is judged by: its first day when that is still to come. */
export function judgedDay(work: Pick<PermissionWork, "startsOn">, today: string): string {
  return work.startsOn && work.startsOn > today ? work.startsOn : today;
}
