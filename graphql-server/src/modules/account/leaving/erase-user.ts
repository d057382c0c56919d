import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { recipientKey } from "../../base/jobs/outbox-mail.entity.ts";
import { tokenEmail } from "../password/mail-token.entity.ts";
import { setSeekerEmail, User } from "../seeker/user.entity.ts";
import { inquiryEmail } from "./inquiry-email.ts";

type Statement = (user: { id: string; email: string }) => readonly [sql: string, ...values: string[]];

const ownConversations = "select id from conversation where user_id = ?";
const ownFiles = `select id from attachment where (owner_kind = 'SEEKER' and owner_id = ?)
  or id in (select attachment_id from message where conversation_id in (${ownConversations}))`;

/**
 * The statements that erase a seeker, table by table, in this order (personal-data.ts lists the fate of each table). The words of both
 * sides go: a company's message to a person speaks of that person.
 */
const statements: readonly Statement[] = [
  ({ id }) => [
    "update entry set message = '', answers = '', resume_id = null, offer_way = null, offer_status = null, offer_weekly_hours = null, offer_starts_on = null, tag_ids = '{}' where user_id = ?",
    id,
  ],
  ({ id }) => ["update entry_event set reason = null where entry_id in (select id from entry where user_id = ?)", id],
  ({ id }) => ["delete from entry_note where entry_id in (select id from entry where user_id = ?)", id],
  ({ id }) => ["delete from hire_check where entry_id in (select id from entry where user_id = ?)", id],
  ({ id }) => ["delete from scorecard where entry_id in (select id from entry where user_id = ?)", id],
  ({ id }) => ["delete from interview_offer where entry_id in (select id from entry where user_id = ?)", id],
  ({ id }) => ["update interview_slot set taken_by_id = null where taken_by_id in (select id from entry where user_id = ?)", id],
  ({ id }) => ["delete from entry_draft where user_id = ?", id],
  ({ id }) => [`delete from attachment where id in (${ownFiles})`, id, id],
  ({ id }) => [
    `update message set body = '', ruby = null, phrase = null, search_key = '', search_tokens = '{}', attachment_id = null
     where conversation_id in (${ownConversations})`,
    id,
  ],
  ({ id }) => ["update message set sender_id = null where sender_kind = 'SEEKER' and sender_id = ?", id],
  ({ id }) => ["update conversation set subject = null, seeker_unread = 0 where user_id = ?", id],
  ({ id }) => ["update cancellation_survey set user_id = null, comment = null where user_id = ?", id],
  ({ id }) => ["update work set like_count = like_count - 1 where id in (select work_id from work_like where user_id = ?)", id],
  ({ id }) => ["delete from work_like where user_id = ?", id],
  ({ id }) => ["delete from hidden_work where user_id = ?", id],
  ({ id }) => ["delete from oauth_record where payload ->> 'accountId' = 'SEEKER:' || ?", id],
  ({ id }) => ["delete from session where kind = 'SEEKER' and account_id = ?", id],
  ({ id }) => ["delete from credential where kind = 'SEEKER' and account_id = ?", id],
  ({ id }) => ["delete from passkey where kind = 'SEEKER' and account_id = ?", id],
  ({ id }) => ["delete from passkey_challenge where kind = 'SEEKER' and account_id = ?", id],
  ({ id }) => ["delete from linked_identity where user_id = ?", id],
  ({ id }) => ["delete from provider_visit where account_id = ?", id],
  ({ id }) => ["delete from email_change where kind = 'SEEKER' and account_id = ?", id],
  ({ id, email }) => {
    const { text, values } = tokenEmail.sql("email_key", email);
    return [`delete from mail_token where kind = 'SEEKER' and (account_id = ? or ${text})`, id, ...values];
  },
  ({ email }) => {
    const { text, values } = recipientKey.sql("recipient_key", email);
    return [`delete from outbox_mail where ${text}`, ...values];
  },
  ({ id }) => ["update outbox_mail set about_id = null where about_id = ?", id],
  ({ id }) => ["delete from saved_search where user_id = ?", id],
  ({ id }) => ["delete from scout_setting where user_id = ?", id],
  ({ id }) => ["delete from scout_consent where user_id = ?", id],
  ({ id }) => ["delete from scout_listing where user_id = ?", id],
  ({ id }) => ["update scout set body = null, decline_reason = null, report_reason = null where user_id = ?", id],
  ({ id }) => ["update scout_search set people = array_remove(people, ?::uuid) where people @> array[?::uuid]", id, id],
  ({ id }) => ["delete from blocked_company where user_id = ?", id],
  ({ id }) => ["delete from notification_setting where user_id = ?", id],
  ({ id }) => ["delete from shift where user_id = ?", id],
  ({ id }) => ["delete from school_vacation where user_id = ?", id],
  ({ id }) => ["delete from licence where user_id = ?", id],
  ({ id }) => ["update refund set reason = null where purchase_id in (select id from licence_purchase where user_id = ?)", id],
  ({ id }) => ["update licence_purchase set user_id = null where user_id = ?", id],
  ({ id }) => ["update card_payment set user_id = null, payment_method = null where user_id = ?", id],
  ({ id }) => ["delete from movie_progress where user_id = ?", id],
  ({ id }) => ["delete from practice_answer where user_id = ?", id],
  ({ id }) => ["delete from practice_day where user_id = ?", id],
  ({ id }) => ["delete from test_result where user_id = ?", id],
  ({ id }) => ["delete from test_response where attempt_id in (select id from test_attempt where user_id = ?)", id],
  ({ id }) => ["delete from test_attempt where user_id = ?", id],
  ({ id, email }) => {
    const { text, values } = inquiryEmail.sql("email_key", email);
    return [`update inquiry_event set body = '' where inquiry_id in (select id from inquiry where user_id = ? or ${text})`, id, ...values];
  },
  ({ id, email }) => {
    const { text, values } = inquiryEmail.sql("email_key", email);
    return [
      `update inquiry set name = '', email = '', email_key = null, body = '', company_name = null, search_tokens = '{}', search_key = '',
         user_id = null where user_id = ? or ${text}`,
      id,
      ...values,
    ];
  },
  ({ id }) => ["update user_event set reason = null where user_id = ?", id],
  ({ id }) => [
    "update mailing_batch set recipient_ids = array_remove(recipient_ids, ?::uuid) where recipient_ids @> array[?::uuid]",
    id,
    id,
  ],
  ({ id }) => ["delete from user_profile where user_id = ?", id],
];

