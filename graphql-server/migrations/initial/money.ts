/** Payments by card and by transfer, licences of seekers, plans and bills of companies, the book. */
export const money = [
  // Bills are numbered by the database, so that two processes never give one number twice.
  `create sequence invoice_number`,

  // A 全銀 file of the operator's bank: looked at first, then imported once.
  `create table bank_file (
    id uuid primary key,
    sha256 varchar(64) not null,
    file_name varchar(200) not null,
    status text not null default 'STAGED' check (status in ('STAGED', 'IMPORTED')),
    content bytea not null,
    account varchar(120) not null,
    from_day varchar(10) not null,
    to_day varchar(10) not null,
    line_count int not null,
    total bigint not null,
    matched_count int not null default 0,
    open_count int not null default 0,
    known_count int not null default 0,
    uploaded_by_id uuid not null,
    uploaded_at timestamptz not null,
    imported_at timestamptz,
    constraint bank_file_sha256_unique unique (sha256),
    constraint bank_file_uploaded_by_id_foreign foreign key (uploaded_by_id) references admin_user (id) on delete restrict
  )`,
  `create index bank_file_uploaded_at_index on bank_file (uploaded_at)`,

  // Money that came in on the operator's account: a line of the bank's file, or what the accountant wrote down.
  `create table bank_payment (
    id uuid primary key,
    source text not null check (source in ('FILE', 'HAND')),
    status text not null default 'OPEN' check (status in ('OPEN', 'ASSIGNED', 'RETURNED', 'SET_ASIDE', 'TAKEN_BACK')),
    file_id uuid,
    line int,
    fingerprint varchar(64),
    paid_on varchar(10) not null,
    amount int not null,
    assigned int not null default 0,
    payer_name varchar(100) not null,
    bank_name varchar(40),
    branch_name varchar(40),
    edi_info varchar(40),
    note varchar(500),
    operation_id uuid,
    created_by_id uuid not null,
    created_at timestamptz not null,
    version int not null default 1,
    constraint bank_payment_fingerprint_unique unique (fingerprint),
    constraint bank_payment_operation_id_unique unique (operation_id),
    constraint bank_payment_created_by_id_foreign foreign key (created_by_id) references admin_user (id) on delete restrict,
    constraint bank_payment_file_id_foreign foreign key (file_id) references bank_file (id) on delete restrict,
    constraint bank_payment_amounts check (amount > 0 and assigned >= 0 and assigned <= amount)
  )`,
  `create index bank_payment_file_id_line_index on bank_payment (file_id, line)`,
  `create index bank_payment_status_paid_on_index on bank_payment (status, paid_on)`,

  // A payment by card, from the wish to pay to its end.
  `create table card_payment (
    id uuid primary key,
    purpose text not null check (purpose in ('LICENCE', 'INVOICE')),
    user_id uuid,
    company_id uuid,
    invoice_id uuid,
    customer varchar(120),
    amount int not null,
    status text not null default 'PENDING' check (status in ('PENDING', 'ACTION', 'PAID', 'DECLINED', 'CANCELED', 'UNSETTLED')),
    description varchar(200) not null,
    payment_method varchar(200),
    provider text not null check (provider in ('STRIPE', 'TEST')),
    reference varchar(120),
    decline_reason varchar(40),
    card_brand varchar(30),
    card_last4 varchar(4),
    operation_id uuid not null,
    attempts int not null default 0,
    next_attempt_at timestamptz not null,
    settled_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint card_payment_operation_id_unique unique (operation_id),
    constraint card_payment_reference_unique unique (reference),
    constraint card_payment_company_id_foreign foreign key (company_id) references company (id) on delete set null,
    constraint card_payment_user_id_foreign foreign key (user_id) references users (id) on delete set null
  )`,
  `create index card_payment_invoice_id_created_at_index on card_payment (invoice_id, created_at)`,
  `create index card_payment_status_next_attempt_at_index on card_payment (status, next_attempt_at)`,
  `create index card_payment_user_id_created_at_index on card_payment (user_id, created_at)`,

  // A bill (適格請求書) for a plan.
  `create table invoice (
    id uuid primary key,
    number varchar(20) not null,
    company_id uuid not null,
    kind text not null check (kind in ('START', 'UPGRADE', 'RENEW')),
    status text not null default 'INVOICED' check (status in ('INVOICED', 'PARTIAL', 'PAID', 'OVERPAID', 'OVERDUE', 'VOID')),
    method text not null check (method in ('CARD', 'TRANSFER')),
    recipient_name varchar(120) not null,
    lines jsonb not null,
    subtotal int not null,
    tax_rate int not null,
    tax int not null,
    total int not null,
    paid_amount int not null default 0,
    plan_code text not null check (plan_code in ('FREE', 'STANDARD', 'PREMIUM')),
    period_start timestamptz not null,
    period_end timestamptz not null,
    operation_id uuid,
    issued_at timestamptz not null,
    due_at timestamptz not null,
    paid_at timestamptz,
    version int not null default 1,
    constraint invoice_number_unique unique (number),
    constraint invoice_operation_id_unique unique (operation_id),
    constraint invoice_company_id_foreign foreign key (company_id) references company (id) on delete restrict,
    constraint invoice_sum check (subtotal + tax = total and total >= 0 and paid_amount >= 0)
  )`,
  `create index invoice_company_id_issued_at_index on invoice (company_id, issued_at)`,
  // Two processes that renew at once write one bill.
  `create unique index invoice_one_period on invoice (company_id, period_start) where kind = 'RENEW' and status <> 'VOID'`,
  `create index invoice_status_due_at_index on invoice (status, due_at)`,

  // Money of a payment that belongs to an invoice. Never changed: undoing it is told beside it.
  `create table bank_assignment (
    id uuid primary key,
    payment_id uuid not null,
    invoice_id uuid not null,
    amount int not null check (amount > 0),
    how text not null check (how in ('MATCHED', 'HAND')),
    by_id uuid not null,
    at timestamptz not null,
    undone_at timestamptz,
    undone_reason varchar(500),
    constraint bank_assignment_by_id_foreign foreign key (by_id) references admin_user (id) on delete restrict,
    constraint bank_assignment_invoice_id_foreign foreign key (invoice_id) references invoice (id) on delete restrict,
    constraint bank_assignment_payment_id_foreign foreign key (payment_id) references bank_payment (id) on delete restrict
  )`,
  `create index bank_assignment_invoice_id_index on bank_assignment (invoice_id)`,
  `create index bank_assignment_payment_id_index on bank_assignment (payment_id)`,

  // A payer's name that the accountant assigned to a company by hand: the next transfer finds it alone.
  `create table known_payer (
    id uuid primary key,
    key varchar(100) not null,
    company_id uuid not null,
    created_at timestamptz not null,
    constraint known_payer_key_company_id_unique unique (key, company_id),
    constraint known_payer_company_id_foreign foreign key (company_id) references company (id) on delete cascade
  )`,

  // One side of a posting in the double-entry book. Never changed: a mistake is posted the other way round.
  `create table ledger_entry (
    id uuid primary key,
    transaction_id uuid not null,
    account text not null check (account in ('RECEIVABLE', 'SALES', 'TAX', 'CASH_CARD', 'CASH_BANK', 'DEPOSIT')),
    amount int not null,
    company_id uuid,
    invoice_id uuid,
    memo varchar(60) not null,
    at timestamptz not null,
    constraint ledger_entry_company_id_foreign foreign key (company_id) references company (id) on delete set null
  )`,
  `create index ledger_entry_company_id_at_index on ledger_entry (company_id, at)`,
  `create index ledger_entry_invoice_id_index on ledger_entry (invoice_id)`,
  `create index ledger_entry_transaction_id_index on ledger_entry (transaction_id)`,

  // Something for sale to seekers.
  `create table licence_product (
    code varchar(30) primary key,
    kind text not null check (kind in ('EXAM_ATTEMPT', 'CERTIFICATE', 'PREMIUM_MOVIES')),
    name varchar(80) not null,
    name_en varchar(80) not null,
    uses int,
    days int not null,
    price int not null,
    tax_rate int not null default 10,
    "position" int not null default 0,
    active boolean not null default true
  )`,
  `insert into licence_product (code, kind, name, name_en, uses, days, price, tax_rate, "position", active) values
    ('EXAM_3', 'EXAM_ATTEMPT', '日本語力測定テスト 3回分', 'Japanese proficiency measurement, 3 sittings', 3, 180, 1980, 10, 1, true),
    ('CERTIFICATE_1', 'CERTIFICATE', '日本語力測定 証明書 1通', 'Certificate of measured proficiency, 1 copy', 1, 180, 1100, 10, 2, true),
    ('MOVIES_90', 'PREMIUM_MOVIES', 'プレミアム学習動画 90日間', 'Premium learning movies, 90 days', null, 90, 2980, 10, 3, true)`,

  // An order of a seeker; it is paid when its payment is.
  `create table licence_purchase (
    id uuid primary key,
    user_id uuid,
    product_code varchar(30) not null,
    payment_id uuid not null,
    price int not null,
    tax_rate int not null,
    uses int,
    days int not null,
    terms_version varchar(20) not null,
    receipt_number varchar(40),
    created_at timestamptz not null,
    constraint licence_purchase_payment_id_unique unique (payment_id),
    constraint licence_purchase_receipt_number_unique unique (receipt_number),
    constraint licence_purchase_payment_id_foreign foreign key (payment_id) references card_payment (id) on delete restrict,
    constraint licence_purchase_product_code_foreign foreign key (product_code) references licence_product (code) on delete restrict,
    constraint licence_purchase_user_id_foreign foreign key (user_id) references users (id) on delete set null
  )`,
  `create index licence_purchase_user_id_created_at_index on licence_purchase (user_id, created_at)`,

  // The right to sit exams, get a certificate or watch premium movies for some time.
  `create table licence (
    id uuid primary key,
    user_id uuid not null,
    purchase_id uuid not null,
    kind text not null check (kind in ('EXAM_ATTEMPT', 'CERTIFICATE', 'PREMIUM_MOVIES')),
    uses_left int check (uses_left >= 0),
    valid_from timestamptz not null,
    valid_until timestamptz not null,
    constraint licence_purchase_id_unique unique (purchase_id),
    constraint licence_purchase_id_foreign foreign key (purchase_id) references licence_purchase (id) on delete restrict,
    constraint licence_user_id_foreign foreign key (user_id) references users (id) on delete cascade
  )`,
  `create index licence_user_id_kind_valid_until_index on licence (user_id, kind, valid_until)`,

  // A message of the provider that has been taken in: the same one again changes nothing.
  `create table payment_notice (
    id varchar(120) primary key,
    received_at timestamptz not null
  )`,

  // Money of a licence that goes back to the card it came from.
  `create table refund (
    id uuid primary key,
    purchase_id uuid not null,
    payment_id uuid not null,
    amount int not null default 0 check (amount >= 0),
    status text not null check (status in ('PENDING', 'DONE', 'PARTIAL', 'REFUSED')),
    source text not null check (source in ('OPERATOR', 'PROVIDER')),
    cause text check (cause in ('WITHIN_TERMS', 'DOUBLE_CHARGE', 'OPERATOR_FAULT')),
    reason varchar(500),
    by_id uuid,
    operation_id uuid,
    number varchar(40),
    ended_uses_left int,
    ended_valid_until timestamptz,
    attempts int not null default 0,
    next_attempt_at timestamptz not null,
    created_at timestamptz not null,
    done_at timestamptz,
    version int not null default 1,
    constraint refund_number_unique unique (number),
    constraint refund_operation_id_unique unique (operation_id),
    constraint refund_payment_id_unique unique (payment_id),
    constraint refund_purchase_id_unique unique (purchase_id),
    constraint refund_by_id_foreign foreign key (by_id) references admin_user (id) on delete restrict,
    constraint refund_payment_id_foreign foreign key (payment_id) references card_payment (id) on delete restrict,
    constraint refund_purchase_id_foreign foreign key (purchase_id) references licence_purchase (id) on delete restrict
  )`,
  `create index refund_status_next_attempt_at_index on refund (status, next_attempt_at)`,

  // A company's way of paying for its plan.
  `create table subscription (
    company_id uuid primary key,
    status text not null default 'NONE' check (status in ('NONE', 'ACTIVE', 'PAST_DUE')),
    method text not null default 'CARD' check (method in ('CARD', 'TRANSFER')),
    period_start timestamptz,
    period_end timestamptz,
    anchor_day int,
    next_plan text check (next_plan in ('FREE', 'STANDARD', 'PREMIUM')),
    customer varchar(120),
    card_method varchar(120),
    card_brand varchar(30),
    card_last4 varchar(4),
    pending_card varchar(120),
    past_due_since timestamptz,
    next_dunning_at timestamptz,
    version int not null default 1,
    updated_at timestamptz not null,
    constraint subscription_company_id_foreign foreign key (company_id) references company (id) on update cascade on delete cascade
  )`,
  `create index subscription_status_next_dunning_at_index on subscription (status, next_dunning_at)`,
  `create index subscription_status_period_end_index on subscription (status, period_end)`,

  // A charge as the built-in test gateway remembers it, like a provider on its side. Empty where a real provider is set.
  `create table test_charge (
    id varchar(40) primary key,
    key varchar(120) not null,
    amount int not null,
    status text not null default 'OPEN' check (status in ('OPEN', 'ACTION', 'PAID', 'DECLINED', 'CANCELED')),
    method varchar(40),
    refunded int not null default 0,
    refund_key varchar(120),
    client_secret varchar(100) not null,
    constraint test_charge_key_unique unique (key)
  )`,
];
