/** Conversations, mailings, inquiries and complaints. */
export const message = [
  // A complaint and how it was handled: 職業安定法 asks for prompt and proper handling, and the yearly report counts them.
  `create table complaint (
    id uuid primary key,
    number varchar(12) not null,
    received_at timestamptz not null,
    channel text not null check (channel in ('FORM', 'MAIL', 'PHONE', 'LETTER', 'AUTHORITY')),
    party text not null check (party in ('SEEKER', 'COMPANY', 'OTHER')),
    party_name varchar(100) not null,
    party_contact varchar(254) not null,
    subject text not null check (subject in ('POSTING_DIFFERS', 'POSTING_ENDED', 'COMPANY_CONDUCT', 'DISCRIMINATION', 'PERSONAL_DATA',
      'FEE', 'SERVICE', 'OTHER')),
    body text not null,
    work_id uuid,
    company_id uuid,
    inquiry_id uuid,
    status text not null default 'OPEN' check (status in ('OPEN', 'ANSWERED', 'SETTLED')),
    assigned_to uuid,
    answer_due_on date not null,
    settle_due_on date not null,
    answered_at timestamptz,
    settled_at timestamptz,
    outcome text not null default '',
    prevention text not null default '',
    answer_reminded_at timestamptz,
    settle_reminded_at timestamptz,
    created_by uuid not null,
    version int not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint complaint_inquiry_id_unique unique (inquiry_id),
    constraint complaint_number_unique unique (number)
  )`,
  `create index complaint_company_id_index on complaint (company_id)`,
  `create index complaint_received_at_index on complaint (received_at)`,
  `create index complaint_status_settle_due_on_index on complaint (status, settle_due_on)`,

  // A step goes only together with its complaint, when the time for keeping that is over.
  `create function complaint_step_append_only() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' and not exists (select from complaint where id = old.complaint_id) then return old; end if;
      raise exception 'complaint_step is append-only'; end $$`,

  // One step of handling a complaint; the database refuses to change it.
  `create table complaint_step (
    id uuid primary key,
    complaint_id uuid not null,
    kind text not null check (kind in ('RECEIVED', 'INVESTIGATED', 'ANSWERED', 'MEASURE', 'NOTE', 'ASSIGNED', 'SETTLED', 'REOPENED')),
    admin_id uuid not null,
    body text not null,
    at timestamptz not null,
    constraint complaint_step_complaint_id_foreign foreign key (complaint_id) references complaint (id) on delete cascade
  )`,
  `create index complaint_step_complaint_id_at_index on complaint_step (complaint_id, at)`,
  `create trigger complaint_step_append_only before update or delete on complaint_step
    for each row execute function complaint_step_append_only()`,

  // A question or a complaint to the operator.
  `create table inquiry (
    id uuid primary key,
    ticket varchar(12) not null,
    operation_id uuid not null,
    category text not null check (category in ('SERVICE', 'APPLICATION', 'POSTING', 'EXAM', 'PERSONAL_DATA', 'COMPANY', 'OTHER')),
    status text not null default 'NEW' check (status in ('NEW', 'IN_PROGRESS', 'DONE', 'SPAM')),
    name varchar(100) not null,
    email varchar(254) not null,
    company_name varchar(120),
    body text not null,
    work_id uuid,
    user_id uuid,
    locale varchar(16) not null,
    assigned_to uuid,
    answered_at timestamptz,
    done_at timestamptz,
    version int not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint inquiry_operation_id_unique unique (operation_id),
    constraint inquiry_ticket_unique unique (ticket)
  )`,
  `create index inquiry_created_at_index on inquiry (created_at)`,
  `create index inquiry_status_created_at_index on inquiry (status, created_at)`,

  // One thing that was done with an inquiry: who, when, what.
  `create table inquiry_event (
    id uuid primary key,
    inquiry_id uuid not null,
    kind text not null check (kind in ('ANSWERED', 'NOTED', 'ASSIGNED', 'MOVED')),
    admin_id uuid not null,
    body text not null default '',
    to_status text check (to_status in ('NEW', 'IN_PROGRESS', 'DONE', 'SPAM')),
    assignee_id uuid,
    operation_id uuid,
    at timestamptz not null,
    constraint inquiry_event_operation_id_unique unique (operation_id),
    constraint inquiry_event_inquiry_id_foreign foreign key (inquiry_id) references inquiry (id) on delete cascade
  )`,
  `create index inquiry_event_inquiry_id_at_index on inquiry_event (inquiry_id, at)`,

  // One text from the operator to many: each recipient gets a conversation of their own.
  `create table mailing (
    id uuid primary key,
    audience text not null check (audience in ('SEEKER', 'COMPANY')),
    filter jsonb not null,
    subject varchar(200) not null,
    body text not null,
    ruby jsonb,
    status text not null default 'SENDING' check (status in ('SENDING', 'SENT', 'STOPPED')),
    recipient_count int not null,
    sent_count int not null default 0,
    skipped_count int not null default 0,
    admin_id uuid not null,
    operation_id uuid not null,
    created_at timestamptz not null,
    ended_at timestamptz,
    constraint mailing_operation_id_unique unique (operation_id)
  )`,
  `create index mailing_audience_created_at_id_index on mailing (audience, created_at, id)`,
  `create index mailing_sending on mailing (created_at, id) where status = 'SENDING'`,

  // A conversation between two sides. A seeker and a company write to each other only about an entry.
  `create table conversation (
    id uuid primary key,
    kind text not null check (kind in ('SEEKER_COMPANY', 'ADMIN_SEEKER', 'ADMIN_COMPANY')),
    user_id uuid,
    company_id uuid,
    entry_id uuid,
    subject varchar(200),
    mailing_id uuid,
    last_message_at timestamptz not null,
    seeker_unread int not null default 0,
    company_unread int not null default 0,
    admin_unread int not null default 0,
    seeker_read_at timestamptz,
    company_read_at timestamptz,
    admin_read_at timestamptz,
    hidden_from_company boolean not null default false,
    created_at timestamptz not null,
    constraint conversation_entry_id_unique unique (entry_id),
    constraint conversation_company_id_foreign foreign key (company_id) references company (id) on delete restrict,
    constraint conversation_entry_id_foreign foreign key (entry_id) references entry (id) on delete restrict,
    constraint conversation_mailing_id_foreign foreign key (mailing_id) references mailing (id) on delete set null,
    constraint conversation_user_id_foreign foreign key (user_id) references users (id) on delete restrict,
    constraint conversation_unread check (seeker_unread >= 0 and company_unread >= 0 and admin_unread >= 0)
  )`,
  `create index conversation_company_id_last_message_at_index on conversation (company_id, last_message_at)`,
  `create index conversation_kind_last_message_at_id_index on conversation (kind, last_message_at, id)`,
  `create index conversation_mailing on conversation (mailing_id) where mailing_id is not null`,
  `create index conversation_user_id_last_message_at_index on conversation (user_id, last_message_at)`,

  // Some recipients of a mailing: all of them get it in one transaction, or none.
  `create table mailing_batch (
    mailing_id uuid not null,
    "position" int not null,
    recipient_ids uuid[] not null,
    sent_at timestamptz,
    primary key (mailing_id, "position"),
    constraint mailing_batch_mailing_id_foreign foreign key (mailing_id) references mailing (id) on delete cascade
  )`,

  // One message, plain text.
  `create table message (
    id uuid primary key,
    conversation_id uuid not null,
    sender_kind text not null check (sender_kind in ('SEEKER', 'COMPANY', 'ADMIN', 'SYSTEM')),
    sender_id uuid,
    body text not null,
    ruby jsonb,
    attachment_id uuid,
    operation_id uuid not null,
    search_text text,
    search_tokens text[] not null default '{}',
    created_at timestamptz not null,
    constraint message_operation_id_unique unique (operation_id),
    constraint message_attachment_id_foreign foreign key (attachment_id) references attachment (id) on delete set null,
    constraint message_conversation_id_foreign foreign key (conversation_id) references conversation (id) on delete cascade
  )`,
  `create index message_conversation_id_created_at_id_index on message (conversation_id, created_at, id)`,
  `create index message_created_at_id_index on message (created_at, id)`,
  `create index message_ruby_missing on message (id) where ruby is null`,
  `create index message_search_missing on message (id) where search_text is null`,
  `create index message_search_tokens on message using gin (search_tokens)`,
  `create trigger message_ruby before update of body on message for each row execute function forget_ruby()`,

  // A text that the operator sends often.
  `create table message_template (
    id uuid primary key,
    audience text not null check (audience in ('SEEKER', 'COMPANY')),
    name varchar(80) not null,
    subject varchar(200) not null,
    body text not null,
    version int not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint message_template_audience_name_unique unique (audience, name)
  )`,
];
