import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { requireAdminOwner } from "../../account/admin/admin-user.policy.ts";
import { placed } from "../../site/page/placed.ts";
import { nameOf } from "../../site/settings/settings.queries.ts";
import { MinimumWage } from "./minimum-wage.entity.ts";

/** 地域別最低賃金: every row, by prefecture, newest first. @throws UserErrors FORBIDDEN */
export async function listMinimumWages(ctx: Ctx) {
  requireAdminOwner(ctx);
  const today = jstDate(ctx.now());
  const rows = await ctx.em.find(MinimumWage, {}, { orderBy: { prefecture: "asc", validFrom: "desc" }, limit: 47 * 40 });
  const byPrefecture = Map.groupBy(rows, ({ prefecture }) => prefecture);
  const all = [...byPrefecture.values()].flatMap((own) => placed(own, today));
  return Promise.all(
    all.map(async ({ prefecture, validFrom, amount, source, createdBy, createdAt, when }) => {
      const id = `${prefecture}:${validFrom}`;
      return {
        id,
        prefecture,
        validFrom,
        amount,
        source: source ?? null,
        when,
        by: await nameOf(ctx, createdBy),
        createdAt: createdAt ?? null,
      };
    }),
  );
}
