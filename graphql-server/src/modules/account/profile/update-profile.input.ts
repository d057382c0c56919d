import { GraphQLLocalDate } from "graphql-scalars";
import { Field, InputType, Int } from "type-graphql";
import {
  DesignatedActivityEnum,
  EmploymentTypeEnum,
  JapaneseLevelEnum,
  JobCategoryEnum,
  QualificationEnum,
  ResidenceStatusEnum,
  SpecifiedSkillFieldEnum,
  WorkPermissionEnum,
} from "../../../shared/graphql/enums.ts";
import type { DesignatedActivity } from "../../../shared/vocabulary/designated-activity.ts";
import type { EmploymentType } from "../../../shared/vocabulary/employment-type.ts";
import type { JapaneseLevel } from "../../../shared/vocabulary/japanese-level.ts";
import type { JobCategory } from "../../../shared/vocabulary/job-category.ts";
import type { Qualification } from "../../../shared/vocabulary/qualification.ts";
import type { SpecifiedSkillField } from "../../../shared/vocabulary/specified-skill-field.ts";
import type { ResidenceStatus, WorkPermission } from "../../../shared/vocabulary/work-permission.ts";
import { CertificateInputType, HistoryItemInputType, QualificationRecordInputType } from "./profile-parts.type.ts";

@InputType("UpdateProfileInput", { description: "A field left out stays as it is; null clears it." })
export class UpdateProfileInputType {
  @Field(() => Int, { description: "Version of the profile that was edited." })
  version!: number;

  @Field(() => String, { nullable: true, description: "姓; empty when the person has one name only." })
  familyName?: string | null;

  @Field(() => String, { nullable: true, description: "名; empty when the person has one name only." })
  givenName?: string | null;

  @Field(() => String, { nullable: true, description: "セイ in full-width katakana; may be empty. Input takes any kana." })
  familyNameKana?: string | null;

  @Field(() => String, { nullable: true, description: "メイ in full-width katakana; may be empty. Input takes any kana." })
  givenNameKana?: string | null;

  @Field(() => String, { nullable: true, description: "Name in Latin letters as on the residence card." })
  latinName?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "Date of birth. Companies never see it." })
  birthDate?: string | null;

  @Field(() => String, { nullable: true, description: "Telephone as E.164, e.g. +819012345678. Input takes 090-1234-5678 too." })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: "Postal code, 7 digits. Input takes 〒100-0001 too." })
  postalCode?: string | null;

  @Field(() => String, { nullable: true, description: "Prefecture, JIS code 01 to 47." })
  prefecture?: string | null;

  @Field(() => String, { nullable: true, description: "市区町村." })
  city?: string | null;

  @Field(() => String, { nullable: true, description: "Street and number." })
  addressLine?: string | null;

  @Field(() => String, { nullable: true, description: "Building, floor, room." })
  building?: string | null;

  @Field(() => String, { nullable: true, description: "住所のふりがな." })
  addressKana?: string | null;

  @Field(() => WorkPermissionEnum, { nullable: true, description: "What the person may do in Japan." })
  workPermission?: WorkPermission | null;

  @Field(() => ResidenceStatusEnum, { nullable: true, description: "在留資格; null for Japanese nationals." })
  residenceStatus?: ResidenceStatus | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "在留期限." })
  residenceExpiresOn?: string | null;

  @Field(() => Boolean, { nullable: true, description: "資格外活動許可: printed on the back of the residence card." })
  partTimePermission?: boolean | null;

  @Field(() => SpecifiedSkillFieldEnum, { nullable: true, description: "特定技能 field." })
  specifiedSkillField?: SpecifiedSkillField | null;

  @Field(() => DesignatedActivityEnum, { nullable: true, description: "Kind of 特定活動, as the 指定書 says." })
  designatedActivity?: DesignatedActivity | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "卒業の日, past or to come." })
  graduatesOn?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "When a renewal or a change of the 在留資格 was applied for." })
  renewalAppliedOn?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Outside of Japan, so without a residence card." })
  isAbroad?: boolean | null;

  @Field(() => JapaneseLevelEnum, { nullable: true, description: "Japanese level by the person's own judgement." })
  selfDeclaredLevel?: JapaneseLevel | null;

  @Field(() => [CertificateInputType], { nullable: true, description: "Japanese certificates." })
  certificates?: CertificateInputType[] | null;

  @Field(() => [QualificationEnum], { nullable: true, description: "資格・免許 the person has." })
  qualifications?: Qualification[] | null;

  @Field(() => [String], { nullable: true, description: "Other languages." })
  otherLanguages?: string[] | null;

  @Field(() => String, { nullable: true, description: "自己PR, plain text." })
  introduction?: string | null;

  @Field(() => [HistoryItemInputType], { nullable: true, description: "学歴." })
  education?: HistoryItemInputType[] | null;

  @Field(() => [HistoryItemInputType], { nullable: true, description: "職歴." })
  workHistory?: HistoryItemInputType[] | null;

  @Field(() => [QualificationRecordInputType], { nullable: true, description: "免許・資格 for the 履歴書." })
  qualificationRecords?: QualificationRecordInputType[] | null;

  @Field(() => String, { nullable: true, description: "本人希望記入欄, at most 1,000 characters." })
  requests?: string | null;

  @Field(() => [String], { nullable: true, description: "Wished prefectures, JIS codes." })
  wishedPrefectures?: string[] | null;

  @Field(() => [JobCategoryEnum], { nullable: true, description: "Wished 職種." })
  wishedCategories?: JobCategory[] | null;

  @Field(() => [EmploymentTypeEnum], { nullable: true, description: "Wished 雇用形態." })
  wishedEmploymentTypes?: EmploymentType[] | null;

  @Field(() => Int, { nullable: true, description: "Wished pay, yen a month." })
  wishedMonthlyPay?: number | null;

  @Field(() => Int, { nullable: true, description: "Wished hours a week." })
  wishedWeeklyHours?: number | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "First day the person can work." })
  startableOn?: string | null;
}
