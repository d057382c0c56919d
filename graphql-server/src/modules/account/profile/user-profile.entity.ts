import { defineEntity, p } from "@mikro-orm/core";
import { EncryptedString } from "../../../platform/database/encrypted-string.ts";
import { type EmploymentType } from "../../../shared/vocabulary/employment-type.ts";
import { japaneseLevels } from "../../../shared/vocabulary/japanese-level.ts";
import { type JobCategory } from "../../../shared/vocabulary/job-category.ts";
import type { LevelProbability, MeasuredLevel } from "../../../shared/vocabulary/measured-level.ts";
import { measuredLevels } from "../../../shared/vocabulary/measured-level.ts";
import { type PrefectureCode, prefectureCodes } from "../../../shared/vocabulary/prefecture.ts";
import type { Qualification } from "../../../shared/vocabulary/qualification.ts";
import { specifiedSkillFields } from "../../../shared/vocabulary/specified-skill-field.ts";
import { residenceStatuses, workPermissions } from "../../../shared/vocabulary/work-permission.ts";
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
}

/** One school or one employer, months as "YYYY-MM"; `to` null means until today. */
export interface HistoryItem {
  name: string;
  detail: string;
  from: string;
  to: string | null;
}

const UserProfileSchema = defineEntity({
  name: "UserProfile",
  tableName: "user_profile",
  properties: {
    user: () => p.oneToOne(User).ref().primary().owner().deleteRule("cascade"),
    familyName: p.string().length(60).default(""),
    givenName: p.string().length(60).default(""),
    familyNameKana: p.string().length(60).default(""),
    givenNameKana: p.string().length(60).default(""),
    latinName: p.string().length(120).default(""),
    birthDate: p.type(EncryptedString).$type<string>().nullable(),
    phone: p.type(EncryptedString).$type<string>().nullable(),
    postalCode: p.type(EncryptedString).$type<string>().nullable(),
    prefecture: p.enum(prefectureCodes).nullable(),
    city: p.string().length(60).nullable(),
    addressLine: p.type(EncryptedString).$type<string>().nullable(),
    building: p.type(EncryptedString).$type<string>().nullable(),
    addressKana: p.type(EncryptedString).$type<string>().nullable(),
    workPermission: p.enum(workPermissions).nullable(),
    residenceStatus: p.enum(residenceStatuses).nullable(),
    residenceExpiresOn: p.type("date").$type<string>().nullable(),
    partTimePermission: p.boolean().default(false),
    specifiedSkillField: p.enum(specifiedSkillFields).nullable(),
    selfDeclaredLevel: p.enum(japaneseLevels).nullable(),
    /** Measured by our own exam, beside what the person says and what certificates say. */
    measuredLevel: p.enum(measuredLevels).nullable(),
    measurement: p.json().$type<StoredMeasurement>().nullable(),
    certificates: p
      .json()
      .$type<Certificate[]>()
      .defaultRaw("'[]'")
      .onCreate(() => []),
    qualifications: p.array().$type<Qualification[]>().default([]),
    otherLanguages: p.array().$type<string[]>().default([]),
    introduction: p.text().nullable(),
    education: p
      .json()
      .$type<HistoryItem[]>()
      .defaultRaw("'[]'")
      .onCreate(() => []),
    workHistory: p
      .json()
      .$type<HistoryItem[]>()
      .defaultRaw("'[]'")
      .onCreate(() => []),
    qualificationRecords: p
      .json()
      .$type<QualificationRecord[]>()
      .defaultRaw("'[]'")
      .onCreate(() => []),
    /** 本人希望記入欄. */
    requests: p.text().nullable(),
    wishedPrefectures: p.array().$type<PrefectureCode[]>().default([]),
    wishedCategories: p.array().$type<JobCategory[]>().default([]),
    wishedEmploymentTypes: p.array().$type<EmploymentType[]>().default([]),
    wishedMonthlyPay: p.integer().nullable(),
    wishedWeeklyHours: p.integer().nullable(),
    startableOn: p.type("date").$type<string>().nullable(),
    /** Text that the operator's search of people compares (profile.search-index.ts); null until it has been computed. */
    searchText: p.text().nullable().lazy(),
    searchTokens: p.array().$type<string[]>().default([]).lazy(),
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
      expression: "create index user_profile_search_missing on user_profile (user_id) where search_text is null",
    },
  ],
});

/** A seeker's facts about themselves. Contact facts are encrypted at rest; nationality, sex and birthplace are not collected. */
export class UserProfile extends UserProfileSchema.class {}
UserProfileSchema.setClass(UserProfile);
