import type { Ctx } from "../../shared/ctx.ts";
import { endedEntryStatuses } from "../entry/entry.vocabulary.ts";

/** Figures of the first screen of a company. */
export interface CompanyFigures {
  openWorkCount: number;
  reviewWorkCount: number;
  newEntryCount: number;
  activeEntryCount: number;
  unreadCount: number;
}

/** Counts works, applications and unread messages of a company in one statement. */
export async function companyFigures(ctx: Ctx, companyId: string): Promise<CompanyFigures> {
  const ended = endedEntryStatuses.map(() => "?").join(", ");
  const rows: CompanyFigures[] = await ctx.em.execute(
    `select
      (select count(*)::int from work where company_id = ? and status = 'OPEN') as "openWorkCount",
      (select count(*)::int from work where company_id = ? and status = 'REVIEW') as "reviewWorkCount",
      (select count(*)::int from entry where not hidden_from_company and company_id = ? and status = 'APPLIED') as "newEntryCount",
      (select count(*)::int from entry where not hidden_from_company and company_id = ? and status not in (${ended})) as "activeEntryCount",
      (select coalesce(sum(company_unread), 0)::int from conversation where not hidden_from_company and company_id = ?) as "unreadCount"`,
    [companyId, companyId, companyId, companyId, ...endedEntryStatuses, companyId],
  );
  const [figures] = rows;
  if (!figures) throw new Error("A count answers one row");
  return figures;
}
