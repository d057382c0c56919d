import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { currentOperator } from "../page/operator.queries.ts";

interface Anchored {
  seq: string;
  hash: string;
  sealedAt: string;
}

/**
 * Keeps and mails to the operator how far the chain of acts is, once a day in Japan, however often and in however many processes it is asked.
 * Nothing while no act is sealed.
 * @returns whether today's mail was written now
 */
export async function anchorAudit(ctx: Ctx): Promise<boolean> {
  const day = jstDate(ctx.now());
  return runInTransaction(ctx.em, async (em) => {
    const [anchored] = await em.execute<Anchored[]>(
      `with last as (select seq, hash, sealed_at from audit_seal order by seq desc limit 1),
         made as (insert into audit_anchor (day, seq, hash, at) select ?, seq, hash, ? from last on conflict do nothing returning seq)
       select last.seq::text as seq, last.hash, to_char(last.sealed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "sealedAt"
         from last join made on made.seq = last.seq`,
      [day, ctx.now()],
    );
    if (!anchored) return false;
    const { email } = await currentOperator({ em, now: ctx.now });
    const { hash, sealedAt } = anchored;
    ctx.mail(em, { to: email, template: "audit-anchor", locale: "ja", params: { day, count: Number(anchored.seq), hash, sealedAt } });
    return true;
  });
}
