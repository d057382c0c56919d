/**
 * Every column of the product that holds text and is not encrypted, by what it says of people. A column that is neither here nor encrypted
 * fails a test, so whoever adds one has to decide.
 */
interface PlainColumns {
  /** Nothing of a person: codes, texts of the operator and of postings, hashes, file types. */
  impersonal?: string;
  /** Of people, and in plain text: each with its reason. */
  personal?: Readonly<Record<string, string>>;
}

const network = "Address of the network, for the record of security; no name, address or text of a person.";
const ofOperator = "The operator's own people: a few people, listed in the order of their names.";
const business = "A company's public fact: it stands on postings, bills or the site.";
const tokens = "Keyed hashes of pieces of text: they say nothing without the key but which rows share a piece.";
const chosen = "Choices from lists, compared by matching in SQL; no words of the person.";
const byCompany = "A company's own words for itself, read by its members; not about one person.";
const bookkeeping = "Bookkeeping of companies, compared by the law's rules for search in the books.";
const outside = "A number of the card company's, which names nobody.";
const ofWorks =
  "title title_en occupation workplace_name city address_line postal_code nearest_station workplace_change_scope smoking_note description " +
  "description_en duties_change_scope requirements japanese_use accepted_statuses required_qualifications allowances commuting raise bonus " +
  "pay_closing pay_day work_times work_time_note holidays insurance_note renewal_criteria renewal_limit trial_conditions retirement appeal " +
  "benefit_kinds benefits selection documents screening_questions employer_name employer_address contact_form_url return_reason workplace_kind " +
  "specified_skill_field";
const contactOfPosting = { contact_email: business, contact_phone: business };

