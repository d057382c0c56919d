/**
 * What becomes of every table when a seeker's account is erased. A table that is missing here fails a test: whoever adds one decides.
 * - ERASED: rows of the seeker are deleted.
 * - EMPTIED: rows stay for the other side or for statistics; what the seeker or others wrote about them is gone.
 * - KEPT: may hold traces of a person; for how long and why stands beside it (the retention list).
 * - IMPERSONAL: nothing of a seeker is ever in it.
 */
export type Fate = { fate: "ERASED" | "EMPTIED" | "IMPERSONAL" } | { fate: "KEPT"; why: string };

const erased = { fate: "ERASED" } as const;
const emptied = { fate: "EMPTIED" } as const;
const impersonal = { fate: "IMPERSONAL" } as const;
const kept = (why: string) => ({ fate: "KEPT", why }) as const;

export const personalData: Readonly<Record<string, Fate>> = {
  admin_user: impersonal,
  attachment: erased,
  audit_event: kept("Security record, append-only: ids, address of the network and time of acts, no names; one year."),
  blocked_company: erased,
  cancellation_survey: emptied,
  card_payment: kept("Bookkeeping: the amount and the card's brand and last four digits, cut from the account; seven years."),
  company: impersonal,
  company_member: impersonal,
  company_reply: impersonal,
  company_registration: impersonal,
  conversation: emptied,
  credential: erased,
  entry: emptied,
  entry_draft: erased,
  entry_event: emptied,
  inquiry: emptied,
  invoice: impersonal,
  entry_note: erased,
  entry_reminder: impersonal,
  interview_offer: erased,
  interview_slot: emptied,
  job_lease: impersonal,
  ledger_entry: impersonal,
  licence: erased,
  licence_product: impersonal,
  licence_purchase: kept("Bookkeeping: what was sold when, cut from the account; seven years."),
  mail_token: erased,
  mailing: impersonal,
  mailing_batch: emptied,
  message: emptied,
  message_template: impersonal,
  mikro_orm_migrations: impersonal,
  minimum_wage: impersonal,
  movie: impersonal,
  movie_item: impersonal,
  movie_progress: erased,
  news: impersonal,
  news_draft: impersonal,
  notification_setting: erased,
  operator_settings: impersonal,
  outbox_mail: erased,
  payment_notice: impersonal,
  permission_rule: impersonal,
  plan: impersonal,
  practice_answer: erased,
  rate_limit: kept("Keyed hashes of addresses; a day."),
  recovery_code: impersonal,
  reading_correction: impersonal,
  saved_search: erased,
  school_vacation: erased,
  scorecard: erased,
  session: erased,
  shift: erased,
  subscription: impersonal,
  test: impersonal,
  test_attempt: erased,
  test_charge: impersonal,
  test_item: impersonal,
  test_response: erased,
  test_result: erased,
  two_factor: impersonal,
  user_event: emptied,
  user_profile: erased,
  users: emptied,
  work: impersonal,
  work_event: impersonal,
  work_like: erased,
  work_view: kept("A keyed hash that names nobody; two days."),
};
