import type { EntityManager } from "@mikro-orm/postgresql";
import type { ReplyTarget } from "../../../platform/mail/in/reply-address.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { localeOf } from "../../../shared/locale.ts";
import { messageOf } from "../../../shared/messages/message-of.ts";
import { Company } from "../../account/company/company.entity.ts";
import { namedForCompany } from "../../account/leaving/left-person.ts";
import { companyReader } from "../../account/member/company-mail-locale.ts";
import { wantsMail } from "../../account/notification/notification.queries.ts";
import { User } from "../../account/seeker/user.entity.ts";
import type { Conversation } from "../conversation/conversation.entity.ts";
import { writingMember } from "../message/writing-member.ts";

/** The sender, as the reader of the mail knows them. */
async function senderOf(em: EntityManager, { conversation, to }: Told, locale: string): Promise<{ name: string; about?: string }> {
  if (conversation.kind !== "SEEKER_COMPANY") return { name: messageOf("OPERATOR_NAME", localeOf(locale)) };
  if (to !== "SEEKER") return conversation.user ? namedForCompany(em, conversation.user.id, locale) : { name: "" };
  return { name: conversation.company ? (await em.findOneOrFail(Company, conversation.company.id)).name : "" };
}

interface Told {
  conversation: Conversation;
  to: "SEEKER" | "COMPANY" | "ADMIN";
}

/** The reader of a mail; `replyTo` is there for those who may answer. */
interface Recipient {
  to: string;
  locale: string;
  replyTo?: ReplyTarget;
}

async function recipientOf(em: EntityManager, { conversation, to }: Told): Promise<Recipient | null> {
  const replyTo = { kind: "conversation", id: conversation.id } as const;
  if (to === "COMPANY" && conversation.company) {
    const company = await em.findOneOrFail(Company, conversation.company.id);
    const reader = await companyReader(em, company);
    return (await writingMember(em, company)) ? { ...reader, replyTo } : reader;
  }
  if (to !== "SEEKER" || !conversation.user) return null;
  const user = await em.findOneOrFail(User, conversation.user.id);
  return (await wantsMail(em, user.id, "MESSAGE")) ? { to: user.email, locale: user.locale, replyTo } : null;
}

/**
 * Mails a side that messages wait; called for the first unread one only, so that a conversation does not flood a mailbox. The operator reads on the
 * site alone.
 */
export async function tellOfMessage(ctx: Ctx, em: EntityManager, told: Told): Promise<void> {
  const recipient = await recipientOf(em, told);
  if (!recipient) return;
  const { name: from, ...about } = await senderOf(em, told, recipient.locale);
  const params = { conversationId: told.conversation.id, side: told.to, from };
  ctx.mail(em, { ...recipient, ...about, template: "message-received", params });
}
