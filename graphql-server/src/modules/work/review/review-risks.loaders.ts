import DataLoader from "dataloader";
import type { Ctx } from "../../../shared/ctx.ts";

/** Why a posting deserves a closer look, the gravest first. */
export const reviewRisks = ["REPORTED", "RETURNED_BEFORE", "FIRST_POSTING"] as const;
export type ReviewRisk = (typeof reviewRisks)[number];

interface Row {
  id: string;
  REPORTED: boolean;
  RETURNED_BEFORE: boolean;
  FIRST_POSTING: boolean;
}

/** What each posting deserves a closer look for, in one statement. */
export function risksByWork(ctx: Ctx): DataLoader<string, ReviewRisk[]> {
  return new DataLoader(async (ids) => {
    const rows = await ctx.em.execute<Row[]>(
      `select w.id,
         exists (select 1 from work_report r join work o on o.id = r.work_id where o.company_id = w.company_id and r.status = 'OPEN') as "REPORTED",
         exists (select 1 from work_event e where e.work_id = w.id and e.to_status = 'RETURNED') as "RETURNED_BEFORE",
         not exists (select 1 from work p where p.company_id = w.company_id and p.published_at is not null) as "FIRST_POSTING"
       from work w where w.id in (${ids.map(() => "?").join(", ")})`,
      [...ids],
    );
    const byId = new Map(rows.map((row) => [row.id, reviewRisks.filter((risk) => row[risk])]));
    return ids.map((id) => byId.get(id) ?? []);
  });
}
