import { defineEntity, p } from "@mikro-orm/core";
import type { RubyFields } from "../../../platform/furigana/ruby.ts";
import { Company } from "../../account/company/company.entity.ts";
import { referenceNumberLength } from "../own-works/reference-number.ts";
import { workContent } from "./work.content.ts";
import { openRevisionStatuses, workStatuses } from "./work.vocabulary.ts";

const WorkSchema = defineEntity({
  name: "Work",
  tableName: "work",
  properties: {
    id: p.uuid().primary(),
    /** The act that made it, as its sender named it; null for what the product itself made. */
    operationId: p.uuid().nullable().unique(),
    company: () => p.manyToOne(Company).ref().deleteRule("restrict"),
    status: p.enum(workStatuses).default("DRAFT"),
    /** 管理番号: what the company itself calls it, once among its works; nobody else reads it. */
    referenceNumber: p.string().length(referenceNumberLength).nullable(),
    ...workContent,
    /** Monthly pay in yen computed from payMin, payMax and payUnit: what search filters and sorts by. */
    monthlyPayMin: p.integer().nullable(),
    monthlyPayMax: p.integer().nullable(),
    /** Normalised text that the search rechecks, and its tokens (see platform/search-text). */
    searchText: p.text().default("").lazy(),
    searchTokens: p.array().$type<string[]>().default([]).collation("C").lazy(),
    /** Says how both were made: works of an older way are done again. */
    searchVersion: p.smallint().default(0).lazy(),
    /** Parts of the day it is in, as bits (see hours/shift-bands): what search filters by. */
    shiftBands: p.smallint().default(0).lazy(),
    /** Days of the week it has work on, as bits (see hours/work-days): what search filters by. */
    workDays: p.smallint().default(0).lazy(),
    /** Degrees of the middle of its town (see place/town-points), null where that is not known: what distances are counted from. */
    townLatitude: p.double().nullable().lazy(),
    townLongitude: p.double().nullable().lazy(),
    /** Readings of the texts on a card, null until they are computed; a trigger clears both when a text changes. */
    ruby: p.json().$type<RubyFields>().nullable(),
    /** Readings of the longer texts. */
    rubyBody: p.json().$type<RubyFields>().nullable().lazy(),
    /** 情報の時点: the time the public posting last changed. */
    infoUpdatedAt: p.datetime().nullable(),
    publishAt: p.datetime().nullable(),
    publishedAt: p.datetime().nullable(),
    closedAt: p.datetime().nullable(),
    /** Day on which the employer last confirmed it; by it and by applyBy it ends (see published-until). */
    confirmedOn: p.date().nullable(),
    /** When the employer was asked whether it is still open, since then. */
    confirmAskedAt: p.datetime().nullable(),
    submittedAt: p.datetime().nullable(),
    returnReason: p.text().nullable(),
    /** State of the revision that is open, if one is: the queue of moderation and the company's list go by it. */
    revisionStatus: p.enum(openRevisionStatuses).nullable(),
    likeCount: p.integer().default(0),
    entryCount: p.integer().default(0),
    viewCount: p.integer().default(0),
    version: p.integer().version(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [
    { properties: ["company", "status"] },
    {
      name: "work_reference_number",
      expression: "create unique index work_reference_number on work (company_id, reference_number) where reference_number is not null",
    },
    { name: "work_company_newest", expression: "create index work_company_newest on work (company_id, created_at desc, id desc)" },
    { name: "work_company_updated", expression: "create index work_company_updated on work (company_id, updated_at desc, id desc)" },
    { name: "work_newest_change", expression: "create index work_newest_change on work (updated_at desc, id desc)" },
    { name: "work_newest", expression: "create index work_newest on work (created_at desc, id desc)" },
    {
      name: "work_waiting",
      expression: "create index work_waiting on work (submitted_at, id) where status = 'REVIEW' or revision_status = 'REVIEW'",
    },
    { name: "work_open_newest", expression: "create index work_open_newest on work (published_at desc, id desc) where status = 'OPEN'" },
    {
      name: "work_open_category",
      expression: "create index work_open_category on work (category, published_at desc, id desc) where status = 'OPEN'",
    },
    {
      name: "work_open_pay",
      expression: "create index work_open_pay on work ((coalesce(monthly_pay_max, 0)) desc, id desc) where status = 'OPEN'",
    },
    {
      name: "work_open_closing",
      expression: "create index work_open_closing on work ((coalesce(apply_by, '9999-12-31'::date)), id) where status = 'OPEN'",
    },
    {
      name: "work_open_match",
      expression: "create index work_open_match on work (prefecture, category, japanese_level, employment_type) where status = 'OPEN'",
    },
    {
      name: "work_open_remote",
      expression:
        "create index work_open_remote on work (category, japanese_level, employment_type) where status = 'OPEN' and remote = 'FULL'",
    },
    { name: "work_due", expression: "create index work_due on work (publish_at) where status = 'SCHEDULED'" },
    { name: "work_deadline", expression: "create index work_deadline on work (apply_by) where status in ('OPEN', 'PAUSED')" },
    { name: "work_confirmation", expression: "create index work_confirmation on work (confirmed_on) where status = 'OPEN'" },
    { name: "work_review_queue", expression: "create index work_review_queue on work (submitted_at, id) where status = 'REVIEW'" },
    {
      name: "work_revision_queue",
      expression: "create index work_revision_queue on work (submitted_at, id) where revision_status = 'REVIEW'",
    },
    { name: "work_ruby_missing", expression: "create index work_ruby_missing on work (id) where ruby is null" },
    { name: "work_open_city", expression: "create index work_open_city on work (city) where status = 'OPEN'" },
    { name: "work_open_station", expression: "create index work_open_station on work (nearest_station) where status = 'OPEN'" },
    { name: "work_open_town", expression: "create index work_open_town on work (town_latitude, town_longitude) where status = 'OPEN'" },
    {
      name: "work_search_version",
      expression: "create index work_search_version on work (search_version, (ruby is null)) where status = 'OPEN'",
    },
    { name: "work_search_tokens", expression: "create index work_search_tokens on work using gin (search_tokens) where status = 'OPEN'" },
  ],
  checks: [
    { name: "work_pay_order", expression: "pay_min is null or pay_max is null or pay_min <= pay_max" },
    { name: "work_open_is_published", expression: "status <> 'OPEN' or published_at is not null" },
    { name: "work_open_is_confirmed", expression: "status <> 'OPEN' or confirmed_on is not null" },
  ],
});

/** A posting of a company. Its content columns are what the public sees once it is OPEN. */
export class Work extends WorkSchema.class {}
WorkSchema.setClass(Work);
