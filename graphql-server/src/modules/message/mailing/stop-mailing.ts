import { LockMode } from "@mikro-orm/core";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { requireOperator } from "../../account/admin/operator.policy.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { Mailing } from "./mailing.entity.ts";

/** Stops a mailing: who has it keeps it, the others do not get it. @throws UserErrors NOT_FOUND, ILLEGAL_TRANSITION */
export async function stopMailing(ctx: Ctx, input: { id: string }): Promise<Mailing> {
  const admin = requireOperator(ctx);
  const { id } = parse(z.strictObject({ id: z.string() }), input);
  return runInTransaction(ctx.em, async (em) => {
    const mailing = isId(id) ? await em.findOne(Mailing, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }) : null;
    if (!mailing) throw notFound();
    if (mailing.status !== "SENDING") throw userError("ILLEGAL_TRANSITION", ["id"], { legal: "-" });
    mailing.status = "STOPPED";
    mailing.endedAt = ctx.now();
    const detail = { sent: mailing.sentCount };
    recordAudit(ctx, em, { action: "mailing.stop", objectType: "Mailing", objectId: id, actor: auditActor(admin), detail });
    await em.flush();
    return mailing;
  });
}
