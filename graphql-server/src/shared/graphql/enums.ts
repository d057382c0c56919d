import { registerEnumType } from "type-graphql";
import { accountKinds, actorKinds } from "../viewer/actor.ts";
import { adminRoles, companyRoles, companyStatuses } from "../viewer/roles.ts";
import { benefitKinds } from "../vocabulary/benefit-kind.ts";
import { designatedActivities } from "../vocabulary/designated-activity.ts";
import { employmentTypes } from "../vocabulary/employment-type.ts";
import { japaneseLevels } from "../vocabulary/japanese-level.ts";
import { jobCategories } from "../vocabulary/job-category.ts";
import { qualifications } from "../vocabulary/qualification.ts";
import { specifiedSkillFields } from "../vocabulary/specified-skill-field.ts";
import { suspensionGrounds } from "../vocabulary/suspension-ground.ts";
import { residenceStatuses, workPermissions } from "../vocabulary/work-permission.ts";
import { workplaceKinds } from "../vocabulary/workplace-kind.ts";

/** Makes a GraphQL enum of a list of names; the names are the values. */
export function graphqlEnum<const T extends readonly string[]>(name: string, values: T, description: string): { [K in T[number]]: K };
export function graphqlEnum(name: string, values: readonly string[], description: string): object {
  const members = Object.fromEntries(values.map((value) => [value, value]));
  registerEnumType(members, { name, description });
  return members;
}

export const AccountKindEnum = graphqlEnum("AccountKind", accountKinds, "The three kinds of account, each with its own session.");
export const ActorKindEnum = graphqlEnum("ActorKind", actorKinds, "Who did something; SYSTEM is expiry and other automatic work.");
export const JapaneseLevelEnum = graphqlEnum("JapaneseLevel", japaneseLevels, "Japanese level, easiest first: 不問, N5 to N1, 母語話者.");
export const SuspensionGroundEnum = graphqlEnum(
  "SuspensionGround",
  suspensionGrounds,
  "On what ground of the terms an account is stopped.",
);
export const EmploymentTypeEnum = graphqlEnum("EmploymentType", employmentTypes, "雇用形態.");
export const JobCategoryEnum = graphqlEnum("JobCategory", jobCategories, "職種: the 15 major groups of the official classification.");
export const SpecifiedSkillFieldEnum = graphqlEnum("SpecifiedSkillField", specifiedSkillFields, "特定技能 fields.");
export const WorkPermissionEnum = graphqlEnum(
  "WorkPermission",
  workPermissions,
  "What a person may do in Japan; asked instead of nationality.",
);
export const ResidenceStatusEnum = graphqlEnum("ResidenceStatus", residenceStatuses, "在留資格.");
export const DesignatedActivityEnum = graphqlEnum(
  "DesignatedActivity",
  designatedActivities,
  "Kinds of 特定活動 by what the 指定書 lets their holders do.",
);
export const WorkplaceKindEnum = graphqlEnum(
  "WorkplaceKind",
  workplaceKinds,
  "Kind of workplace, as far as a 在留資格 depends on it; AMUSEMENT is 風俗営業等の営業所.",
);
export const CompanyRoleEnum = graphqlEnum("CompanyRole", companyRoles, "What a member may do for the company.");
export const CompanyStatusEnum = graphqlEnum("CompanyStatus", companyStatuses, "State of a company's account.");
export const AdminRoleEnum = graphqlEnum("AdminRole", adminRoles, "What a person of the back office may do.");
export const BenefitKindEnum = graphqlEnum("BenefitKind", benefitKinds, "福利厚生 that a work may offer.");
export const QualificationEnum = graphqlEnum("Qualification", qualifications, "資格・免許 that a work may demand.");
