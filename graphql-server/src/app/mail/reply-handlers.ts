import { inquiryReplies } from "../../modules/message/inquiry/reply-by-mail.ts";
import { conversationReplies } from "../../modules/message/message/reply-by-mail.ts";
import type { ReplyKind } from "../../platform/mail/in/reply-address.ts";
import type { ReplyHandler } from "../../shared/reply.ts";

/** What takes the answers to mails, by what they answer. */
export const replyHandlers: Readonly<Record<ReplyKind, ReplyHandler>> = {
  conversation: conversationReplies,
  inquiry: inquiryReplies,
};
