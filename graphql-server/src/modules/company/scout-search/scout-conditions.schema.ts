import { z } from "zod";
import { employmentTypes } from "../../../shared/vocabulary/employment-type.ts";
import { measuredLevels } from "../../../shared/vocabulary/measured-level.ts";
import { prefectureCodes } from "../../../shared/vocabulary/prefecture.ts";
import { qualifications } from "../../../shared/vocabulary/qualification.ts";
import { scoutExperiences, scoutStarts } from "../scout-setting/scout.vocabulary.ts";

/** What a company may be told of a person's right to do the named work; of others nobody is told. */
export const scoutVerdicts = ["OK", "CONDITIONAL", "NEEDS_CHECK"] as const;
export type ScoutVerdict = (typeof scoutVerdicts)[number];

const choices = <const T extends readonly string[]>(values: T) =>
  z
    .array(z.enum(values))
    .max(values.length)
    .nullish()
    .transform((items) => [...new Set(items ?? [])].toSorted());

/** The published conditions; an empty list and null demand nothing. The same conditions in another order are the same search. */
export const scoutConditionsSchema = z.strictObject({
  /** Measured at least so high. */
  level: z
    .enum(measuredLevels)
    .nullish()
    .transform((level) => level ?? null),
  /** Wish to work in one of these. */
  prefectures: choices(prefectureCodes),
  /** Wish one of these contracts. */
  employmentTypes: choices(employmentTypes),
  /** Have all of these. */
  qualifications: choices(qualifications),
  /** At least so long in the work's family of jobs. */
  experience: z
    .enum(scoutExperiences)
    .nullish()
    .transform((experience) => experience ?? null),
  /** Can begin by then. */
  start: z
    .enum(scoutStarts)
    .nullish()
    .transform((start) => start ?? null),
  /** The verdict on the named work is one of these. */
  verdicts: choices(scoutVerdicts),
});
export type ScoutConditions = z.output<typeof scoutConditionsSchema>;
