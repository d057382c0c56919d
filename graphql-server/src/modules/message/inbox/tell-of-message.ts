import type { EntityManager } from "@mikro-orm/postgresql";
import type { ReplyTarget } from "../../../platform/mail/in/reply-address.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import type { Locale } from "../../../shared/locale.ts";
import { messageOf } from "../../../shared/messages/message-of.ts";
import { companyNameIn } from "../../account/company/company-name.ts";
import {
  companyAmong,
  hasWritingMember,
  type IdSql,
  type MailReaders,
  readMailReaders,
  seekerForCompany,
  wantsMailOf,
} from "../../account/notification/mail-readers.queries.ts";
import type { Conversation } from "../conversation/conversation.entity.ts";

/** The sender, as the reader of the mail knows them. */
function senderOf({ conversation, to }: Told, readers: MailReaders, locale: Locale): { name: string; about?: string } {
  if (conversation.kind !== "SEEKER_COMPANY") return { name: messageOf("OPERATOR_NAME", locale) };
  if (to !== "SEEKER") return conversation.user ? seekerForCompany(readers, locale) : { name: "" };
  return { name: readers.company ? companyNameIn(locale, readers.company) : "" };
}

interface Told {
  conversation: Conversation;
  to: "SEEKER" | "COMPANY" | "ADMIN";
}

/** The reader of a mail; `replyTo` is there for those who may answer. */
interface Recipient {
  to: string;
  locale: Locale;
  replyTo?: ReplyTarget;
}

function recipientOf({ conversation, to }: Told, readers: MailReaders): Recipient | null {
  const replyTo = { kind: "conversation", id: conversation.id } as const;
  const { company, user } = readers;
  if (to === "COMPANY" && company) {
    const reader = companyAmong(readers, company);
    return hasWritingMember(readers, company) ? { ...reader, replyTo } : reader;
  }
  if (to !== "SEEKER" || !user) return null;
  return wantsMailOf(readers, "MESSAGE") ? { to: user.email, locale: user.locale, replyTo } : null;
}

/** Both sides of a conversation that is in the database. */
export function readersOfConversation(em: EntityManager, id: string): Promise<MailReaders> {
  const side = (column: string): IdSql => ({ text: `(select ${column} from conversation where id = ?)`, values: [id] });
  return readMailReaders(em, { user: side("user_id"), company: side("company_id") });
}

/** Both sides of a conversation that is about to be written. */
export function readersOfNew(em: EntityManager, { user, company }: Pick<Conversation, "user" | "company">): Promise<MailReaders> {
  const known = (id: string | undefined): IdSql => ({ text: "nullif(?, '')::uuid", values: [id ?? ""] });
  return readMailReaders(em, { user: known(user?.id), company: known(company?.id) });
}

/**
 * Mails a side that messages wait; called for the first unread one only, so that a conversation does not flood a mailbox. The operator reads on the
 * site alone.
 */
export function tellOfMessage(ctx: Ctx, em: EntityManager, told: Told & { readers: MailReaders }): void {
  const recipient = recipientOf(told, told.readers);
  if (!recipient) return;
  const { name: from, ...about } = senderOf(told, told.readers, recipient.locale);
  const params = { conversationId: told.conversation.id, side: told.to, from };
  ctx.mail(em, { ...recipient, ...about, template: "message-received", params });
}
