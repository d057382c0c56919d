import { z } from "zod";
import { permissionReasons, permissionRemedies, permissionVerdicts } from "../../modules/work/permission/permission.vocabulary.ts";
import { employmentTypes } from "../../shared/vocabulary/employment-type.ts";
import { japaneseLevels } from "../../shared/vocabulary/japanese-level.ts";
import { jobCategories } from "../../shared/vocabulary/job-category.ts";
import { measuredLevels } from "../../shared/vocabulary/measured-level.ts";
import { prefectureCodes } from "../../shared/vocabulary/prefecture.ts";
import { specifiedSkillFields } from "../../shared/vocabulary/specified-skill-field.ts";
import { residenceStatuses } from "../../shared/vocabulary/work-permission.ts";
import { partnerWorkShape } from "../partner/partner-work.presenter.ts";
import { day, pageInfoShape } from "../shapes.ts";

const someOf = <const T extends readonly [string, ...string[]]>(values: T, description: string) =>
  z.array(z.enum(values)).max(20).optional().describe(description);
const onlySuch = (description: string) => z.literal(true).optional().describe(description);

/** What a program may ask of the search: the conditions of the site's own. */
export const searchInput = z.strictObject({
  keyword: z.string().max(200).optional().describe("Terms apart by spaces, all needed; Japanese finds most."),
  prefectures: z.array(z.enum(prefectureCodes)).max(20).optional().describe("Prefectures by their two digits (JIS X 0401): 13 is 東京都."),
  categories: someOf(jobCategories, "Kinds of work."),
  employmentTypes: someOf(employmentTypes, "Kinds of employment."),
  japaneseLevel: z.enum(japaneseLevels).optional().describe("Works that demand this level or an easier one."),
  monthlyPayMin: z.int().min(0).max(100_000_000).optional().describe("Yen a month at least."),
  remote: onlySuch("Only works that are done at home."),
  visaSupport: onlySuch("Only works whose employer helps with the residence status."),
  beginnerWelcome: onlySuch("Only works that need no experience."),
  residenceStatus: z.enum(residenceStatuses).optional().describe("Without works that the permission rules say no to for this 在留資格."),
  sort: z.enum(["NEWEST", "PAY", "CLOSING_SOON", "RELEVANCE"]).default("NEWEST").describe("Order of the works."),
  first: z.int().min(1).max(20).default(5).describe("Works of a page."),
  after: z.string().max(500).optional().describe("`pageInfo.endCursor` of the page before."),
});

const notice = z.string().describe("How to read this answer.");

export const searchOutput = z.strictObject({
  notice,
  works: z.array(partnerWorkShape),
  pageInfo: pageInfoShape,
  totalCount: z.strictObject({ value: z.int(), exact: z.boolean() }).describe("Counted up to 10,000; beyond that `exact` is false."),
});

export const workInput = z.strictObject({ id: z.uuid().describe("Id of a work, as search_works answers it.") });
export const workOutput = z.strictObject({ notice, work: partnerWorkShape });

export const permissionInput = z.strictObject({
  workId: z.uuid().describe("Id of a work, as search_works answers it."),
  residenceStatus: z.enum(residenceStatuses).describe("在留資格."),
});
export const permissionOutput = z.strictObject({
  notice,
  workId: z.uuid(),
  url: z.url().describe("The page of the work, where a person asks the same for themselves."),
  verdict: z.enum(permissionVerdicts),
  residenceStatus: z.enum(residenceStatuses).nullable(),
  seekerField: z.enum(specifiedSkillFields).nullable(),
  judgedOn: day.describe("The day by whose rules it was judged."),
  expiresOn: day.nullable(),
  weeklyHours: z.number().nullable().describe("Hours a week of the work."),
  workField: z.enum(specifiedSkillFields).nullable().describe("特定技能 field of the work."),
  reasons: z
    .array(
      z.strictObject({
        code: z.enum(permissionReasons),
        evidence: z.string().nullable().describe("What to show or to ask."),
        source: z.string().nullable().describe("Where the rule is written."),
        sourceDate: day.nullable(),
        validFrom: day.nullable(),
        maxWeeklyHours: z.int().nullable(),
        remedy: z.enum(permissionRemedies).nullable().describe("What would make it possible, or what to do next."),
      }),
    )
    .describe("The deciding reason first."),
});

export const levelsOutput = z.strictObject({
  notice,
  levels: z.array(
    z.strictObject({
      level: z.enum(measuredLevels).describe("NONE is below N5."),
      fromPoints: z.int().describe("Where it begins on the scale of 0 to 600."),
      claimFrom: z.number().describe("A result names a level when it is reached with at least this probability."),
    }),
  ),
});
