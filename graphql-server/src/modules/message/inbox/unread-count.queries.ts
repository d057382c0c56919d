import type { Ctx } from "../../../shared/ctx.ts";
import { stillHereSql } from "../../account/leaving/left-person.ts";

interface Sum {
  count: number;
}

async function sumOf(ctx: Ctx, sql: string, id: string): Promise<number> {
  const [row] = await ctx.em.execute<Sum[]>(sql, [id]);
  return row?.count ?? 0;
}

/** Messages the seeker has not read, over all conversations. */
export function seekerUnreadCount(ctx: Ctx, userId: string): Promise<number> {
  return sumOf(ctx, "select coalesce(sum(seeker_unread), 0)::int as count from conversation where user_id = ?", userId);
}

/** Messages the company has not read, over all conversations but those with people who have left. */
export function companyUnreadCount(ctx: Ctx, companyId: string): Promise<number> {
  return sumOf(
    ctx,
    `select coalesce(sum(c.company_unread), 0)::int as count from conversation c left join users u on u.id = c.user_id
    where c.company_id = ? and not c.hidden_from_company and (u.id is null or (${stillHereSql("u")}))`,
    companyId,
  );
}
