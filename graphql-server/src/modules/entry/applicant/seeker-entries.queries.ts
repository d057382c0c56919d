import type { Ctx } from "../../../shared/ctx.ts";
import { Company } from "../../account/company/company.entity.ts";
import { shownToOperator } from "../../account/seeker/seeker-detail.presenter.ts";
import { Work } from "../../work/posting/work.entity.ts";
import { Entry } from "../entry/entry.entity.ts";
import type { EntryStatus } from "../entry/entry.vocabulary.ts";

const byId = <T extends { id: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]));

/** Counts the seeker's applications by state; states without any are left out. */
export function countSeekerEntries({ em }: Ctx, userId: string): Promise<{ status: EntryStatus; count: number }[]> {
  return em.execute<{ status: EntryStatus; count: number }[]>(
    "select status, count(*)::int as count from entry where user_id = ? group by status order by status",
    [userId],
  );
}

/** A seeker's application as the operator sees it: without what was written with it. */
export interface SeekerEntry {
  id: string;
  workId: string;
  workTitle: string;
  companyId: string;
  companyName: string;
  status: EntryStatus;
  createdAt: Date;
  movedAt: Date;
}

/** The seeker's newest applications, for the operator. */
export async function listSeekerEntries({ em }: Ctx, userId: string): Promise<SeekerEntry[]> {
  const entries = await em.find(Entry, { user: userId }, { orderBy: { createdAt: "desc", id: "desc" }, limit: shownToOperator });
  const works = byId(await em.find(Work, { id: { $in: entries.map(({ work }) => work.id) } }, { fields: ["id", "title"] }));
  const companies = byId(await em.find(Company, { id: { $in: entries.map(({ company }) => company.id) } }, { fields: ["id", "name"] }));
  return entries.map((entry) => ({
    id: entry.id,
    workId: entry.work.id,
    workTitle: works.get(entry.work.id)?.title ?? "",
    companyId: entry.company.id,
    companyName: companies.get(entry.company.id)?.name ?? "",
    status: entry.status,
    createdAt: entry.createdAt,
    movedAt: entry.movedAt,
  }));
}
