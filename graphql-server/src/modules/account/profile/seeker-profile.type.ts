import { GraphQLLocalDate } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import {
  DesignatedActivityEnum,
  EmploymentTypeEnum,
  graphqlEnum,
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
import type { PrefectureCode } from "../../../shared/vocabulary/prefecture.ts";
import type { Qualification } from "../../../shared/vocabulary/qualification.ts";
import type { SpecifiedSkillField } from "../../../shared/vocabulary/specified-skill-field.ts";
import type { ResidenceStatus, WorkPermission } from "../../../shared/vocabulary/work-permission.ts";
import { type ProfilePart, profileParts } from "./profile-completeness.ts";
import { CertificateType, HistoryItemType, QualificationRecordType } from "./profile-parts.type.ts";
import type { Certificate, HistoryItem, QualificationRecord } from "./user-profile.entity.ts";

export const ProfilePartEnum = graphqlEnum("ProfilePart", profileParts, "A part of a complete profile.");

@Audience("SEEKER")
@ObjectType("SeekerProfile", {
  simpleResolvers: true,
  description: "What a seeker tells about themselves; shown to a company only as far as an application needs.",
})
export class SeekerProfileType {
  @Field(() => String, { description: "姓; empty when the person has one name only." })
  familyName!: string;

  @Field(() => String, { description: "名; empty when the person has one name only." })
  givenName!: string;

  @Field(() => String, { description: "セイ in full-width katakana; may be empty. Input takes any kana." })
  familyNameKana!: string;

  @Field(() => String, { description: "メイ in full-width katakana; may be empty. Input takes any kana." })
  givenNameKana!: string;

  @Field(() => String, { description: "Name in Latin letters as on the residence card." })
  latinName!: string;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "Date of birth. Companies never see it." })
  birthDate!: string | null;

  @Field(() => String, { nullable: true, description: "Telephone as E.164, e.g. +819012345678. Input takes 090-1234-5678 too." })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: "Postal code, 7 digits. Input takes 〒100-0001 too." })
  postalCode!: string | null;

  @Field(() => String, { nullable: true, description: "Prefecture, JIS code 01 to 47." })
  prefecture!: PrefectureCode | null;

  @Field(() => String, { nullable: true, description: "市区町村." })
  city!: string | null;

  @Field(() => String, { nullable: true, description: "Street and number." })
  addressLine!: string | null;

  @Field(() => String, { nullable: true, description: "Building, floor, room." })
  building!: string | null;

  @Field(() => String, { nullable: true, description: "住所のふりがな." })
  addressKana!: string | null;

  @Field(() => WorkPermissionEnum, { nullable: true, description: "What the person may do in Japan." })
  workPermission!: WorkPermission | null;

  @Field(() => ResidenceStatusEnum, { nullable: true, description: "在留資格; null for Japanese nationals." })
  residenceStatus!: ResidenceStatus | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "在留期限." })
  residenceExpiresOn!: string | null;

  @Field(() => Boolean, { description: "資格外活動許可: printed on the back of the residence card." })
  partTimePermission!: boolean;

  @Field(() => SpecifiedSkillFieldEnum, { nullable: true, description: "特定技能 field." })
  specifiedSkillField!: SpecifiedSkillField | null;

  @Field(() => DesignatedActivityEnum, { nullable: true, description: "Kind of 特定活動, as the 指定書 says." })
  designatedActivity!: DesignatedActivity | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "卒業の日, past or to come." })
  graduatesOn!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "When a renewal or a change of the 在留資格 was applied for." })
  renewalAppliedOn!: string | null;

  @Field(() => Boolean, { description: "Outside of Japan, so without a residence card." })
  isAbroad!: boolean;

  @Field(() => JapaneseLevelEnum, { nullable: true, description: "Japanese level by the person's own judgement." })
  selfDeclaredLevel!: JapaneseLevel | null;

  @Field(() => [CertificateType], { description: "Japanese certificates." })
  certificates!: Certificate[];

  @Field(() => [QualificationEnum], { description: "資格・免許 the person has." })
  qualifications!: Qualification[];

  @Field(() => [String], { description: "Other languages." })
  otherLanguages!: string[];

  @Field(() => String, { nullable: true, description: "自己PR, plain text." })
  introduction!: string | null;

  @Field(() => [HistoryItemType], { description: "学歴." })
  education!: HistoryItem[];

  @Field(() => [HistoryItemType], { description: "職歴." })
  workHistory!: HistoryItem[];

  @Field(() => [QualificationRecordType], { description: "免許・資格 for the 履歴書, in the seeker's own words." })
  qualificationRecords!: QualificationRecord[];

  @Field(() => String, { nullable: true, description: "本人希望記入欄, plain text." })
  requests!: string | null;

  @Field(() => [String], { description: "Wished prefectures, JIS codes." })
  wishedPrefectures!: PrefectureCode[];

  @Field(() => [JobCategoryEnum], { description: "Wished 職種." })
  wishedCategories!: JobCategory[];

  @Field(() => [EmploymentTypeEnum], { description: "Wished 雇用形態." })
  wishedEmploymentTypes!: EmploymentType[];

  @Field(() => Int, { nullable: true, description: "Wished pay, yen a month." })
  wishedMonthlyPay!: number | null;

  @Field(() => Int, { nullable: true, description: "Wished hours a week." })
  wishedWeeklyHours!: number | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "First day the person can work." })
  startableOn!: string | null;

  @Field(() => Int, { description: "Share of the profile that is filled, 0 to 100." })
  completeness!: number;

  @Field(() => [ProfilePartEnum], { description: "The parts that it lacks, each of the same share." })
  missingParts!: ProfilePart[];

  @Field(() => Int, { description: "Changes with every save; send it back with the next one." })
  version!: number;
}
