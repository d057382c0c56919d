import type { FilterQuery } from "@mikro-orm/core";
import type { Ctx } from "../../../shared/ctx.ts";
import { Entry } from "../entry/entry.entity.ts";
import type { EntryStatus } from "../entry/entry.vocabulary.ts";
import { type CompanyEntriesInput, companyEntriesWhere } from "./entry.company.queries.ts";

/** States a company works with, in the order of a selection; applications that the seeker or the system ended are in the list only. */
const boardStatuses = [
  "APPLIED",
  "SCREENING",
  "SCHEDULING",
  "INTERVIEW",
  "OFFERED",
  "ACCEPTED",
  "JOINED",
  "ON_HOLD",
  "REJECTED",
] as const satisfies readonly EntryStatus[];
const cards = 20;

/** One column of the board: all applications of a state are counted, the twenty that moved last are shown. */
export interface EntryColumn {
  status: EntryStatus;
  where: FilterQuery<Entry>;
}

/** The columns of the pipeline of the viewer's own company. */
export async function companyEntryBoard(ctx: Ctx, filter: CompanyEntriesInput["filter"]): Promise<EntryColumn[]> {
  const where = await companyEntriesWhere(ctx, { ...filter, statuses: null });
  return boardStatuses.map((status) => ({ status, where: { $and: [...where.$and, { status }] } }));
}

/** Counts the applications in a column. */
export function countColumn(ctx: Ctx, { where }: EntryColumn): Promise<number> {
  return ctx.em.count(Entry, where);
}

/** The twenty applications of a column that moved last. */
export function cardsOfColumn(ctx: Ctx, { where }: EntryColumn): Promise<Entry[]> {
  return ctx.em.find(Entry, where, { orderBy: { movedAt: "desc", id: "desc" }, limit: cards });
}
