import type { Ctx } from "../../../shared/ctx.ts";

/** Sums the changes of each count to one row. Two at once are harmless: a row is taken by one of them only. */
export async function foldWorkTally({ em }: Pick<Ctx, "em">): Promise<void> {
  await em.execute(
    `with gone as (
      delete from work_tally where (own, beside) in (
        select own, beside from work_tally group by own, beside having count(*) > 1 or sum(change) = 0
      ) returning own, beside, change
    )
    insert into work_tally (own, beside, change) select own, beside, sum(change) from gone group by own, beside having sum(change) <> 0`,
  );
}
