import { z } from "zod";
import { isId } from "../../../shared/ids.ts";
import { japaneseLevels } from "../../../shared/vocabulary/japanese-level.ts";
import { permissionVerdicts } from "../../work/permission/permission.vocabulary.ts";
import { entryStatuses } from "../entry/entry.vocabulary.ts";

/** The conditions by which a member looks for applicants; one that is left out or null restricts nothing. */
export const companyEntryFilterSchema = z.strictObject({
  keyword: z.string().trim().max(100).nullish(),
  statuses: z.array(z.enum(entryStatuses)).max(entryStatuses.length).nullish(),
  workId: z.string().refine(isId).nullish(),
  openOnly: z.boolean().nullish(),
  assigneeId: z.string().refine(isId).nullish(),
  unassigned: z.boolean().nullish(),
  tagId: z.string().refine(isId).nullish(),
  verdicts: z.array(z.enum(permissionVerdicts)).max(permissionVerdicts.length).nullish(),
  levelFrom: z.enum(japaneseLevels).nullish(),
  waitingDays: z.int().min(0).max(3_650).nullish(),
});
export type CompanyEntryFilter = z.output<typeof companyEntryFilterSchema>;
