import type { FilterQuery } from "@mikro-orm/core";
import { containsText } from "../../../platform/search-text/contains-text.ts";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { keyset, latestBy } from "../../../shared/paging/keyset.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { requireOperator } from "../../account/admin/operator.policy.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { Complaint, type ComplaintSubject, type complaintStatuses } from "./complaint.entity.ts";
import { ComplaintStep } from "./complaint-step.entity.ts";

export type ComplaintStatus = (typeof complaintStatuses)[number];
export interface ComplaintFilter {
  keyword?: string | null;
  statuses?: readonly ComplaintStatus[] | null;
  subjects?: readonly ComplaintSubject[] | null;
  /** True: the first answer or the end is late. */
  overdue?: boolean | null;
}

/** A term is over and what it was for has not happened. */
export function isOverdue({ answerDueOn, answeredAt, settleDueOn, settledAt }: Complaint, today: string): boolean {
  return (!answeredAt && answerDueOn < today) || (!settledAt && settleDueOn < today);
}

function conditionsOf({ keyword, statuses, subjects, overdue }: ComplaintFilter, today: string): FilterQuery<Complaint>[] {
  const text = keyword?.trim() ? containsText(keyword) : undefined;
  const late = {
    $or: [
      { answeredAt: null, answerDueOn: { $lt: today } },
      { settledAt: null, settleDueOn: { $lt: today } },
    ],
  };
  return [
    ...(text ? [{ $or: [{ number: text }, { partyName: text }, { partyContact: text }, { body: text }, { outcome: text }] }] : []),
    ...(statuses?.length ? [{ status: { $in: [...statuses] } }] : []),
    ...(subjects?.length ? [{ subject: { $in: [...subjects] } }] : []),
    ...(overdue ? [late] : []),
  ];
}

/** The complaint log, newest first, by keyset. @throws UserErrors FORBIDDEN */
export async function listComplaints(ctx: Ctx, input: { filter?: ComplaintFilter | null; first: number; after?: string | null }) {
  requireOperator(ctx);
  const wanted = conditionsOf(input.filter ?? {}, jstDate(ctx.now()));
  const { where, orderBy, limit, page } = keyset(latestBy("receivedAt"), input);
  const rows = await ctx.em.find(Complaint, { $and: [...wanted, where] }, { orderBy, limit });
  return { ...page(rows), totalCount: () => ctx.em.count(Complaint, { $and: wanted }) };
}

/** One complaint; that it was read is recorded. @throws UserErrors FORBIDDEN */
export async function readComplaint(ctx: Ctx, id: string): Promise<Complaint | null> {
  const { adminId, sessionId } = requireOperator(ctx);
  const complaint = isId(id) ? await ctx.em.findOne(Complaint, { id }) : null;
  if (!complaint) return null;
  const actor = auditActor({ adminId, sessionId });
  recordAudit(ctx, ctx.em, { action: "complaint.read", objectType: "Complaint", objectId: id, actor });
  await ctx.em.flush();
  return complaint;
}

/** Lists the steps taken on a complaint, oldest first. */
export function complaintSteps(ctx: Ctx, complaintId: string): Promise<ComplaintStep[]> {
  return ctx.em.find(ComplaintStep, { complaint: complaintId }, { orderBy: { at: "asc", id: "asc" }, limit: 200 });
}
