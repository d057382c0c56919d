import { GraphQLLocalDate } from "graphql-scalars";
import { Field, Float, ID, InputType, Int } from "type-graphql";
import type { EmploymentType } from "../../../shared/employment-type.ts";
import {
  EmploymentTypeEnum,
  JapaneseLevelEnum,
  JobCategoryEnum,
  QualificationEnum,
  ResidenceStatusEnum,
  SpecifiedSkillFieldEnum,
} from "../../../shared/graphql/enums.ts";
import type { JapaneseLevel } from "../../../shared/japanese-level.ts";
import type { JobCategory } from "../../../shared/job-category.ts";
import type { Qualification } from "../../../shared/qualification.ts";
import type { SpecifiedSkillField } from "../../../shared/specified-skill-field.ts";
import type { ResidenceStatus } from "../../../shared/work-permission.ts";
import { PayUnitEnum, RemoteModeEnum, SmokingMeasureEnum, WorkTimeSystemEnum } from "./work.enums.ts";
import type { PayUnit, RemoteMode, SmokingMeasure, WorkTimeSystem } from "./work.vocabulary.ts";
import { AllowanceType, EmployerType, InsuranceType, WorkContractType, WorkTimeType } from "./work-parts.type.ts";

const optional = { nullable: true };

@InputType("SalaryInput", { description: "賃金. `min` and `max` are base pay without fixed overtime, in yen for one `unit`." })
export class SalaryInput {
  @Field(() => PayUnitEnum, { ...optional, description: "賃金形態." })
  unit?: PayUnit | null;

  @Field(() => Int, { ...optional, description: "Lowest base pay." })
  min?: number | null;

  @Field(() => Int, { ...optional, description: "Highest base pay, not below `min`." })
  max?: number | null;

  @Field(() => [AllowanceType], { ...optional, description: "Fixed monthly allowances, at most 20." })
  allowances?: AllowanceType[] | null;

  @Field(() => Boolean, { ...optional, description: "True when there is 固定残業代; its three facts are then required." })
  hasFixedOvertime?: boolean | null;

  @Field(() => Int, { ...optional, description: "Yen a month." })
  fixedOvertimeAmount?: number | null;

  @Field(() => Int, { ...optional, description: "Hours a month it covers." })
  fixedOvertimeHours?: number | null;

  @Field(() => Boolean, { ...optional, description: "True when overtime beyond these hours is paid in addition." })
  fixedOvertimeExcessPaid?: boolean | null;

  @Field(() => String, { ...optional, description: "通勤手当, at most 200 characters." })
  commuting?: string | null;

  @Field(() => String, { ...optional, description: "昇給, at most 200 characters." })
  raise?: string | null;

  @Field(() => String, { ...optional, description: "賞与, at most 200 characters." })
  bonus?: string | null;

  @Field(() => String, { ...optional, description: "締日, at most 60 characters." })
  closing?: string | null;

  @Field(() => String, { ...optional, description: "支払日, at most 60 characters." })
  payDay?: string | null;
}

@InputType("WorkplaceInput", { description: "就業場所." })
export class WorkplaceInput {
  @Field(() => String, { ...optional, description: "Name of the place, at most 120 characters." })
  name?: string | null;

  @Field(() => String, { ...optional, description: "Postal code; digits of any width, with or without a hyphen." })
  postalCode?: string | null;

  @Field(() => String, { ...optional, description: "Prefecture, JIS code 01 to 47." })
  prefecture?: string | null;

  @Field(() => String, { ...optional, description: "市区町村, at most 60 characters." })
  city?: string | null;

  @Field(() => String, { ...optional, description: "Street and number, at most 200 characters." })
  addressLine?: string | null;

  @Field(() => String, { ...optional, description: "Nearest station, at most 120 characters." })
  nearestStation?: string | null;

  @Field(() => String, { ...optional, description: "就業場所の変更の範囲." })
  changeScope?: string | null;

  @Field(() => RemoteModeEnum, { ...optional, description: "How much of the work may be done from home." })
  remote?: RemoteMode | null;

  @Field(() => SmokingMeasureEnum, { ...optional, description: "受動喫煙防止措置." })
  smoking?: SmokingMeasure | null;

  @Field(() => String, { ...optional, description: "More about it, at most 300 characters." })
  smokingNote?: string | null;
}

@InputType("WorkHoursInput", { description: "労働時間・休憩・休日." })
export class WorkHoursInput {
  @Field(() => WorkTimeSystemEnum, { ...optional, description: "労働時間制." })
  system?: WorkTimeSystem | null;

  @Field(() => [WorkTimeType], { ...optional, description: "始業・終業, at most 10." })
  times?: WorkTimeType[] | null;

  @Field(() => String, { ...optional, description: "More about the times." })
  note?: string | null;

  @Field(() => Float, { ...optional, description: "みなし労働時間 a day, 0 to 24." })
  deemedHoursPerDay?: number | null;

  @Field(() => Int, { ...optional, description: "休憩 in minutes a day." })
  breakMinutes?: number | null;

  @Field(() => Float, { ...optional, description: "所定労働時間 a week." })
  weeklyHours?: number | null;