export const plainColumns: Readonly<Record<string, PlainColumns>> = {
  admin_user: { personal: { email: ofOperator, name: ofOperator } },
  api_key: { impersonal: "name prefix token_hash former_token_hash scopes" },
  client_operation: { impersonal: "client name sha256 meaning text advice" },
  attachment: { impersonal: "mime_type sha256 storage_key" },
  audit_anchor: { impersonal: "hash" },
  audit_event: {
    impersonal: "request_id action object_type object_id",
    personal: { ip: network, detail: "Facts of an act by ids, and the reason the operator typed: sealed by a hash over the plain row." },
  },
  audit_seal: { impersonal: "hash" },
  bank_assignment: { personal: { undone_reason: bookkeeping } },
  bank_file: {
    impersonal: "sha256 file_name from_day to_day",
    personal: { content: `${bookkeeping} The bank's file as it came.`, account: bookkeeping },
  },
  bank_payment: {
    impersonal: "fingerprint paid_on bank_name branch_name",
    personal: { payer_name: bookkeeping, edi_info: bookkeeping, note: bookkeeping },
  },
  cancellation_survey: { impersonal: "reasons" },
  card_payment: {
    impersonal: "description decline_reason card_brand",
    personal: { customer: outside, payment_method: outside, reference: outside, card_last4: "Four digits, for the receipt." },
  },
  company: {
    impersonal:
      "name name_kana name_en corporate_number postal_code city address_line building website_url description plan_code ruby ruby_body refusal",
    personal: { contact_email: business, contact_phone: business, representative: business },
  },
  company_event: { impersonal: "reason" },
  company_photo: { impersonal: "shown waiting return_reason" },
  company_registration: {
    impersonal: "terms_version",
    personal: { facts: `${business} Forgotten after a day when nobody confirms them.` },
  },
  company_template: { personal: { name: byCompany, body: byCompany } },
  posting_profile: { personal: { facts: byCompany, workplaces: byCompany } },
  complaint: { impersonal: "number search_key", personal: { search_tokens: tokens } },
  data_incident: { impersonal: "number" },
  conversation: { personal: { subject: "The operator's heading of a letter, the same for everybody who got it; searched as it stands." } },
  credential: { impersonal: "password_hash" },
  deployment: { impersonal: "place address" },
  entry: {
    impersonal: "consent_version",
    personal: {
      offer_status: "在留資格 from its list, which an offer under a condition names; no number.",
      tag_ids: "Ids of a company's own tags, by which its members look for applicants; emptied when the person leaves.",
    },
  },
  entry_filter: { personal: { name: byCompany, filter: "Choices from lists; the name of an applicant that was typed is not kept." } },
  entry_tag: { personal: { name: byCompany } },
  hire_check: {
    personal: {
      residence_status: "在留資格 from its list, which the law has the employer check, read by its reminders; no number, no picture.",
    },
  },
  inquiry: { impersonal: "ticket search_key", personal: { search_tokens: tokens } },
  interview_slot: { personal: { place: "Where a company meets people: its own room or link, compared so that no slot stands twice." } },
  invoice: { impersonal: "number lines", personal: { recipient_name: business } },
  key_check: { impersonal: "id value" },
  known_payer: { personal: { key: bookkeeping } },
  language_version: { impersonal: "title summary body_html source_key search_text ruby ruby_body" },
  ledger_entry: { impersonal: "memo" },
  legal_text: { impersonal: "texts changes" },
  licence_product: { impersonal: "code name name_en" },
  licence_purchase: { impersonal: "product_code terms_version receipt_number" },
  mail_token: { impersonal: "token_hash" },
  mailing: { impersonal: "filter subject body ruby" },
  message: { impersonal: "search_key", personal: { search_tokens: tokens } },
  message_template: { impersonal: "name subject body" },
  minimum_wage: { impersonal: "source" },
  movie: { impersonal: "title description captions captions_en transcript search_text ruby ruby_body" },
  movie_progress: { impersonal: "ranges" },
  news: { impersonal: "title summary body_html search_text ruby ruby_body" },
  news_draft: { impersonal: "subject content" },
  notice_rule: { impersonal: "code source" },
  operating_term: { impersonal: "basis" },
  operator_settings: {
    impersonal:
      "name name_en postal_code address address_en phone phone_hours phone_hours_en email corporate_number invoice_number bank_account notification_number telecom_number",
    personal: Object.fromEntries(
      ["representative", "manager", "complaint_desk", "complaint_person", "privacy_officer"].flatMap((column) =>
        [column, `${column}_en`].map((name) => [name, "The operator's own names that the law has it publish."]),
      ),
    ),
  },
  outbox_mail: { impersonal: "template" },
  passkey: { impersonal: "credential_id public_key transports" },
  passkey_challenge: { impersonal: "challenge_hash" },
  payment_notice: { impersonal: "id" },
  permission_rule: {
    impersonal:
      "code status designation categories workplace_kinds employment_types fields reason source evidence evidence_en evidence_easy",
  },
  plan: { impersonal: "name name_en" },
  provider_visit: { impersonal: "browser_hash state_hash" },
  rate_limit: { impersonal: "key" },
  reading_correction: { personal: { word: byCompany, reading: byCompany } },
  recovery_code: { impersonal: "code_hash" },
  refund: { impersonal: "number" },
  saved_search: {
    impersonal: "token_hash",
    personal: {
      filter: "What somebody looks for in postings: places, kinds of work and search words, without a name; compared as it stands.",
    },
  },
  scout_consent: { impersonal: "version" },
  scout_listing: { personal: { family: chosen } },
  scout_permit: { impersonal: "number" },
  scout_search: { impersonal: "conditions" },
  scout_setting: { personal: { families: chosen, experience: chosen } },
  scout_stop: { impersonal: "reason" },
  webhook: { impersonal: "url scopes" },
  webhook_event: { impersonal: "type data last_answer" },
  oauth_client: { impersonal: "name recipient purpose purpose_en country redirect_uris origins scopes" },
  oauth_record: { impersonal: "id model grant_id uid payload" },
  session: { impersonal: "token_hash grant_id scopes", personal: { ip: network, user_agent: network } },
  subscription: {
    impersonal: "card_brand",
    personal: { customer: outside, card_method: outside, pending_card: outside, card_last4: outside },
  },
  task_run: { impersonal: "name last_error" },
  rule_tier: { impersonal: "rule reason" },
  terms_consent: { impersonal: "version" },
  test: { impersonal: "code title title_en bank_version calibration" },
  test_charge: { impersonal: "id key method refund_key client_secret" },
  test_item: {
    impersonal: "code stem passage script options explanation explanation_en finding",
    personal: { reviewer: "The name that the operator gives for who reviewed an item; shown in the back office alone." },
  },
  test_response: { impersonal: "option_order" },
  test_result: { impersonal: "probabilities skills flags certificate_code signature" },
  user_profile: {
    impersonal: "search_key",
    personal: {
      measurement: "Figures of the exam, shown to companies by matching.",
      ...{ qualifications: chosen, other_languages: chosen, wished_prefectures: chosen, wished_categories: chosen },
      ...{ wished_employment_types: chosen, search_tokens: tokens },
      ...{ residence_status: chosen, designated_activity: chosen, specified_skill_field: chosen },
    },
  },
  users: { impersonal: "terms_version" },
  work: { impersonal: `${ofWorks} reference_number search_text search_tokens ruby ruby_body`, personal: contactOfPosting },
  work_event: { impersonal: "reason" },
  work_revision: { impersonal: `${ofWorks} base taken`, personal: contactOfPosting },
  work_tally: { impersonal: "own beside" },
  work_view: { impersonal: "visitor" },
};
