import type { FilterQuery } from "@mikro-orm/core";
import { containsText } from "../../../platform/search-text/contains-text.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { keyset } from "../../../shared/paging/keyset.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { AdminUser } from "../../account/admin/admin-user.entity.ts";
import { requireOperator } from "../../account/admin/operator.policy.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { Inquiry, type InquiryCategory } from "./inquiry.entity.ts";
import type { InquiryStatus } from "./inquiry.status.ts";
import { InquiryEvent } from "./inquiry-event.entity.ts";

/** OLDEST is the queue: the inquiry that has waited longest comes first. */
export const inquirySorts = ["OLDEST", "NEWEST"] as const;
export type InquirySort = (typeof inquirySorts)[number];

export interface InquiryFilter {
  keyword?: string | null;
  statuses?: readonly InquiryStatus[] | null;
  categories?: readonly InquiryCategory[] | null;
  /** True: only those assigned to the viewer. */
  mine?: boolean | null;
}
export interface InquiryListInput {
  filter?: InquiryFilter | null;
  sort?: InquirySort;
  first: number;
  after?: string | null;
}

function conditionsOf({ keyword, statuses, categories, mine }: InquiryFilter, adminId: string): FilterQuery<Inquiry>[] {
  const text = keyword?.trim() ? containsText(keyword) : undefined;
  return [
    ...(text ? [{ $or: [{ ticket: text }, { name: text }, { email: text }, { companyName: text }, { body: text }] }] : []),
    ...(statuses?.length ? [{ status: { $in: [...statuses] } }] : []),
    ...(categories?.length ? [{ category: { $in: [...categories] } }] : []),
    ...(mine ? [{ assignedTo: adminId }] : []),
  ];
}

/** Inquiries by keyset. @throws UserErrors FORBIDDEN */
export async function listInquiries(ctx: Ctx, input: InquiryListInput) {
  const { adminId } = requireOperator(ctx);
  const wanted = conditionsOf(input.filter ?? {}, adminId);
  const direction = input.sort === "NEWEST" ? "desc" : "asc";
  const { where, orderBy, limit, page } = keyset({ key: "createdAt", kind: "TIME", direction }, input);
  const rows = await ctx.em.find(Inquiry, { $and: [...wanted, where] }, { orderBy, limit });
  return { ...page(rows), totalCount: () => ctx.em.count(Inquiry, { $and: wanted }) };
}

/** One inquiry; that it was read is recorded. @throws UserErrors FORBIDDEN */
export async function readInquiry(ctx: Ctx, id: string): Promise<Inquiry | null> {
  const { adminId, sessionId } = requireOperator(ctx);
  const inquiry = isId(id) ? await ctx.em.findOne(Inquiry, { id }) : null;
  if (!inquiry) return null;
  const actor = auditActor({ adminId, sessionId });
  recordAudit(ctx, ctx.em, { action: "inquiry.read", objectType: "Inquiry", objectId: id, actor });
  await ctx.em.flush();
  return inquiry;
}

/** Lists the acts on an inquiry, oldest first. */
export function inquiryEvents(ctx: Ctx, inquiryId: string): Promise<InquiryEvent[]> {
  return ctx.em.find(InquiryEvent, { inquiry: inquiryId }, { orderBy: { at: "asc", id: "asc" }, limit: 200 });
}

/** Colleagues who may answer. @throws UserErrors FORBIDDEN */
export function listOperators(ctx: Ctx): Promise<AdminUser[]> {
  requireOperator(ctx);
  const answering = { status: "ACTIVE", role: { $in: ["OWNER", "OPERATOR"] } } as const;
  return ctx.em.find(AdminUser, answering, { orderBy: { name: "asc", id: "asc" }, limit: 200 });
}
