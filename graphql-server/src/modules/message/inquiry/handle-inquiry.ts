import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId, newId } from "../../../shared/ids.ts";
import { notFound, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { requireOperator } from "../../account/admin/operator.policy.ts";
import type { ActOfEvent } from "../../base/audit/audit-actions.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { Inquiry } from "./inquiry.entity.ts";
import { InquiryEvent } from "./inquiry-event.entity.ts";

type ActKind = Exclude<InquiryEvent["kind"], "REPLIED">;

const actionOf: ActOfEvent<"inquiry", ActKind> = {
  ANSWERED: "inquiry.answered",
  NOTED: "inquiry.noted",
  ASSIGNED: "inquiry.assigned",
  MOVED: "inquiry.moved",
};

interface EventData {
  kind: ActKind;
  body?: string;
  to?: InquiryEvent["to"];
  assigneeId?: string | null;
  operationId?: string;
}

/** An act on the locked inquiry; returns the event for its history, null when there was nothing to do. */
export type InquiryAct = (em: EntityManager, inquiry: Inquiry) => Promise<EventData | null> | EventData | null;

/** Locks an inquiry, acts on it and writes history and audit in one transaction. @throws UserErrors FORBIDDEN, NOT_FOUND, STALE_VERSION */
export async function handleInquiry(ctx: Ctx, { id, version }: { id: string; version: number }, act: InquiryAct): Promise<Inquiry> {
  const { adminId, sessionId } = requireOperator(ctx);
  return runInTransaction(ctx.em, async (em) => {
    const inquiry = isId(id) ? await em.findOne(Inquiry, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }) : null;
    if (!inquiry) throw notFound();
    if (inquiry.version !== version) throw userError("STALE_VERSION", ["version"]);
    const event = await act(em, inquiry);
    if (!event) return inquiry;
    const now = ctx.now();
    inquiry.updatedAt = now;
    em.create(InquiryEvent, { id: newId(), inquiry, adminId, at: now, ...event });
    const actor = auditActor({ adminId, sessionId });
    recordAudit(ctx, em, { action: actionOf[event.kind], objectType: "Inquiry", objectId: id, actor });
    await em.flush();
    return inquiry;
  });
}
