import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId, newId } from "../../../shared/ids.ts";
import { once } from "../../../shared/once.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { requireOperator } from "../../account/admin/operator.policy.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { Mailing } from "./mailing.entity.ts";
import { mailingAudiences } from "./mailing.vocabulary.ts";
import { filterSchema, recipientsSql } from "./mailing-recipients.ts";

/** Recipients written to in one transaction. */
const batchSize = 200;

const schema = z.strictObject({
  audience: z.enum(mailingAudiences),
  filter: filterSchema,
  subject: z.string().trim().min(1).max(200),
  body: z.string().trim().min(1).max(4_000),
  confirmedCount: z.int().min(1),
  operationId: z.string().refine(isId),
});
type Input = z.output<typeof schema>;

/** Fixes who gets it, in batches. @returns how many. */
async function chooseRecipients(em: EntityManager, mailing: Mailing, { audience, filter }: Input): Promise<number> {
  const { text, values } = recipientsSql(audience, filter);
  const [row] = await em.execute<{ count: number }[]>(
    `with chosen as (${text}), placed as (select id, (row_number() over (order by id) - 1) / ${batchSize} as position from chosen),
      written as (
        insert into mailing_batch (mailing_id, position, recipient_ids)
        select ?::uuid, position, array_agg(id order by id) from placed group by position
        returning cardinality(recipient_ids) as size
      )
     select coalesce(sum(size), 0)::int as count from written`,
    [...values, mailing.id],
  );
  return row?.count ?? 0;
}

async function write(ctx: Ctx, em: EntityManager, input: Input): Promise<Mailing> {
  const admin = requireOperator(ctx);
  const { audience, filter, subject, body, confirmedCount, operationId } = input;
  const common = { id: newId(), adminId: admin.adminId, operationId, createdAt: ctx.now() };
  const mailing = em.create(Mailing, { ...common, audience, filter, subject, body, recipientCount: confirmedCount });
  await em.flush();
  const count = await chooseRecipients(em, mailing, input);
  if (count !== confirmedCount) throw userError("RECIPIENTS_CHANGED", ["confirmedCount"], { count });
  const detail = { audience, recipients: count };
  recordAudit(ctx, em, { action: "mailing.start", objectType: "Mailing", objectId: mailing.id, actor: auditActor(admin), detail });
  await em.flush();
  return mailing;
}

/**
 * Sends one text to everybody the filter means, as many as the operator has confirmed. Who they are is fixed now; a task writes to them.
 * The same `operationId` again answers the same mailing.
 * @throws UserErrors RECIPIENTS_CHANGED with the number there is now, OPERATION_CONFLICT
 */
export async function startMailing(ctx: Ctx, input: z.input<typeof schema>): Promise<Mailing> {
  const { adminId } = requireOperator(ctx);
  const values = parse(schema, input);
  const { audience, subject, body, operationId } = values;
  const find = async () => {
    const known = await ctx.em.findOne(Mailing, { operationId });
    const same = known?.adminId === adminId && known.audience === audience && known.subject === subject && known.body === body;
    if (known && !same) throw userError("OPERATION_CONFLICT", ["operationId"]);
    return known;
  };
  return once(ctx, { operationId, find, act: () => runInTransaction(ctx.em, (em) => write(ctx, em, values)) });
}
