import { createRandom, type Random } from "../demo/random.ts";
import type { MatchConditions } from "../modules/work/matching/matching.conditions.ts";
import type { MatchWork } from "../modules/work/matching/matching.policy.ts";
import { ruleAnswers, ruleReasons } from "../modules/work/permission/permission.vocabulary.ts";
import { remoteModes } from "../modules/work/posting/work.vocabulary.ts";
import { newId } from "../shared/ids.ts";
import { designatedActivities } from "../shared/vocabulary/designated-activity.ts";
import { employmentTypes } from "../shared/vocabulary/employment-type.ts";
import { japaneseLevels } from "../shared/vocabulary/japanese-level.ts";
import { jobCategories } from "../shared/vocabulary/job-category.ts";
import { prefectureCodes } from "../shared/vocabulary/prefecture.ts";
import { qualifications } from "../shared/vocabulary/qualification.ts";
import { specifiedSkillFields } from "../shared/vocabulary/specified-skill-field.ts";
import { residenceStatuses, workPermissions } from "../shared/vocabulary/work-permission.ts";
import { workplaceKinds } from "../shared/vocabulary/workplace-kind.ts";

const days = ["2026-04-14", "2026-04-15", "2026-11-21", "2027-03-31", "2027-04-01"];

/** Of the prefectures that works are in; with some of them no town of that name is known. */
const homes = [
  { prefecture: "01", city: "札幌市" },
  { prefecture: "04", city: "仙台市" },
] as const;
const cities = ["札幌市", "江別市", "函館市", "青森市", "盛岡市", "仙台市", "名取市", "石巻市"] as const;

function some<T>(random: Random, values: readonly T[], most: number): T[] {
  return [...new Set(Array.from({ length: random.int(most + 1) }, () => random.pick(values)))];
}

function maybe<T>(random: Random, value: T): T | null {
  return random.chance(0.25) ? null : value;
}

/** Returns statements somebody could have made about themselves, with many missing. */
export function randomConditions(random: Random): MatchConditions {
  return {
    level: maybe(random, random.pick(japaneseLevels)),
    permission: {
      workPermission: maybe(random, random.pick(workPermissions)),
      residenceStatus: maybe(random, random.pick(residenceStatuses)),
      residenceExpiresOn: maybe(random, random.pick(days)),
      partTimePermission: random.chance(0.5),
      specifiedSkillField: maybe(random, random.pick(specifiedSkillFields.slice(0, 3))),
      designatedActivity: maybe(random, random.pick(designatedActivities)),
      graduatesOn: random.chance(0.5) ? random.pick(days) : null,
      renewalAppliedOn: random.chance(0.3) ? random.pick(days) : null,
      isAbroad: random.chance(0.1),
    },
    home: maybe(random, random.pick(homes)),
    prefectures: some(random, prefectureCodes.slice(0, 4), 2),
    categories: some(random, jobCategories, 4),
    monthlyPay: maybe(random, 150_000 + random.int(10) * 20_000),
    weeklyHours: maybe(random, 10 + random.int(31)),
    employmentTypes: some(random, employmentTypes.slice(0, 4), 2),
    qualifications: some(random, qualifications.slice(0, 3), 2),
  };
}

/** Returns facts a posting could state. */
export function randomWork(random: Random) {
  return {
    category: maybe(random, random.pick(jobCategories)),
    weeklyHours: maybe(random, random.int(81) / 2),
    specifiedSkillField: random.chance(0.4) ? random.pick(specifiedSkillFields.slice(0, 3)) : null,
    acceptedStatuses: some(random, residenceStatuses, 6),
    startsOn: maybe(random, random.pick(days)),
    workplaceKind: maybe(random, random.pick(workplaceKinds)),
    fixedTerm: maybe(random, random.chance(0.5)),
    termMonths: maybe(random, 1 + random.int(4)),
    japaneseLevel: random.pick(japaneseLevels),
    prefecture: maybe(random, random.pick(prefectureCodes.slice(0, 4))),
    city: maybe(random, random.pick(cities)),
    remote: random.pick(remoteModes),
    monthlyPayMax: maybe(random, 150_000 + random.int(10) * 20_000),
    employmentType: maybe(random, random.pick(employmentTypes)),
    requiredQualifications: some(random, qualifications.slice(0, 3), 2),
  } satisfies MatchWork;
}

/** A row of the work permission rules, about a few 職種 or the rest, for some days or from one on. */
export function randomRule(random: Random) {
  const reason = random.pick(ruleReasons);
  const from = random.int(days.length);
  return {
    ...{ code: newId(), permission: null, reason, ...ruleAnswers[reason] },
    status: ruleAnswers[reason].kind === "GENERAL" ? null : random.pick(residenceStatuses),
    designation: random.chance(0.1) ? random.pick(designatedActivities) : null,
    categories: random.chance(0.4) ? [] : some(random, jobCategories, 5),
    workplaceKinds: random.chance(0.7) ? [] : some(random, workplaceKinds, 4),
    employmentTypes: random.chance(0.5) ? [] : some(random, employmentTypes, 3),
    fields: random.chance(0.7) ? [] : some(random, specifiedSkillFields.slice(0, 3), 2),
    minWeeklyHours: random.chance(0.3) ? 30 : null,
    maxWeeklyHours: 30,
    vacationDailyHours: random.chance(0.5) ? 8 : null,
    validFrom: days[from] ?? "",
    validTo: maybe(random, days[from + random.int(days.length - from)] ?? ""),
  };
}

/** A seeded generator for all of them. */
export const seeded = createRandom;
