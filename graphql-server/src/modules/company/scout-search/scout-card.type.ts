import { Field, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { EmploymentTypeEnum, graphqlEnum, JapaneseLevelEnum, JobCategoryEnum, QualificationEnum } from "../../../shared/graphql/enums.ts";
import type { EmploymentType } from "../../../shared/vocabulary/employment-type.ts";
import type { JobCategory } from "../../../shared/vocabulary/job-category.ts";
import type { MeasuredLevel } from "../../../shared/vocabulary/measured-level.ts";
import type { PrefectureCode } from "../../../shared/vocabulary/prefecture.ts";
import type { Qualification } from "../../../shared/vocabulary/qualification.ts";
import {
  type ScoutExperience,
  type ScoutStart,
  type ScoutTrust,
  scoutExperiences,
  scoutStarts,
  scoutTrusts,
} from "../scout-setting/scout.vocabulary.ts";
import { type ScoutVerdict, scoutVerdicts } from "./scout-conditions.schema.ts";

const ScoutTrustEnum = graphqlEnum("ScoutTrust", scoutTrusts, "How far a measured level may be trusted.");
export const ScoutStartEnum = graphqlEnum("ScoutStart", scoutStarts, "When a person can begin, roughly.");
export const ScoutExperienceEnum = graphqlEnum("ScoutExperience", scoutExperiences, "Years in a family of jobs, from so many on.");
export const ScoutVerdictEnum = graphqlEnum("ScoutVerdict", scoutVerdicts, "Whether a person may do the named work; never why.");

@Audience("COMPANY", "SEEKER")
@ObjectType("ScoutExperienceItem", { simpleResolvers: true, description: "How long a person has worked in a family of jobs." })
export class ScoutExperienceItemType {
  @Field(() => JobCategoryEnum, { description: "The family." })
  family!: JobCategory;

  @Field(() => ScoutExperienceEnum, { description: "Roughly how long." })
  years!: ScoutExperience;
}

@Audience("COMPANY", "SEEKER")
@ObjectType("ScoutCard", {
  simpleResolvers: true,
  description: "All that a company sees of a person who agreed to be found; the person reads the same.",
})
export class ScoutCardType {
  @Field(() => ID, { description: "Stands for the person towards this company and this work only." })
  id!: string;

  @Field(() => ScoutVerdictEnum, { nullable: true, description: "The verdict on the named work; null where no work is named." })
  verdict!: ScoutVerdict | null;

  @Field(() => Boolean, { description: "Whether the person was asked about this work already." })
  isAsked!: boolean;

  @Field(() => JapaneseLevelEnum, { nullable: true, description: "Measured level; null while nothing was measured." })
  level!: MeasuredLevel | null;

  @Field(() => ScoutTrustEnum, { nullable: true, description: "How far the level may be trusted; null without one." })
  trust!: ScoutTrust | null;

  @Field(() => String, { nullable: true, description: "Prefecture of residence, JIS X 0401." })
  prefecture!: PrefectureCode | null;

  @Field(() => [String], { description: "Wished prefectures; empty when nothing is said." })
  wishedPrefectures!: PrefectureCode[];

  @Field(() => [EmploymentTypeEnum], { description: "Wished contracts; empty when nothing is said." })
  wishedEmploymentTypes!: EmploymentType[];

  @Field(() => Int, { nullable: true, description: "Wished pay a month in yen, rounded up to 10,000." })
  wishedMonthlyPay!: number | null;

  @Field(() => Int, { nullable: true, description: "Wished hours a week, rounded up to 5." })
  wishedWeeklyHours!: number | null;

  @Field(() => [ScoutExperienceItemType], { description: "Experience in the families in which the person may be found." })
  experience!: ScoutExperienceItemType[];

  @Field(() => [QualificationEnum], { description: "Licences and qualifications." })
  qualifications!: Qualification[];

  @Field(() => ScoutStartEnum, { nullable: true, description: "When the person can begin; null when nothing is said." })
  start!: ScoutStart | null;
}
