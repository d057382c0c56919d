import { LockMode } from "@mikro-orm/core";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { requireCompanyOwner } from "../../account/member/company-member.policy.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { newWebhookSecret } from "./sign-webhook.ts";
import type { Webhook } from "./webhook.entity.ts";
import { findOwnWebhook } from "./webhook.queries.ts";
import { WebhookEvent } from "./webhook-event.entity.ts";

/** Hours for which the secret before a new one signs too. */
const formerHours = 24;

/**
 * Gives a receiver a new secret, shown this once; the one before signs too for a day.
 * @throws UserErrors FORBIDDEN, NOT_FOUND
 */
export async function rotateWebhookSecret(ctx: Ctx, { id }: { id: string }): Promise<{ webhook: Webhook; secret: string }> {
  const { memberId, sessionId } = requireCompanyOwner(ctx);
  return runInTransaction(ctx.em, async (em) => {
    const webhook = await findOwnWebhook({ ...ctx, em }, id);
    await em.lock(webhook, LockMode.PESSIMISTIC_WRITE);
    await em.refresh(webhook);
    const secret = newWebhookSecret();
    const formerUntil = new Date(ctx.now().getTime() + formerHours * 3_600_000);
    Object.assign(webhook, { secret, formerSecret: webhook.secret, formerUntil });
    const actor = auditActor({ memberId, sessionId });
    recordAudit(ctx, em, { action: "webhook.rotate", objectType: "Webhook", objectId: id, actor });
    await em.flush();
    return { webhook, secret };
  });
}

/** Ends a receiver with all that waits for it. @throws UserErrors FORBIDDEN, NOT_FOUND */
export async function endWebhook(ctx: Ctx, { id }: { id: string }): Promise<string> {
  const { memberId, sessionId } = requireCompanyOwner(ctx);
  return runInTransaction(ctx.em, async (em) => {
    const webhook = await findOwnWebhook({ ...ctx, em }, id);
    webhook.endedAt = ctx.now();
    await em.nativeDelete(WebhookEvent, { webhook: id });
    const actor = auditActor({ memberId, sessionId });
    recordAudit(ctx, em, { action: "webhook.end", objectType: "Webhook", objectId: id, actor });
    await em.flush();
    return id;
  });
}

/** Sends an event again under its own id, be it given up or delivered; one that waits is left alone. @throws UserErrors FORBIDDEN, NOT_FOUND */
export async function resendWebhookEvent(ctx: Ctx, { id }: { id: string }): Promise<WebhookEvent> {
  const { companyId, memberId, sessionId } = requireCompanyOwner(ctx);
  return runInTransaction(ctx.em, async (em) => {
    const own = { id, webhook: { company: companyId, endedAt: null } };
    const event = isId(id) ? await em.findOne(WebhookEvent, own, { populate: ["webhook"] }) : null;
    if (!event) throw notFound();
    if (event.state === "WAITING") return event;
    Object.assign(event, { state: "WAITING", attempts: 0, dueAt: null, settledAt: null });
    const actor = auditActor({ memberId, sessionId });
    recordAudit(ctx, em, { action: "webhook.resend", objectType: "Webhook", objectId: event.webhook.id, actor });
    await em.flush();
    return event;
  });
}
