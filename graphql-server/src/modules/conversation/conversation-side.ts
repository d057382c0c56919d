import type { Ctx } from "../../shared/ctx.ts";
import { userError } from "../../shared/user-error.ts";
import { requireRecruiter } from "../entry/entry.policy.ts";
import type { Conversation } from "./conversation.entity.ts";

/** One of the two sides of a seeker–company conversation, as whoever acts. */
export interface ConversationSide {
  kind: "SEEKER" | "COMPANY";
  /** Who writes: the seeker or the member. */
  actorId: string;
  /** What the conversations of this side have in common. */
  scope: { user: string } | { company: string; hiddenFromCompany: false };
}

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

/** Messages this side has not read. */
export function unreadOf(conversation: Conversation, kind: ConversationSide["kind"]): number {
  return kind === "SEEKER" ? conversation.seekerUnread : conversation.companyUnread;
}

/** Sets what a side has not read; `readAt` when it has just read. */
export function setUnread(conversation: Conversation, kind: ConversationSide["kind"], state: { unread: number; readAt?: Date }): void {
  if (kind === "SEEKER") {
    conversation.seekerUnread = state.unread;
    if (state.readAt) conversation.seekerReadAt = state.readAt;
  } else {
    conversation.companyUnread = state.unread;
    if (state.readAt) conversation.companyReadAt = state.readAt;
  }
}

/** The side across the table. */
export function otherSide(kind: ConversationSide["kind"]): ConversationSide["kind"] {
  return kind === "SEEKER" ? "COMPANY" : "SEEKER";
}
