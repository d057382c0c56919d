import DataLoader from "dataloader";
import type { Ctx } from "../../../shared/ctx.ts";

/** Recipients of each mailing who have read it. */
export const readCountByMailing = (ctx: Ctx) =>
  new DataLoader<string, number>(async (ids) => {
    const rows = await ctx.em.execute<{ mailing_id: string; count: number }[]>(
      `select mailing_id, count(*)::int as count from conversation
       where mailing_id in (${ids.map(() => "?").join(", ")}) and coalesce(seeker_read_at, company_read_at) is not null group by mailing_id`,
      [...ids],
    );
    const byMailing = new Map(rows.map(({ mailing_id, count }) => [mailing_id, count]));
    return ids.map((id) => byMailing.get(id) ?? 0);
  });
