import type { MatchCriterion, ProfilePart } from "#graphql/operations.ts";
import type { ProfileValues } from "./profile-values.ts";

interface Step {
  fields: readonly (keyof ProfileValues)[];
  /** The parts of a complete profile that it fills. */
  parts: readonly ProfilePart[];
  /** The criteria of a match that cannot be judged without it, with the field that says each. */
  criteria: Partial<Record<MatchCriterion, readonly (keyof ProfileValues)[]>>;
}

export const profileSteps = [
  "name",
  "contact",
  "permission",
  "language",
  "place",
  "work",
  "conditions",
  "licences",
  "history",
  "introduction",
  "files",
] as const;
export type ProfileStep = (typeof profileSteps)[number];

/** What each step asks, and what answering it is good for. */
export const stepContents: Readonly<Record<ProfileStep, Step>> = {
  name: {
    fields: ["familyName", "givenName", "familyNameKana", "givenNameKana", "latinName", "birthDate"],
    parts: ["NAME", "LATIN_NAME", "BIRTH_DATE"],
    criteria: {},
  },
  contact: {
    fields: ["phone", "postalCode", "prefecture", "city", "addressLine", "building", "addressKana"],
    parts: ["PHONE", "HOME"],
    criteria: {},
  },
  permission: {
    fields: [
      "workPermission",
      "residenceStatus",
      "specifiedSkillField",
      "designatedActivity",
      "graduatesOn",
      "residenceExpiresOn",
      "renewalAppliedOn",
      "partTimePermission",
      "isAbroad",
    ],
    parts: ["PERMISSION"],
    criteria: { PERMISSION: ["workPermission", "residenceStatus"] },
  },
  language: {
    fields: ["selfDeclaredLevel", "certificates", "otherLanguages"],
    parts: ["LEVEL"],
    criteria: { LEVEL: ["selfDeclaredLevel", "certificates"] },
  },
  place: { fields: ["wishedPrefectures"], parts: ["WISHES"], criteria: { PLACE: ["wishedPrefectures"] } },
  work: {
    fields: ["wishedCategories", "wishedEmploymentTypes"],
    parts: ["WISHES"],
    criteria: { CATEGORY: ["wishedCategories"], EMPLOYMENT_TYPE: ["wishedEmploymentTypes"] },
  },
  conditions: {
    fields: ["wishedMonthlyPay", "wishedWeeklyHours", "startableOn"],
    parts: [],
    criteria: { PAY: ["wishedMonthlyPay"], HOURS: ["wishedWeeklyHours"] },
  },
  licences: { fields: ["qualifications", "qualificationRecords"], parts: [], criteria: { QUALIFICATIONS: ["qualifications"] } },
  history: { fields: ["education", "workHistory"], parts: ["HISTORY"], criteria: {} },
  introduction: { fields: ["introduction", "requests"], parts: ["INTRODUCTION"], criteria: {} },
  files: { fields: [], parts: [], criteria: {} },
};

/** The step that an address asks for; the first when it asks for none that is known. */
export function profileStepOf(search: URLSearchParams): ProfileStep {
  return profileSteps.find((step) => step === search.get("step")) ?? "name";
}

/** The step that asks for a field. */
export function stepOfField(field: string): ProfileStep | undefined {
  return profileSteps.find((step) => stepContents[step].fields.some((name) => name === field));
}

const isEmpty = (value: ProfileValues[keyof ProfileValues]): boolean =>
  value === "" || value === false || (Array.isArray(value) && value.length === 0);

interface StepGain {
  /** Share of the profile, in hundredths. */
  share: number;
  criteria: MatchCriterion[];
  points: number;
}

interface ProfileState {
  values: ProfileValues;
  missingParts: readonly ProfilePart[];
  /** How many parts a complete profile has. */
  partCount: number;
  weights: readonly { criterion: MatchCriterion; weight: number }[];
}

/** What answering a step would still add: a share of the profile, and criteria of the match with the most points they give. */
export function gainOf(step: ProfileStep, { values, missingParts, partCount, weights }: ProfileState): StepGain {
  const { parts, criteria } = stepContents[step];
  const lacking = parts.filter((part) => missingParts.includes(part)).length;
  const unset = weights.filter(({ criterion }) => criteria[criterion]?.every((field) => isEmpty(values[field])) ?? false);
  return {
    share: Math.floor((100 * lacking) / partCount),
    criteria: unset.map(({ criterion }) => criterion),
    points: unset.reduce((sum, { weight }) => sum + weight, 0),
  };
}

/** Whether anything of a step is filled in. */
export function isBegun(step: ProfileStep, values: ProfileValues): boolean {
  return stepContents[step].fields.some((field) => !isEmpty(values[field]));
}