function filesOf(em: EntityManager, id: string): Promise<{ storage_key: string }[]> {
  return em.execute(`select storage_key from attachment where id in (${ownFiles})`, [id, id]);
}

/**
 * Erases everything personal of a seeker whose grace period is over; the account stays as an id without a person, so that statistics and
 * the companies' lists keep their numbers. Does nothing when the seeker came back. Safe to repeat.
 */
export async function eraseUser(ctx: Ctx, userId: string): Promise<boolean> {
  return runInTransaction(ctx.em, async (em) => {
    const due = { id: userId, status: "CANCELLING", eraseAfter: { $lte: ctx.now() } } as const;
    const user = await em.findOne(User, due, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!user) return false;
    const { id, email } = user;
    const files = await filesOf(em, id);
    for (const statement of statements) {
      const [sql, ...values] = statement({ id, email });
      await em.execute(sql, values);
    }
    setSeekerEmail(user, `${id}@erased.invalid`);
    user.status = "ERASED";
    user.locale = "ja";
    user.eraseAfter = null;
    user.updatedAt = ctx.now();
    recordAudit(ctx, em, { action: "user.erase", objectType: "User", objectId: id });
    await em.flush();
    // Before the rows are gone for everybody: a crash in between leaves rows, and the next run deletes the rest; the other order would leave
    // files nobody knows of.
    for (const { storage_key } of files) await ctx.storage.delete(storage_key);
    return true;
  });
}
