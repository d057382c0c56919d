import { LockMode } from "@mikro-orm/core";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { OutboxMail } from "./outbox-mail.entity.ts";
import { requireMailKeeper } from "./unsent-mail.queries.ts";

/**
 * Has a mail that was given up tried again from the beginning. One that waits already is left alone; one whose content has been erased
 * cannot be sent any more. @throws UserErrors NOT_FOUND
 */
export async function resendMail(ctx: Ctx, { id }: { id: string }): Promise<OutboxMail> {
  const { adminId, sessionId } = requireMailKeeper(ctx);
  return runInTransaction(ctx.em, async (em) => {
    const mail = isId(id) ? await em.findOne(OutboxMail, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }) : null;
    if (!mail?.content) throw notFound();
    if (mail.status !== "FAILED") return mail;
    Object.assign(mail, { status: "PENDING", attempts: 0, failedAt: null, lastError: null });
    const actor = auditActor({ adminId, sessionId });
    recordAudit(ctx, em, { action: "mail.resend", objectType: "Mail", objectId: id, actor });
    await em.flush();
    return mail;
  });
}
