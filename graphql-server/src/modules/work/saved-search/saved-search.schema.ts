import { z } from "zod";
import { isId } from "../../../shared/ids.ts";
import { employmentTypes } from "../../../shared/vocabulary/employment-type.ts";
import { japaneseLevels } from "../../../shared/vocabulary/japanese-level.ts";
import { jobCategories } from "../../../shared/vocabulary/job-category.ts";
import { prefectureCodes } from "../../../shared/vocabulary/prefecture.ts";
import { residenceStatuses } from "../../../shared/vocabulary/work-permission.ts";
import { dayBands } from "../hours/day-bands.ts";
import { shiftBands } from "../hours/shift-bands.ts";
import { mostStations, mostTownsAsked, type WorkFilter } from "../search/work.search-sql.ts";
import { alertFrequencies } from "./saved-search.entity.ts";

const yes = z.boolean().nullish();

/** The conditions worth keeping; what is empty is left out. */
const filterSchema = z
  .object({
    keyword: z.string().trim().max(100).nullish(),
    prefectures: z.array(z.enum(prefectureCodes)).max(47).nullish(),
    towns: z
      .array(z.string().regex(/^\d{2}:.{1,60}$/u))
      .max(mostTownsAsked)
      .nullish(),
    categories: z.array(z.enum(jobCategories)).max(jobCategories.length).nullish(),
    employmentTypes: z.array(z.enum(employmentTypes)).max(employmentTypes.length).nullish(),
    japaneseLevel: z.enum(japaneseLevels).nullish(),
    monthlyPayMin: z.int().min(0).max(10_000_000).nullish(),
    remote: yes,
    visaSupport: yes,
    beginnerWelcome: yes,
    residenceStatus: z.enum(residenceStatuses).nullish(),
    postedWithinDays: z.int().min(1).max(365).nullish(),
    shifts: z.array(z.enum(shiftBands)).max(shiftBands.length).nullish(),
    dayBands: z.array(z.enum(dayBands)).max(dayBands.length).nullish(),
    weeklyHoursMax: z.int().min(1).max(168).nullish(),
    station: z.string().trim().max(60).nullish(),
    stations: z.array(z.string().trim().min(1).max(60)).max(mostStations).nullish(),
    walkMinutesMax: z.int().min(1).max(20).nullish(),
    companyId: z.string().refine(isId).nullish(),
  })
  .transform((filter): WorkFilter => {
    const filled = Object.entries(filter).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : Boolean(value)));
    return Object.fromEntries(filled);
  });

const name = z.string().trim().min(1).max(80);

export const saveSearchSchema = z.strictObject({ name, filter: filterSchema, alert: z.boolean(), frequency: z.enum(alertFrequencies) });

export const changeSavedSearchSchema = z.strictObject({
  id: z.string(),
  name: name.nullish(),
  alert: z.boolean().nullish(),
  frequency: z.enum(alertFrequencies).nullish(),
});
