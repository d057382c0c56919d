import { defineEntity, p } from "@mikro-orm/core";
import { EncryptedString, encryptedList } from "../../../platform/keys/encrypted-string.ts";
import type { DesignatedActivity } from "../../../shared/vocabulary/designated-activity.ts";
import { type EmploymentType } from "../../../shared/vocabulary/employment-type.ts";
import { japaneseLevels } from "../../../shared/vocabulary/japanese-level.ts";
import { type JobCategory } from "../../../shared/vocabulary/job-category.ts";
import { type LevelProbability, type MeasuredLevel, measuredLevels } from "../../../shared/vocabulary/measured-level.ts";
import { type PrefectureCode, prefectureCodes } from "../../../shared/vocabulary/prefecture.ts";
import type { Qualification } from "../../../shared/vocabulary/qualification.ts";
import type { SpecifiedSkillField } from "../../../shared/vocabulary/specified-skill-field.ts";
import { type ResidenceStatus, workPermissions } from "../../../shared/vocabulary/work-permission.ts";
import { User } from "../seeker/user.entity.ts";

export const certificateKinds = ["JLPT", "JFT_BASIC", "BJT", "NAT_TEST", "J_TEST", "OTHER"] as const;

/** A Japanese certificate as the seeker states it, e.g. JLPT N2, taken 2024-12. */
export interface Certificate {
  kind: (typeof certificateKinds)[number];
  level: string;
  score: number | null;
  takenOn: string | null;
  /** The picture or PDF of it, one of the seeker's own files. */
  fileId?: string | null;
}

/** 免許・資格, month as "YYYY-MM". */
export interface QualificationRecord {
  name: string;
  obtainedOn: string;
}

/** The latest complete result of the exam, as it is shown to others. Times as ISO 8601. */
export interface StoredMeasurement {
  level: MeasuredLevel;
  probabilities: LevelProbability[];
  theta: number;
  se: number;
  low: number;
  high: number;
  measuredAt: string;
  /** Measured before the exam was calibrated; absent in measurements of earlier versions, which all were. */
  provisional?: boolean;
}

/** How a time at a school ends: 卒業, 修了 (a language school, a training), 中退. Whether it lies ahead, its month says. */
export const schoolEndings = ["GRADUATED", "COMPLETED", "LEFT"] as const;
export type SchoolEnding = (typeof schoolEndings)[number];

/** One school or one employer, months as "YYYY-MM"; `to` null means until today. Only schools have an ending; without one it is 卒業. */
export interface HistoryItem {
  name: string;
  detail: string;
  from: string;
  to: string | null;
  ending?: SchoolEnding | null;
}

const UserProfileSchema = defineEntity({
  name: "UserProfile",
  tableName: "user_profile",
  properties: {
    user: () => p.oneToOne(User).ref().primary().owner().deleteRule("cascade"),
    familyName: p.type(EncryptedString).$type<string>().default(""),
    givenName: p.type(EncryptedString).$type<string>().default(""),
    familyNameKana: p.type(EncryptedString).$type<string>().default(""),
    givenNameKana: p.type(EncryptedString).$type<string>().default(""),
    latinName: p.type(EncryptedString).$type<string>().default(""),
    birthDate: p.type(EncryptedString).$type<string>().nullable(),
    phone: p.type(EncryptedString).$type<string>().nullable(),
    postalCode: p.type(EncryptedString).$type<string>().nullable(),
    prefecture: p.enum(prefectureCodes).nullable(),
    city: p.type(EncryptedString).$type<string>().nullable(),
    addressLine: p.type(EncryptedString).$type<string>().nullable(),
    building: p.type(EncryptedString).$type<string>().nullable(),
    addressKana: p.type(EncryptedString).$type<string>().nullable(),
    workPermission: p.enum(workPermissions).nullable(),
    residenceStatus: p.text().$type<ResidenceStatus>().nullable(),
    residenceExpiresOn: p.type("date").$type<string>().nullable(),
    partTimePermission: p.boolean().default(false),
    specifiedSkillField: p.text().$type<SpecifiedSkillField>().nullable(),
    /** What the 指定書 of 特定活動 says. */
    designatedActivity: p.text().$type<DesignatedActivity>().nullable(),
    graduatesOn: p.type("date").$type<string>().nullable(),
    /** When a renewal or a change of the status was applied for. */
    renewalAppliedOn: p.type("date").$type<string>().nullable(),
    /** Outside of Japan, so without a residence card. */
    isAbroad: p.boolean().default(false),
    selfDeclaredLevel: p.enum(japaneseLevels).nullable(),
    /** Measured by our own exam, beside what the person says and what certificates say. */
    measuredLevel: p.enum(measuredLevels).nullable(),
    measurement: p.json().$type<StoredMeasurement>().nullable(),
    certificates: encryptedList<Certificate>(),
    qualifications: p.array().$type<Qualification[]>().default([]),
    otherLanguages: p.array().$type<string[]>().default([]),
    introduction: p.type(EncryptedString).$type<string>().nullable(),
    education: encryptedList<HistoryItem>(),
    workHistory: encryptedList<HistoryItem>(),
    qualificationRecords: encryptedList<QualificationRecord>(),
    /** 本人希望記入欄. */
    requests: p.type(EncryptedString).$type<string>().nullable(),
    wishedPrefectures: p.array().$type<PrefectureCode[]>().default([]),
    wishedCategories: p.array().$type<JobCategory[]>().default([]),
    wishedEmploymentTypes: p.array().$type<EmploymentType[]>().default([]),
    wishedMonthlyPay: p.integer().nullable(),
    wishedWeeklyHours: p.integer().nullable(),
    startableOn: p.type("date").$type<string>().nullable(),
    /** Keyed tokens that searches for people compare (profile.search-index.ts), and the key they are made with; null until they are computed. */
    searchTokens: p.array().$type<string[]>().default([]).lazy(),
    searchKey: p.string().length(20).nullable().lazy(),
    version: p.integer().version(),
    updatedAt: p.datetime(),
  },
  indexes: [
    { properties: ["measuredLevel"] },
    {
      name: "user_profile_search_tokens",
      expression: "create index user_profile_search_tokens on user_profile using gin (search_tokens)",
    },
    {
      name: "user_profile_search_missing",
      expression: "create index user_profile_search_missing on user_profile (user_id) where search_key is null",
    },
  ],
});

/** A seeker's facts about themselves. Names, contact facts and everything written freely are encrypted at rest; nationality, sex and birthplace are not collected. */
export class UserProfile extends UserProfileSchema.class {}
UserProfileSchema.setClass(UserProfile);
