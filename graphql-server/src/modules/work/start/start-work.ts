import { z } from "zod";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { type ContentColumn, contentColumns, declaredFields, fieldPath } from "../field/fields.ts";
import { jobPostingRow } from "../import/job-posting-row.ts";
import { postingsOf } from "../import/json-rows.ts";
import { readCells } from "../import/read-cells.ts";
import { startDraft } from "../life/create-work.ts";
import { type ContentColumns, columnsOf } from "../posting/work.columns.ts";
import type { Work } from "../posting/work.entity.ts";
import { requireWriter } from "../posting/work.policy.ts";
import { workContentSchema } from "../posting/work.validation.ts";
import { type ReadSheet, readSheet } from "../sheet/read-sheet.ts";
import { columnsOfTemplate, postingTemplates } from "../template/posting-template.ts";
import { findStanding, type Standing } from "./posting-profile.ts";

/** Characters of a sheet; a page's text has fewer. */
const longestSheet = 60_000;

const schema = z.strictObject({
  operationId: z.string().refine(isId),
  templateId: z.string().max(60).nullish(),
  sheet: z.string().max(longestSheet).nullish(),
  workplace: z.int().min(0).max(19).nullish(),
});

export interface StartedWork {
  work: Work;
  /** Fields that the company's profile filled, for the company to confirm. */
  fromProfile: readonly string[];
  /** Fields that were read from the sheet. */
  fromSheet: readonly string[];
  /** What the sheet says beside them. */
  unread: ReadSheet["unread"];
}

/** JSON that is in the sheet: the whole of it, or the markup of a page. */
function jsonIn(sheet: string): unknown {
  const script = /<script[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/i.exec(sheet)?.[1];
  const text = (script ?? sheet).trim();
  if (!/^[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A sheet of any kind: a JobPosting, or text with labels. */
function understood(sheet: string): ReadSheet {
  const json = jsonIn(sheet);
  if (json === undefined) return readSheet(sheet);
  const [posting] = postingsOf(json);
  const { cells, problems } = jobPostingRow(1, posting);
  if (problems.length > 0 && cells.size === 0) return readSheet(sheet);
  return { cells, unread: [] };
}

/** The columns that the cells say; one that the posting form would refuse is left out. */
function columnsOfCells(cells: ReadonlyMap<string, string>): Partial<ContentColumns> {
  const known = declaredFields.flatMap(({ path }) => {
    const text = cells.get(path);
    return text === undefined ? [] : [[path, text] as const];
  });
  return Object.assign(
    {},
    ...known.map(([path, text]) => {
      const { success, data } = workContentSchema.safeParse(readCells(new Map([[path, text]])).content);
      return success ? columnsOf(data) : {};
    }),
  );
}

const said = (value: unknown) => value !== null && value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);

/** What holds for part-timers is what the template says; the company's days off are those of its full-time staff. */
const ofFullTime: readonly ContentColumn[] = ["holidays", "holidaysPerYear"];

function profileColumns({ facts, workplaces }: Standing, at: number, base: Partial<ContentColumns>): Partial<ContentColumns> {
  const usual: Partial<ContentColumns> = { ...facts, ...(workplaces[at] ?? workplaces[0]) };
  if (base.employmentType !== "PART_TIME") return usual;
  return Object.fromEntries(Object.entries(usual).filter(([column]) => !ofFullTime.some((one) => one === column && said(base[one]))));
}

/** The names of the fields that have a value in `columns`. */
function pathsOf(columns: Partial<ContentColumns>): string[] {
  return contentColumns.filter((column) => said(columns[column])).map((column) => fieldPath(column).join("."));
}

function templateOf(id: string): Partial<ContentColumns> {
  const template = postingTemplates.find((one) => one.id === id);
  if (!template) throw notFound(["templateId"]);
  return columnsOfTemplate(template);
}

/**
 * Starts a draft from a template, from a sheet that the company has, or from nothing, with what holds for all its postings filled in. Of a
 * sheet only what is sure is taken; what it says of the company itself wins over the profile.
 * @throws UserErrors FORBIDDEN, NOT_FOUND, SHEET_UNREADABLE when nothing of a sheet was understood
 */
export async function startWork(ctx: Ctx, input: z.input<typeof schema>): Promise<StartedWork> {
  const member = requireWriter(ctx);
  const { operationId, sheet, templateId, workplace } = parse(schema, input);
  const standing = await findStanding(ctx);
  const template = templateId ? templateOf(templateId) : {};
  const read = sheet ? understood(sheet) : { cells: new Map<string, string>(), unread: [] };
  const told = columnsOfCells(read.cells);
  if (sheet && Object.keys(told).length === 0) throw userError("SHEET_UNREADABLE", ["sheet"]);
  const place = said(told.city) ? { ...standing, workplaces: [] } : standing;
  const usual = profileColumns(place, workplace ?? 0, template);
  const work = await startDraft(ctx, member, { operationId, columns: { ...template, ...usual, ...told } });
  const fromSheet = pathsOf(told);
  return { work, fromSheet, fromProfile: pathsOf(usual).filter((path) => !fromSheet.includes(path)), unread: read.unread };
}
