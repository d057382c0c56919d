/** Tables every context relies on: files, the record of who did what, tasks, mail, readings, limits. */
export const base = [
  // Not even this product's own role may change or remove a record of the audit.
  `create function audit_event_append_only() returns trigger language plpgsql as $$ begin raise exception 'audit_event is append-only'; end $$`,

  // Rows that say what holds from a day on are the answer to what held then: they are added, and only one that lies ahead may be taken back.
  `create function dated_rows_never_change() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' and old.valid_from > (now() at time zone 'UTC' + interval '9 hours')::date then return old; end if;
      raise exception 'rows of % are dated: add another', tg_table_name; end $$`,

  // Readings are stored beside the texts: whoever changes a text, its readings are forgotten by a trigger and computed again.
  `create function forget_ruby() returns trigger language plpgsql as $$ begin new.ruby := null; return new; end $$`,
  `create function forget_rubies() returns trigger language plpgsql as $$ begin new.ruby := null; new.ruby_body := null; return new; end $$`,

  // A private file. Reached only by a signed address after a policy check.
  `create table attachment (
    id uuid primary key,
    owner_kind text not null check (owner_kind in ('SEEKER', 'COMPANY', 'ADMIN')),
    owner_id uuid not null,
    purpose text not null check (purpose in ('RESUME', 'MESSAGE', 'PHOTO', 'CERTIFICATE', 'LOGO', 'NEWS', 'MOVIE', 'POSTER', 'ITEMS')),
    file_name varchar(255) not null,
    mime_type varchar(100) not null,
    byte_size int not null,
    sha256 varchar(64) not null,
    storage_key varchar(100) not null,
    state text not null default 'PENDING' check (state in ('PENDING', 'CLEAN', 'INFECTED')),
    created_at timestamptz not null,
    constraint attachment_storage_key_unique unique (storage_key)
  )`,
  `create index attachment_owner_kind_owner_id_purpose_index on attachment (owner_kind, owner_id, purpose)`,

  // Append-only record: the database refuses to change or delete a row.
  `create table audit_event (
    id uuid primary key,
    at timestamptz not null,
    actor_kind text not null check (actor_kind in ('SEEKER', 'COMPANY', 'ADMIN', 'SYSTEM')),
    actor_id uuid,
    session_id uuid,
    ip varchar(64),
    request_id varchar(64),
    action varchar(60) not null,
    object_type varchar(40) not null,
    object_id varchar(64),
    result text not null default 'OK' check (result in ('OK', 'DENIED', 'FAILED')),
    detail jsonb not null default '{}'
  )`,
  `create index audit_event_actor_kind_actor_id_at_index on audit_event (actor_kind, actor_id, at)`,
  `create index audit_event_at_index on audit_event (at)`,
  `create index audit_event_object_type_object_id_at_index on audit_event (object_type, object_id, at)`,
  `create trigger audit_event_append_only before update or delete on audit_event
    for each row execute function audit_event_append_only()`,
  `create trigger audit_event_no_truncate before truncate on audit_event for each statement execute function audit_event_append_only()`,

  // One periodic task: at any time at most one process runs it.
  `create table job_lease (
    name varchar(60) primary key,
    holder varchar(64) not null,
    leased_until timestamptz not null,
    finished_at timestamptz,
    last_error varchar(300)
  )`,

  // A mail written in the transaction that causes it, sent at least once by a worker.
  `create table outbox_mail (
    id uuid primary key,
    recipient varchar(254) not null,
    template varchar(60) not null,
    locale varchar(16) not null,
    content text,
    status text not null default 'PENDING' check (status in ('PENDING', 'SENT', 'FAILED')),
    attempts int not null default 0,
    next_attempt_at timestamptz not null,
    sent_at timestamptz,
    created_at timestamptz not null
  )`,
  `create index outbox_mail_due on outbox_mail (next_attempt_at) where status = 'PENDING'`,

  // The number of attempts in the current window. Written by rate-limiter-flexible.
  `create table rate_limit (
    key varchar(255) primary key,
    points int not null default 0,
    expire bigint
  )`,
  `create index rate_limit_expire_index on rate_limit (expire)`,

  // A reading that the author of a text sets for a word; it wins over the dictionary every time the readings are computed.
  `create table reading_correction (
    id uuid primary key,
    owner_kind text not null check (owner_kind in ('COMPANY', 'WORK', 'NEWS')),
    owner_id uuid not null,
    word varchar(40) not null,
    reading varchar(80) not null,
    created_at timestamptz not null,
    constraint reading_correction_owner_id_word_unique unique (owner_id, word)
  )`,
];