  @Field(() => Boolean, { ...optional, description: "所定外労働の有無." })
  overtime?: boolean | null;

  @Field(() => Int, { ...optional, description: "Usual overtime, hours a month." })
  overtimeHoursPerMonth?: number | null;

  @Field(() => String, { ...optional, description: "休日." })
  holidays?: string | null;

  @Field(() => Int, { ...optional, description: "年間休日, days." })
  holidaysPerYear?: number | null;
}

@InputType("ScreeningQuestionInput", { description: "A question of the application form." })
export class ScreeningQuestionInput {
  @Field(() => ID, { ...optional, description: "Of a question that stays; absent for a new one." })
  id?: string | null;

  @Field(() => String, { description: "The question, 1 to 300 characters." })
  text!: string;

  @Field(() => Boolean, { description: "True when an answer is needed to apply." })
  required!: boolean;
}

@InputType("SelectionInput", { description: "選考方法." })
export class SelectionInput {
  @Field(() => String, { ...optional, description: "Steps from application to offer." })
  process?: string | null;

  @Field(() => String, { ...optional, description: "Documents to hand in." })
  documents?: string | null;

  @Field(() => Boolean, { ...optional, description: "True when a résumé file is needed to apply." })
  resumeRequired?: boolean | null;

  @Field(() => [ScreeningQuestionInput], { ...optional, description: "At most 10 questions." })
  questions?: ScreeningQuestionInput[] | null;
}

@InputType("WorkContentInput", {
  description: "A field left out stays as it is; null clears it. A draft may be incomplete; a wrong value is refused.",
})
export class WorkContentInput {
  @Field(() => String, { ...optional, description: "Job title, at most 120 characters." })
  title?: string | null;

  @Field(() => String, { ...optional, description: "Job title in English, at most 160 characters." })
  titleEn?: string | null;

  @Field(() => JobCategoryEnum, { ...optional, description: "職種." })
  category?: JobCategory | null;

  @Field(() => String, { ...optional, description: "Occupation in own words, at most 120 characters." })
  occupation?: string | null;

  @Field(() => EmploymentTypeEnum, { ...optional, description: "雇用形態." })
  employmentType?: EmploymentType | null;

  @Field(() => Int, { ...optional, description: "採用人数, 1 to 9999." })
  openings?: number | null;

  @Field(() => GraphQLLocalDate, { ...optional, description: "First day of work." })
  startsOn?: string | null;

  @Field(() => GraphQLLocalDate, { ...optional, description: "Last day to apply." })
  applyBy?: string | null;

  @Field(() => EmployerType, { ...optional, description: "Who recruits." })
  employer?: EmployerType | null;

  @Field(() => WorkplaceInput, { ...optional, description: "就業場所." })
  workplace?: WorkplaceInput | null;

  @Field(() => String, { ...optional, description: "業務内容, plain text, at most 10,000 characters." })
  description?: string | null;

  @Field(() => String, { ...optional, description: "業務内容 in English, at most 10,000 characters." })
  descriptionEn?: string | null;

  @Field(() => String, { ...optional, description: "業務の変更の範囲." })
  dutiesChangeScope?: string | null;

  @Field(() => String, { ...optional, description: "応募要件." })
  requirements?: string | null;

  @Field(() => JapaneseLevelEnum, { ...optional, description: "Japanese level the work demands." })
  japaneseLevel?: JapaneseLevel | null;

  @Field(() => String, { ...optional, description: "What Japanese is used for." })
  japaneseUse?: string | null;

  @Field(() => [ResidenceStatusEnum], { ...optional, description: "在留資格 that can be employed." })
  acceptedStatuses?: ResidenceStatus[] | null;

  @Field(() => SpecifiedSkillFieldEnum, { ...optional, description: "特定技能 field." })
  specifiedSkillField?: SpecifiedSkillField | null;

  @Field(() => Boolean, { ...optional, description: "True when the company helps with the 在留資格." })
  visaSupport?: boolean | null;

  @Field(() => Boolean, { ...optional, description: "未経験歓迎." })
  beginnerWelcome?: boolean | null;

  @Field(() => [QualificationEnum], { ...optional, description: "必須の資格・免許." })
  requiredQualifications?: Qualification[] | null;

  @Field(() => SalaryInput, { ...optional, description: "賃金." })
  salary?: SalaryInput | null;

  @Field(() => WorkHoursInput, { ...optional, description: "労働時間・休憩・休日." })
  hours?: WorkHoursInput | null;

  @Field(() => InsuranceType, { ...optional, description: "社会保険・労働保険." })
  insurance?: InsuranceType | null;

  @Field(() => WorkContractType, { ...optional, description: "契約期間・更新・試用期間・定年." })
  contract?: WorkContractType | null;

  @Field(() => String, { ...optional, description: "求人PR." })
  appeal?: string | null;

  @Field(() => String, { ...optional, description: "福利厚生." })
  benefits?: string | null;

  @Field(() => Boolean, { ...optional, description: "True when there is housing." })
  housing?: boolean | null;

  @Field(() => SelectionInput, { ...optional, description: "選考方法." })
  selection?: SelectionInput | null;
}
