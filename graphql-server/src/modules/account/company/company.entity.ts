import { defineEntity, p } from "@mikro-orm/core";
import type { RubyFields } from "../../../platform/furigana/ruby.ts";
import { companyStatuses } from "../../../shared/viewer/roles.ts";
import { prefectureCodes } from "../../../shared/vocabulary/prefecture.ts";
import { Plan } from "./plan.entity.ts";

/** 業種: 日本標準産業分類 A to T. */
export const industries = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O", "P", "Q", "R", "S", "T"] as const;
export type Industry = (typeof industries)[number];

const CompanySchema = defineEntity({
  name: "Company",
  tableName: "company",
  properties: {
    id: p.uuid().primary(),
    name: p.string().length(120),
    nameKana: p.string().length(120).nullable(),
    nameEn: p.string().length(160).nullable(),
    /** 法人番号: 13 digits with check digit; null for a sole proprietor. */
    corporateNumber: p.string().length(13).nullable().unique(),
    status: p.enum(companyStatuses).default("PENDING"),
    industry: p.enum(industries),
    postalCode: p.string().length(7),
    prefecture: p.enum(prefectureCodes),
    city: p.string().length(60),
    addressLine: p.string().length(200),
    building: p.string().length(120).nullable(),
    contactEmail: p.string().length(254),
    contactPhone: p.string().length(20),
    websiteUrl: p.string().length(500).nullable(),
    representative: p.string().length(120).nullable(),
    employeeCount: p.integer().nullable(),
    foundedYear: p.integer().nullable(),
    description: p.text().default(""),
    plan: () => p.manyToOne(Plan).ref().deleteRule("restrict"),
    /** Works in OPEN, PAUSED or SCHEDULED: moved only by a guarded update against the plan's limit. */
    publishedWorks: p.integer().default(0),
    /** Readings of the name, null until they are computed; a trigger clears both when a text changes. */
    ruby: p.json().$type<RubyFields>().nullable(),
    /** Readings of the longer texts. */
    rubyBody: p.json().$type<RubyFields>().nullable().lazy(),
    /** Time and reason of the operator's last refusal; null while the company waits for the operator. */
    refusedAt: p.datetime().nullable(),
    refusal: p.text().nullable(),
    suspendedAt: p.datetime().nullable(),
    version: p.integer().version(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [
    { properties: ["status", "createdAt"] },
    { name: "company_ruby_missing", expression: "create index company_ruby_missing on company (id) where ruby is null" },
  ],
  checks: [
    { name: "company_published_works", expression: "published_works >= 0" },
    { name: "company_corporate_number", expression: "corporate_number is null or corporate_number ~ '^[1-9][0-9]{12}$'" },
  ],
});

/** A company (企業) that hires. */
export class Company extends CompanySchema.class {}
CompanySchema.setClass(Company);
