import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { hasKanji } from "../../../platform/furigana/kana.ts";
import { unseal } from "../../../platform/keys/encrypted-string.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import type { Locale } from "../../../shared/locale.ts";
import { messageOf } from "../../../shared/messages/message-of.ts";
import { companyLocales } from "../../account/member/company-mail-locale.ts";
import { Conversation } from "../conversation/conversation.entity.ts";
import { inboxEvent } from "../inbox/inbox-topic.ts";
import { Message } from "../message/message.entity.ts";
import { unsearched } from "../message/message.search-index.ts";
import { Mailing } from "./mailing.entity.ts";

/** Other tasks wait while this one runs, so a run ends after this long and goes on behind them. */
const runMs = 800;

interface Recipient {
  id: string;
  address: string;
  locale: Locale;
  wants_mail: boolean;
}

/** Those of a batch who can still read it, locked so that nobody is erased in between. */
const recipientStatements = {
  SEEKER: `select r.id, r.email as address, r.locale, not exists (
      select 1 from notification_setting s where s.user_id = r.id and s.family = 'MESSAGE' and not s.email) as wants_mail
    from users r where r.status = 'ACTIVE' and r.id in (
      select unnest(recipient_ids) from mailing_batch where mailing_id = ? and position = ?) order by r.id for share of r`,
  COMPANY: `select r.id, r.contact_email as address, 'ja' as locale, true as wants_mail
    from company r where r.status in ('PENDING', 'ACTIVE') and r.id in (
      select unnest(recipient_ids) from mailing_batch where mailing_id = ? and position = ?) order by r.id for share of r`,
} as const;

async function findRecipients(em: EntityManager, { id, audience }: Mailing, position: number): Promise<Recipient[]> {
  const rows = await em.execute<Recipient[]>(recipientStatements[audience], [id, position]);
  if (audience === "SEEKER") return rows.map((row) => ({ ...row, address: unseal(row.address) }));
  const locales = await companyLocales(
    em,
    rows.map((row) => ({ id: row.id, contactEmail: row.address })),
  );
  return rows.map((row) => ({ ...row, locale: locales.get(row.id) ?? row.locale }));
}

function writeTo(ctx: Ctx, em: EntityManager, mailing: Mailing, recipient: Recipient): Conversation {
  const now = ctx.now();
  const isSeeker = mailing.audience === "SEEKER";
  const whom = isSeeker
    ? ({ kind: "ADMIN_SEEKER", user: recipient.id, seekerUnread: 1 } as const)
    : ({ kind: "ADMIN_COMPANY", company: recipient.id, companyUnread: 1 } as const);
  const { id: conversationId } = { id: newId() };
  const conversation = em.create(Conversation, {
    id: conversationId,
    ...whom,
    subject: mailing.subject,
    mailing,
    lastMessageAt: now,
    createdAt: now,
  });
  const sender = { senderKind: "ADMIN", senderId: mailing.adminId } as const;
  const text = { body: mailing.body, ruby: mailing.ruby ?? null, ...unsearched };
  em.create(Message, { id: newId(), conversation, ...sender, ...text, operationId: newId(), createdAt: now });
  if (recipient.wants_mail) {
    const { address: to, locale } = recipient;
    const from = messageOf("OPERATOR_NAME", locale);
    ctx.mail(em, { to, locale, template: "message-received", params: { conversationId, side: mailing.audience, from } });
  }
  return conversation;
}

/** Counts a batch as sent; the mailing ends with its last one. */
async function closeBatch(
  ctx: Ctx,
  em: EntityManager,
  mailing: Mailing,
  batch: { position: number; size: number; sent: number },
): Promise<void> {
  const key = [mailing.id, batch.position];
  await em.execute("update mailing_batch set sent_at = ? where mailing_id = ? and position = ?", [ctx.now(), ...key]);
  mailing.sentCount += batch.sent;
  mailing.skippedCount += batch.size - batch.sent;
  const [left] = await em.execute<{ count: number }[]>(
    "select count(*)::int as count from mailing_batch where mailing_id = ? and sent_at is null",
    [mailing.id],
  );
  if (left?.count === 0) Object.assign(mailing, { status: "SENT", endedAt: ctx.now() });
}

/**
 * The next batch of a mailing, in one transaction: everybody in it gets conversation, message and mail, or nobody does. The mailing's row is
 * locked, so two processes never send the same batch.
 * @returns false when nothing was left.
 */
async function sendBatch(ctx: Ctx, id: string): Promise<boolean> {
  const written = await runInTransaction(ctx.em, async (em) => {
    const mailing = await em.findOne(Mailing, { id, status: "SENDING" }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    const [batch] = await em.execute<{ position: number; size: number }[]>(
      "select position, cardinality(recipient_ids) as size from mailing_batch where mailing_id = ? and sent_at is null order by position limit 1",
      [id],
    );
    if (!mailing || !batch) return null;
    const recipients = await findRecipients(em, mailing, batch.position);
    const conversations = recipients.map((recipient) => writeTo(ctx, em, mailing, recipient));
    await closeBatch(ctx, em, mailing, { ...batch, sent: recipients.length });
    await em.flush();
    return conversations;
  });
  for (const conversation of written ?? []) ctx.publish(inboxEvent(conversation, null));
  ctx.em.clear();
  return written !== null;
}

/** Readings of the body, computed once for everybody. Without them the text is shown plainly. */
async function prepare(ctx: Ctx, id: string): Promise<void> {
  const mailing = await ctx.em.findOneOrFail(Mailing, { id });
  if (mailing.ruby) return;
  const body = hasKanji(mailing.body) ? await ctx.furigana.annotate({ text: mailing.body, own: [] }).catch(() => null) : null;
  await ctx.em.nativeUpdate(Mailing, { id }, { ruby: body ? { body } : {} });
  ctx.em.clear();
}

/** Sends waiting mailings, oldest first, for `forMs` milliseconds. Safe to repeat and to run in parallel. @returns batches sent. */
export async function sendMailings(ctx: Ctx, forMs = runMs): Promise<number> {
  const end = performance.now() + forMs;
  let sent = 0;
  const [waiting] = await ctx.em.execute<{ id: string }[]>(
    "select id from mailing where status = 'SENDING' order by created_at, id limit 1",
  );
  if (!waiting) return sent;
  await prepare(ctx, waiting.id);
  do {
    if (!(await sendBatch(ctx, waiting.id))) return sent;
    sent += 1;
  } while (performance.now() < end);
  return sent;
}
