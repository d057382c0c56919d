/** The operator's own pages and terms, and the news. */
export const site = [
  // The text of a legal page from a day on; before the first row the text that came with the product holds. Rows are added, never changed.
  `create table legal_text (
    page text not null check (page in ('TERMS', 'PRIVACY', 'LAW', 'COMPANY_INFO')),
    valid_from date not null,
    texts jsonb not null,
    created_by uuid not null,
    created_at timestamptz not null,
    primary key (page, valid_from),
    constraint legal_text_future check (valid_from > (created_at at time zone 'UTC' + interval '9 hours')::date)
  )`,
  `create trigger legal_text_never_changes before update or delete on legal_text
    for each row execute function dated_rows_never_change()`,

  // A news item or a column.
  `create table news (
    id uuid primary key,
    category text not null check (category in ('NEWS', 'COLUMN')),
    topic text not null default 'SERVICE' check (topic in ('SERVICE', 'MAINTENANCE', 'SAFETY', 'LAW', 'JAPANESE', 'JOB_HUNT', 'LIFE')),
    audience text not null default 'PUBLIC' check (audience in ('PUBLIC', 'SEEKER', 'COMPANY')),
    status text not null default 'DRAFT' check (status in ('DRAFT', 'SCHEDULED', 'PUBLISHED', 'ARCHIVED')),
    title varchar(160) not null,
    summary varchar(400) not null,
    body_html text not null,
    search_text text not null default '',
    ruby jsonb,
    ruby_body jsonb,
    publish_at timestamptz,
    published_at timestamptz,
    created_by uuid,
    updated_by uuid,
    version int not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create index news_category_audience_status_published_at_index on news (category, audience, status, published_at)`,
  `create index news_ruby_missing on news (id) where ruby is null`,
  `create trigger news_ruby before update of title, summary, body_html on news for each row execute function forget_rubies()`,

  // An editor's text that is not saved yet: kept every few seconds, gone when it is saved or thrown away.
  `create table news_draft (
    admin_id uuid not null,
    subject varchar(36) not null,
    content jsonb not null,
    base_version int,
    saved_at timestamptz not null,
    primary key (admin_id, subject)
  )`,
  `create index news_draft_subject_saved_at_index on news_draft (subject, saved_at)`,

  // A term of the operator's work from a day on. Rows are added, never changed.
  `create table operating_term (
    code text not null check (code in ('COMPLAINT_ANSWER', 'COMPLAINT_SETTLE', 'COMPLAINT_KEPT', 'INQUIRY_KEPT')),
    valid_from date not null,
    amount int not null,
    basis varchar(400) not null,
    created_by uuid,
    created_at timestamptz not null,
    primary key (code, valid_from),
    constraint operating_term_amount check (amount > 0),
    constraint operating_term_future check (valid_from >= (created_at at time zone 'UTC' + interval '9 hours')::date)
  )`,
  `create trigger operating_term_never_changes before update or delete on operating_term
    for each row execute function dated_rows_never_change()`,
  `insert into operating_term (code, valid_from, amount, basis, created_by, created_at) values
    ('COMPLAINT_ANSWER', '2020-01-01', 3, '受付メールでお約束している「3営業日以内」。職業安定法は苦情の適切かつ迅速な処理を求めています（日数の定めはありません）。', null, '2019-12-31T00:00:00Z'),
    ('COMPLAINT_SETTLE', '2020-01-01', 30, '社内基準。職業安定法は苦情の適切かつ迅速な処理を求めています（日数の定めはありません）。', null, '2019-12-31T00:00:00Z'),
    ('COMPLAINT_KEPT', '2020-01-01', 3, '社内基準。毎年の事業概況報告と再発防止のために保存します。', null, '2019-12-31T00:00:00Z'),
    ('INQUIRY_KEPT', '2020-01-01', 365, 'プライバシーポリシーで示している保存期間（1年）。', null, '2019-12-31T00:00:00Z')`,

  // The facts about who runs the site, from a day on.
  `create table operator_settings (
    id uuid primary key,
    valid_from date not null,
    name varchar(120) not null,
    name_en varchar(120) not null,
    representative varchar(120) not null,
    representative_en varchar(120) not null,
    manager varchar(120) not null,
    manager_en varchar(120) not null,
    postal_code varchar(7) not null,
    address varchar(300) not null,
    address_en varchar(300) not null,
    phone varchar(20) not null,
    phone_hours varchar(120) not null,
    phone_hours_en varchar(120) not null,
    email varchar(254) not null,
    established_on date not null,
    corporate_number varchar(13) not null,
    invoice_number varchar(14) not null,
    bank_account varchar(200) not null default '',
    permit text not null default 'TODOKEDE' check (permit in ('TODOKEDE', 'SHOKUGYO_SHOKAI')),
    notification_number varchar(40) not null,
    notification_date date not null,
    complaint_desk varchar(120) not null,
    complaint_desk_en varchar(120) not null,
    complaint_person varchar(120) not null,
    complaint_person_en varchar(120) not null,
    privacy_officer varchar(120) not null,
    privacy_officer_en varchar(120) not null,
    demo boolean not null default false,
    created_by uuid,
    created_at timestamptz not null,
    constraint operator_settings_valid_from_unique unique (valid_from)
  )`,
  `create trigger operator_settings_never_changes before update or delete on operator_settings
    for each row execute function dated_rows_never_change()`,
  // An example that says so (demo): an operator adds the real one.
  `insert into operator_settings (id, valid_from, name, name_en, representative, representative_en, manager, manager_en, postal_code,
      address, address_en, phone, phone_hours, phone_hours_en, email, established_on, corporate_number, invoice_number, permit,
      notification_number, notification_date, complaint_desk, complaint_desk_en, complaint_person, complaint_person_en, privacy_officer,
      privacy_officer_en, bank_account, demo, created_at) values
    ('019a9000-0000-7000-8000-000000000001', '2026-01-01', '株式会社ことばワークス', 'Kotoba Works Inc.', '代表取締役 言葉 結',
      'Yui Kotoba, representative director', '言葉 結', 'Yui Kotoba', '1000004', '東京都千代田区大手町0-0-0 ことばビル3階',
      'Kotoba Building 3F, 0-0-0 Otemachi, Chiyoda-ku, Tokyo', '03-0000-0000', '平日10:00〜17:00、土日祝日・年末年始を除く',
      'weekdays 10:00–17:00 JST, except public holidays', 'support@kotoba-works.example', '2026-01-05', '4010001234567', 'T4010001234567',
      'TODOKEDE', '51-募-000000', '2026-02-02', 'ことばワークス 相談窓口', 'Kotoba Works help desk', '相談 窓口', 'Madoguchi Sodan', '管理本部長 守田 信',
      'Makoto Morita, head of administration',
      'みほん銀行 本店 普通 1234567 カ）コトバワークス', true, '2026-01-01T00:00:00Z')`,
];
