import { GraphQLDateTime, GraphQLLocalDate } from "graphql-scalars";
import { Field, ID, Int, InterfaceType } from "type-graphql";
import type { RubyFields } from "../../../platform/furigana/ruby.ts";
import {
  EmploymentTypeEnum,
  JapaneseLevelEnum,
  JobCategoryEnum,
  QualificationEnum,
  ResidenceStatusEnum,
  SpecifiedSkillFieldEnum,
} from "../../../shared/graphql/enums.ts";
import { RubyFieldsScalar } from "../../../shared/graphql/ruby.scalar.ts";
import type { Work } from "./work.entity.ts";
import { WorkStatusEnum } from "./work.enums.ts";
import {
  EmployerType,
  InsuranceType,
  SalaryType,
  SelectionType,
  WorkContractType,
  WorkHoursType,
  WorkplaceType,
} from "./work-parts.type.ts";

/** Columns that are shown as they are; the others are grouped by the resolver of this type. */
type ShownColumns =
  | "acceptedStatuses"
  | "appeal"
  | "applyBy"
  | "beginnerWelcome"
  | "benefits"
  | "category"
  | "closedAt"
  | "description"
  | "descriptionEn"
  | "dutiesChangeScope"
  | "employmentType"
  | "housing"
  | "id"
  | "infoUpdatedAt"
  | "japaneseLevel"
  | "japaneseUse"
  | "occupation"
  | "openings"
  | "publishedAt"
  | "requiredQualifications"
  | "requirements"
  | "specifiedSkillField"
  | "startsOn"
  | "status"
  | "title"
  | "titleEn"
  | "visaSupport";

@InterfaceType("WorkPosting", { description: "A posting as everyone who may see it sees it; grouped like the ハローワーク form." })
export abstract class WorkPostingType implements Pick<Work, ShownColumns> {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => WorkStatusEnum, { description: "State of the posting." })
  status!: Work["status"];

  @Field(() => String, { description: "Job title; empty in a new draft." })
  title!: string;

  @Field(() => String, { nullable: true, description: "Job title in English." })
  titleEn!: Work["titleEn"];

  @Field(() => JobCategoryEnum, { nullable: true, description: "職種." })
  category!: Work["category"];

  @Field(() => String, { nullable: true, description: "Occupation in the company's own words." })
  occupation!: Work["occupation"];

  @Field(() => EmploymentTypeEnum, { nullable: true, description: "雇用形態; 派遣 and 業務委託 are said here." })
  employmentType!: Work["employmentType"];

  @Field(() => Int, { description: "採用人数." })
  openings!: number;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "First day of work." })
  startsOn!: Work["startsOn"];

  @Field(() => GraphQLLocalDate, { nullable: true, description: "Last day to apply, until 23:59:59 in Japan." })
  applyBy!: Work["applyBy"];

  @Field(() => EmployerType, { description: "Who recruits." })
  employer!: EmployerType;

  @Field(() => WorkplaceType, { description: "就業場所." })
  workplace!: WorkplaceType;

  @Field(() => String, { description: "業務内容, plain text." })
  description!: string;

  @Field(() => String, { nullable: true, description: "業務内容 in English, plain text." })
  descriptionEn!: Work["descriptionEn"];

  @Field(() => String, { nullable: true, description: "業務の変更の範囲." })
  dutiesChangeScope!: Work["dutiesChangeScope"];

  @Field(() => String, { nullable: true, description: "応募要件." })
  requirements!: Work["requirements"];

  @Field(() => JapaneseLevelEnum, { description: "Japanese level the work demands." })
  japaneseLevel!: Work["japaneseLevel"];

  @Field(() => String, { nullable: true, description: "What Japanese is used for." })
  japaneseUse!: Work["japaneseUse"];

  @Field(() => [ResidenceStatusEnum], { description: "在留資格 the company says it can employ; empty when it did not say." })
  acceptedStatuses!: Work["acceptedStatuses"];

  @Field(() => SpecifiedSkillFieldEnum, { nullable: true, description: "特定技能 field of the work." })
  specifiedSkillField!: Work["specifiedSkillField"];

  @Field(() => Boolean, { description: "True when the company helps with the 在留資格." })
  visaSupport!: boolean;

  @Field(() => Boolean, { description: "未経験歓迎." })
  beginnerWelcome!: boolean;

  @Field(() => [QualificationEnum], { description: "必須の資格・免許; empty when none is needed." })
  requiredQualifications!: Work["requiredQualifications"];

  @Field(() => SalaryType, { description: "賃金." })
  salary!: SalaryType;

  @Field(() => WorkHoursType, { description: "労働時間・休憩・休日." })
  hours!: WorkHoursType;

  @Field(() => InsuranceType, { description: "社会保険・労働保険." })
  insurance!: InsuranceType;

  @Field(() => WorkContractType, { description: "契約期間・更新・試用期間・定年." })
  contract!: WorkContractType;

  @Field(() => String, { nullable: true, description: "求人PR." })
  appeal!: Work["appeal"];

  @Field(() => String, { nullable: true, description: "福利厚生." })
  benefits!: Work["benefits"];

  @Field(() => Boolean, { description: "True when there is housing." })
  housing!: boolean;

  @Field(() => SelectionType, { description: "選考方法." })
  selection!: SelectionType;

  @Field(() => RubyFieldsScalar, {
    nullable: true,
    description: "Readings of title, city and nearestStation; null while they are being computed.",
  })
  ruby!: RubyFields | null;

  @Field(() => RubyFieldsScalar, {
    nullable: true,
    description:
      "Readings of the longer texts by name: description, requirements, employerName, workplaceName, payDay, holidays and so on; null while they are being computed.",
  })
  bodyRuby!: RubyFields | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it was first published." })
  publishedAt!: Work["publishedAt"];

  @Field(() => GraphQLDateTime, { nullable: true, description: "情報の時点: when the public posting last changed." })
  infoUpdatedAt!: Work["infoUpdatedAt"];

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it ended." })
  closedAt!: Work["closedAt"];
}
