import type { Ctx } from "../../../shared/ctx.ts";
import { userError } from "../../../shared/user-error.ts";
import { requireOperator } from "../../account/admin/operator.policy.ts";
import { requireRecruiter } from "../../account/member/recruiter.policy.ts";
import type { Conversation, ConversationKind } from "./conversation.entity.ts";

type SideKind = "SEEKER" | "COMPANY" | "ADMIN";

/** One of the two sides of a conversation, as the acting account. */
export interface ConversationSide {
  kind: SideKind;
  /** The acting account: the seeker, the member or the admin. */
  actorId: string;
  /** The condition that holds for all conversations of this side. */
  scope: { user: string } | { company: string; hiddenFromCompany: false } | { kind: { $in: ConversationKind[] } };
}

const sides: Readonly<Record<ConversationKind, readonly [SideKind, SideKind]>> = {
  SEEKER_COMPANY: ["SEEKER", "COMPANY"],
  ADMIN_SEEKER: ["ADMIN", "SEEKER"],
  ADMIN_COMPANY: ["ADMIN", "COMPANY"],
};

export function seekerSide({ viewer }: Pick<Ctx, "viewer">): ConversationSide {
  if (!viewer.seeker) throw userError("UNAUTHENTICATED");
  return { kind: "SEEKER", actorId: viewer.seeker.userId, scope: { user: viewer.seeker.userId } };
}

/** The company's side for reading. */
export function companySide({ viewer }: Pick<Ctx, "viewer">): ConversationSide {
  if (!viewer.company) throw userError("UNAUTHENTICATED");
  return { kind: "COMPANY", actorId: viewer.company.memberId, scope: { company: viewer.company.companyId, hiddenFromCompany: false } };
}

/** The company's side for writing. @throws UserErrors FORBIDDEN for those who only read. */
export function companyWritingSide(ctx: Pick<Ctx, "viewer">): ConversationSide {
  requireRecruiter(ctx);
  return companySide(ctx);
}

/** The operator's side of conversations with seekers and companies; those between the two are not included. */
export function operatorSide(ctx: Pick<Ctx, "viewer">): ConversationSide {
  return { kind: "ADMIN", actorId: requireOperator(ctx).adminId, scope: { kind: { $in: ["ADMIN_SEEKER", "ADMIN_COMPANY"] } } };
}

/** The scope of a side as a condition on the conversation `e`. */
export function conditionOf({ scope }: ConversationSide): { text: string; values: string[] } {
  if ("user" in scope) return { text: "e.user_id = ?", values: [scope.user] };
  if ("company" in scope) return { text: "e.company_id = ? and not e.hidden_from_company", values: [scope.company] };
  return { text: `e.kind in (${scope.kind.$in.map(() => "?").join(", ")})`, values: scope.kind.$in };
}

/** Messages this side has not read. */
export function unreadOf({ seekerUnread, companyUnread, adminUnread }: Conversation, kind: SideKind): number {
  return { SEEKER: seekerUnread, COMPANY: companyUnread, ADMIN: adminUnread }[kind];
}

/** Sets what a side has not read; `readAt` when it has just read. */
export function setUnread(conversation: Conversation, kind: SideKind, { unread, readAt }: { unread: number; readAt?: Date }): void {
  if (kind === "SEEKER") Object.assign(conversation, { seekerUnread: unread, ...(readAt && { seekerReadAt: readAt }) });
  if (kind === "COMPANY") Object.assign(conversation, { companyUnread: unread, ...(readAt && { companyReadAt: readAt }) });
  if (kind === "ADMIN") Object.assign(conversation, { adminUnread: unread, ...(readAt && { adminReadAt: readAt }) });
}

/** The other side of the conversation. */
export function otherSide(conversation: Pick<Conversation, "kind">, kind: SideKind): SideKind {
  const [one, other] = sides[conversation.kind];
  return one === kind ? other : one;
}

/** The time the other side last read the conversation. */
export function readByOther(conversation: Conversation, kind: SideKind): Date | null {
  const { seekerReadAt, companyReadAt, adminReadAt } = conversation;
  return { SEEKER: seekerReadAt, COMPANY: companyReadAt, ADMIN: adminReadAt }[otherSide(conversation, kind)] ?? null;
}
