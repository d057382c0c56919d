/** Applications from draft to hire, interviews, and the hours a seeker works. */
export const entry = [
  // A company a seeker does not want to be seen by, e.g. the present employer.
  `create table blocked_company (
    user_id uuid not null,
    company_id uuid not null,
    created_at timestamptz not null,
    primary key (user_id, company_id),
    constraint blocked_company_company_id_foreign foreign key (company_id) references company (id) on update cascade on delete cascade,
    constraint blocked_company_user_id_foreign foreign key (user_id) references users (id) on update cascade on delete cascade
  )`,
  `create index blocked_company_company_id_index on blocked_company (company_id)`,

  // An application of a seeker to a work.
  `create table entry (
    id uuid primary key,
    user_id uuid not null,
    work_id uuid not null,
    company_id uuid not null,
    status text not null default 'APPLIED' check (status in ('APPLIED', 'SCREENING', 'SCHEDULING', 'INTERVIEW', 'OFFERED', 'ACCEPTED',
      'JOINED', 'ON_HOLD', 'REJECTED', 'WITHDRAWN', 'DECLINED', 'JOB_CLOSED', 'ACCOUNT_CLOSED')),
    interview_round int not null default 0,
    held_from text check (held_from in ('APPLIED', 'SCREENING', 'SCHEDULING', 'INTERVIEW', 'OFFERED', 'ACCEPTED', 'JOINED', 'ON_HOLD',
      'REJECTED', 'WITHDRAWN', 'DECLINED', 'JOB_CLOSED', 'ACCOUNT_CLOSED')),
    message text not null default '',
    answers jsonb not null default '[]',
    resume_id uuid,
    consent_version varchar(20) not null,
    consented_at timestamptz not null,
    hidden_from_company boolean not null default false,
    operation_id uuid not null,
    moved_at timestamptz not null,
    version int not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint entry_operation_id_unique unique (operation_id),
    constraint entry_company_id_foreign foreign key (company_id) references company (id) on delete restrict,
    constraint entry_resume_id_foreign foreign key (resume_id) references attachment (id) on delete set null,
    constraint entry_user_id_foreign foreign key (user_id) references users (id) on delete restrict,
    constraint entry_work_id_foreign foreign key (work_id) references work (id) on delete restrict
  )`,
  `create index entry_company_id_status_moved_at_index on entry (company_id, status, moved_at)`,
  // One application at a time: only after it has ended may the same seeker apply to the same work again.
  `create unique index entry_one_open on entry (user_id, work_id)
    where status not in ('JOINED', 'REJECTED', 'WITHDRAWN', 'DECLINED', 'JOB_CLOSED', 'ACCOUNT_CLOSED')`,
  `create index entry_user_id_created_at_index on entry (user_id, created_at)`,
  `create index entry_work_id_status_index on entry (work_id, status)`,

  // An application being written: saved as the seeker types, deleted when sent.
  `create table entry_draft (
    id uuid primary key,
    user_id uuid not null,
    work_id uuid not null,
    message text not null default '',
    answers jsonb not null default '[]',
    resume_id uuid,
    confirmed_version int,
    version int not null default 1,
    updated_at timestamptz not null,
    constraint entry_draft_user_id_work_id_unique unique (user_id, work_id),
    constraint entry_draft_resume_id_foreign foreign key (resume_id) references attachment (id) on delete set null,
    constraint entry_draft_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
    constraint entry_draft_work_id_foreign foreign key (work_id) references work (id) on delete cascade
  )`,

  // One move of an entry: who, when, why.
  `create table entry_event (
    id uuid primary key,
    entry_id uuid not null,
    from_status text check (from_status in ('APPLIED', 'SCREENING', 'SCHEDULING', 'INTERVIEW', 'OFFERED', 'ACCEPTED', 'JOINED', 'ON_HOLD',
      'REJECTED', 'WITHDRAWN', 'DECLINED', 'JOB_CLOSED', 'ACCOUNT_CLOSED')),
    to_status text not null check (to_status in ('APPLIED', 'SCREENING', 'SCHEDULING', 'INTERVIEW', 'OFFERED', 'ACCEPTED', 'JOINED',
      'ON_HOLD', 'REJECTED', 'WITHDRAWN', 'DECLINED', 'JOB_CLOSED', 'ACCOUNT_CLOSED')),
    interview_round int not null default 0,
    actor_kind text not null check (actor_kind in ('SEEKER', 'COMPANY', 'ADMIN', 'SYSTEM')),
    actor_id uuid,
    reason text,
    at timestamptz not null,
    constraint entry_event_entry_id_foreign foreign key (entry_id) references entry (id) on delete cascade
  )`,
  `create index entry_event_entry_id_at_index on entry_event (entry_id, at)`,

  // A filter of the applicants that a member keeps.
  `create table entry_filter (
    id uuid primary key,
    member_id uuid not null,
    name varchar(80) not null,
    filter jsonb not null,
    created_at timestamptz not null,
    constraint entry_filter_member_id_foreign foreign key (member_id) references company_member (id) on delete cascade
  )`,
  `create index entry_filter_member_id_created_at_index on entry_filter (member_id, created_at)`,

  // A member's note about an applicant for colleagues. The seeker never reads it.
  `create table entry_note (
    id uuid primary key,
    entry_id uuid not null,
    member_id uuid,
    body text not null,
    created_at timestamptz not null,
    constraint entry_note_entry_id_foreign foreign key (entry_id) references entry (id) on delete cascade,
    constraint entry_note_member_id_foreign foreign key (member_id) references company_member (id) on delete set null
  )`,
  `create index entry_note_entry_id_created_at_index on entry_note (entry_id, created_at)`,

  // The last time the company was told that an application waits. Apart from the entry, so that a reminder makes no open page stale.
  `create table entry_reminder (
    entry_id uuid primary key,
    reminded_at timestamptz not null,
    constraint entry_reminder_entry_id_foreign foreign key (entry_id) references entry (id) on update cascade on delete cascade
  )`,

  // An employer's checks and filings for somebody it hires: dates and facts only, and only from the offer's acceptance on.
  `create table hire_check (
    entry_id uuid primary key,
    starts_on date,
    is_exempt boolean not null default false,
    is_insured boolean not null default true,
    card_checked_on date,
    card_checked_by_id uuid,
    residence_status text check (residence_status in ('PERMANENT_RESIDENT', 'SPOUSE_OF_JAPANESE', 'SPOUSE_OF_PERMANENT_RESIDENT',
      'LONG_TERM_RESIDENT', 'SPECIAL_PERMANENT_RESIDENT', 'DIPLOMAT', 'OFFICIAL', 'PROFESSOR', 'ARTIST', 'RELIGIOUS_ACTIVITIES',
      'JOURNALIST', 'HIGHLY_SKILLED_PROFESSIONAL', 'BUSINESS_MANAGER', 'LEGAL_ACCOUNTING', 'MEDICAL_SERVICES', 'RESEARCHER', 'INSTRUCTOR',
      'ENGINEER_HUMANITIES_INTERNATIONAL', 'INTRA_COMPANY_TRANSFEREE', 'NURSING_CARE', 'ENTERTAINER', 'SKILLED_LABOR',
      'SPECIFIED_SKILLED_WORKER', 'TECHNICAL_INTERN', 'CULTURAL_ACTIVITIES', 'TEMPORARY_VISITOR', 'STUDENT', 'TRAINEE', 'DEPENDENT',
      'DESIGNATED_ACTIVITIES')),
    card_expires_on date,
    work_condition text check (work_condition in ('NO_RESTRICTION', 'WITHIN_STATUS', 'DESIGNATED', 'PART_TIME_PERMIT', 'NOT_ALLOWED')),
    number_confirmed boolean not null default false,
    notice_due_on date,
    notice_filed_on date,
    notice_filed_by_id uuid,
    reminded_at timestamptz,
    version int not null default 1,
    updated_at timestamptz not null,
    constraint hire_check_card_checked_by_id_foreign foreign key (card_checked_by_id) references company_member (id) on delete set null,
    constraint hire_check_entry_id_foreign foreign key (entry_id) references entry (id) on update cascade on delete cascade,
    constraint hire_check_notice_filed_by_id_foreign foreign key (notice_filed_by_id) references company_member (id) on delete set null
  )`,
  `create index hire_check_card_expires_on_index on hire_check (card_expires_on)`,
  `create index hire_check_open on hire_check (notice_due_on) where notice_filed_on is null and not is_exempt`,

  // A time at which a company can interview one person. It may be offered to several applicants; who picks it first has it.
  `create table interview_slot (
    id uuid primary key,
    company_id uuid not null,
    starts_at timestamptz not null,
    minutes smallint not null,
    way text not null check (way in ('ONSITE', 'ONLINE', 'PHONE')),
    place varchar(300) not null,
    taken_by_id uuid,
    taken_at timestamptz,
    cancelled_at timestamptz,
    created_at timestamptz not null,
    constraint interview_slot_company_id_foreign foreign key (company_id) references company (id) on delete cascade,
    constraint interview_slot_taken_by_id_foreign foreign key (taken_by_id) references entry (id) on delete set null
  )`,
  // The same time and place is offered once; a cancelled one may be offered again.
  `create unique index interview_slot_same on interview_slot (company_id, starts_at, place) where cancelled_at is null`,
  `create index interview_slot_taken_by_id_index on interview_slot (taken_by_id)`,

  // A slot that an applicant may pick.
  `create table interview_offer (
    id uuid primary key,
    entry_id uuid not null,
    slot_id uuid not null,
    created_at timestamptz not null,
    constraint interview_offer_entry_id_slot_id_unique unique (entry_id, slot_id),
    constraint interview_offer_entry_id_foreign foreign key (entry_id) references entry (id) on delete cascade,
    constraint interview_offer_slot_id_foreign foreign key (slot_id) references interview_slot (id) on delete cascade
  )`,
  `create index interview_offer_slot_id_index on interview_offer (slot_id)`,

  // A dated rule of 外国人雇用状況の届出: the law changes by rows, not by code. Rows are added, never changed.
  `create table notice_rule (
    code varchar(60) primary key,
    is_insured boolean not null,
    due_day int,
    valid_from date not null,
    valid_to date,
    source text not null,
    source_date date not null,
    created_by uuid,
    created_at timestamptz,
    constraint notice_rule_day check (due_day between 1 and 31),
    constraint notice_rule_future check (created_at is null or valid_from > (created_at at time zone 'UTC' + interval '9 hours')::date),
    constraint notice_rule_period check (valid_to is null or valid_from <= valid_to)
  )`,
  `create trigger notice_rule_never_changes before update or delete on notice_rule
    for each row execute function dated_rows_never_change()`,
  `insert into notice_rule (code, is_insured, due_day, valid_from, source, source_date) values
    ('hire-insured-2007', true, 10, '2007-10-01', '労働施策総合推進法28条、同施行規則12条（雇用保険被保険者資格取得届とあわせて、翌月10日まで）', '2026-11-21'),
    ('hire-uninsured-2007', false, null, '2007-10-01', '労働施策総合推進法28条、同施行規則12条（雇用保険の被保険者でない人は、翌月の末日まで）', '2026-11-21')`,

  // 長期休業 of the seeker's school: for 留学 the limit is by the day then.
  `create table school_vacation (
    id uuid primary key,
    user_id uuid not null,
    starts_on date not null,
    ends_on date not null,
    created_at timestamptz not null,
    constraint school_vacation_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
    constraint school_vacation_order check (starts_on <= ends_on)
  )`,
  `create index school_vacation_user_id_starts_on_index on school_vacation (user_id, starts_on)`,

  // One member's rating of an applicant; one card per member. The seeker never reads it.
  `create table scorecard (
    id uuid primary key,
    entry_id uuid not null,
    member_id uuid,
    japanese smallint,
    experience smallint,
    communication smallint,
    motivation smallint,
    recommendation text not null check (recommendation in ('YES', 'UNSURE', 'NO')),
    comment text not null default '',
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint scorecard_entry_id_member_id_unique unique (entry_id, member_id),
    constraint scorecard_entry_id_foreign foreign key (entry_id) references entry (id) on delete cascade,
    constraint scorecard_member_id_foreign foreign key (member_id) references company_member (id) on delete set null
  )`,

  // Hours a seeker works somewhere, entered by the seeker for the 28-hour guard. Nobody else sees them.
  `create table shift (
    id uuid primary key,
    user_id uuid not null,
    day date not null,
    start_minute int not null,
    end_minute int not null,
    break_minutes int not null default 0,
    employer varchar(120) not null,
    created_at timestamptz not null,
    constraint shift_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
    constraint shift_break check (break_minutes >= 0 and break_minutes < end_minute - start_minute),
    constraint shift_times check (start_minute >= 0 and start_minute <= 1439 and end_minute > start_minute
      and end_minute <= start_minute + 1440)
  )`,
  `create index shift_user_id_day_index on shift (user_id, day)`,
];
