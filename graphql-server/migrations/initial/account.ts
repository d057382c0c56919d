/** Tables of those who sign in (seekers, companies with their members, the operator) and of how they prove who they are. */
export const account = [
  // A person of the operator's back office.
  `create table admin_user (
    id uuid primary key,
    email varchar(254) not null,
    name varchar(120) not null,
    role text not null check (role in ('OWNER', 'OPERATOR', 'EDITOR', 'ACCOUNTANT')),
    status text not null default 'ACTIVE' check (status in ('ACTIVE', 'DISABLED')),
    version int not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint admin_user_email_unique unique (email)
  )`,

  // A partner's key to the works API.
  `create table api_key (
    id uuid primary key,
    name varchar(80) not null,
    prefix varchar(12) not null,
    token_hash varchar(64) not null,
    scopes text[] not null,
    requests_per_minute int not null,
    created_by_id uuid not null,
    created_at timestamptz not null,
    last_used_at timestamptz,
    revoked_at timestamptz,
    constraint api_key_prefix_unique unique (prefix),
    constraint api_key_token_hash_unique unique (token_hash),
    constraint api_key_created_by_id_foreign foreign key (created_by_id) references admin_user (id) on delete restrict
  )`,
  `create index api_key_created_at_id_index on api_key (created_at, id)`,

  // A company that asked to register and has not yet opened the link of its mail. Forgotten after a day.
  `create table company_registration (
    id uuid primary key,
    email varchar(254) not null,
    owner_name varchar(120) not null,
    facts jsonb not null,
    locale varchar(16) not null,
    created_at timestamptz not null
  )`,
  `create index company_registration_created_at_index on company_registration (created_at)`,

  // An account's password. In its own table so that no type of the API can reach it.
  `create table credential (
    id uuid primary key,
    kind text not null check (kind in ('SEEKER', 'COMPANY', 'ADMIN')),
    account_id uuid not null,
    password_hash varchar(200) not null,
    consecutive_failures int not null default 0,
    disabled_at timestamptz,
    updated_at timestamptz not null,
    constraint credential_kind_account_id_unique unique (kind, account_id)
  )`,

  // A mailed single-use token. A new one of the same purpose and address voids the old.
  `create table mail_token (
    id uuid primary key,
    token_hash varchar(64) not null,
    purpose text not null check (purpose in ('REGISTER', 'RESET_PASSWORD', 'INVITE')),
    kind text not null check (kind in ('SEEKER', 'COMPANY', 'ADMIN')),
    email varchar(254) not null,
    account_id uuid,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    constraint mail_token_token_hash_unique unique (token_hash)
  )`,
  `create index mail_token_purpose_kind_email_index on mail_token (purpose, kind, email)`,

  // A plan: the rights it gives a company, and its price.
  `create table plan (
    code text primary key check (code in ('FREE', 'STANDARD', 'PREMIUM')),
    name varchar(60) not null,
    name_en varchar(60) not null,
    published_work_limit int not null,
    member_limit int not null,
    monthly_price int not null
  )`,
  // Prices are the operator's to change in the table.
  `insert into plan (code, name, name_en, published_work_limit, member_limit, monthly_price) values
    ('FREE', 'フリー', 'Free', 3, 2, 0),
    ('STANDARD', 'スタンダード', 'Standard', 30, 10, 29800),
    ('PREMIUM', 'プレミアム', 'Premium', 200, 50, 98000)`,

  // A company (企業) that hires.
  `create table company (
    id uuid primary key,
    name varchar(120) not null,
    name_kana varchar(120),
    name_en varchar(160),
    corporate_number varchar(13),
    status text not null default 'PENDING' check (status in ('PENDING', 'ACTIVE', 'SUSPENDED', 'CLOSED')),
    industry text not null check (industry in ('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O', 'P', 'Q', 'R',
      'S', 'T')),
    postal_code varchar(7) not null,
    prefecture text not null check (prefecture in ('01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '13', '14',
      '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '30', '31', '32', '33', '34', '35', '36',
      '37', '38', '39', '40', '41', '42', '43', '44', '45', '46', '47')),
    city varchar(60) not null,
    address_line varchar(200) not null,
    building varchar(120),
    contact_email varchar(254) not null,
    contact_phone varchar(20) not null,
    website_url varchar(500),
    representative varchar(120),
    employee_count int,
    founded_year int,
    description text not null default '',
    plan_code text not null,
    published_works int not null default 0,
    ruby jsonb,
    ruby_body jsonb,
    refused_at timestamptz,
    refusal text,
    suspended_at timestamptz,
    version int not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint company_corporate_number_unique unique (corporate_number),
    constraint company_plan_code_foreign foreign key (plan_code) references plan (code) on delete restrict,
    constraint company_corporate_number check (corporate_number is null or corporate_number ~ '^[1-9][0-9]{12}$'),
    constraint company_published_works check (published_works >= 0)
  )`,
  `create index company_ruby_missing on company (id) where ruby is null`,
  `create index company_status_created_at_index on company (status, created_at)`,
  `create trigger company_ruby before update of
    name, description, city, address_line, building, name_kana
    on company for each row execute function forget_rubies()`,

  // A person who signs in for a company.
  `create table company_member (
    id uuid primary key,
    company_id uuid not null,
    email varchar(254) not null,
    name varchar(120) not null,
    role text not null check (role in ('OWNER', 'RECRUITER', 'VIEWER')),
    status text not null default 'ACTIVE' check (status in ('INVITED', 'ACTIVE', 'DISABLED')),
    locale varchar(16) not null default 'ja',
    version int not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint company_member_email_unique unique (email),
    constraint company_member_company_id_foreign foreign key (company_id) references company (id) on delete cascade
  )`,
  `create index company_member_company_id_status_index on company_member (company_id, status)`,

  // A code that stands in once for a lost authenticator.
  `create table recovery_code (
    id uuid primary key,
    kind text not null check (kind in ('SEEKER', 'COMPANY', 'ADMIN')),
    account_id uuid not null,
    code_hash varchar(64) not null,
    used_at timestamptz,
    created_at timestamptz not null,
    constraint recovery_code_kind_account_id_code_hash_unique unique (kind, account_id, code_hash)
  )`,

  // A signed-in browser of one account.
  `create table session (
    id uuid primary key,
    token_hash varchar(64) not null,
    kind text not null check (kind in ('SEEKER', 'COMPANY', 'ADMIN')),
    account_id uuid not null,
    created_at timestamptz not null,
    last_seen_at timestamptz not null,
    expires_at timestamptz not null,
    authenticated_at timestamptz not null,
    ip varchar(64),
    user_agent varchar(300),
    constraint session_token_hash_unique unique (token_hash)
  )`,
  `create index session_expires_at_index on session (expires_at)`,
  `create index session_kind_account_id_index on session (kind, account_id)`,

  // An account's second factor. In its own table so that no type of the API can reach it.
  `create table two_factor (
    id uuid primary key,
    kind text not null check (kind in ('SEEKER', 'COMPANY', 'ADMIN')),
    account_id uuid not null,
    secret text not null,
    next_secret text,
    confirmed_at timestamptz,
    last_step int,
    created_at timestamptz not null,
    constraint two_factor_kind_account_id_unique unique (kind, account_id)
  )`,

  // A seeker (求職者): the account. What they tell about themselves is in UserProfile.
  `create table users (
    id uuid primary key,
    email varchar(254) not null,
    status text not null default 'ACTIVE' check (status in ('ACTIVE', 'SUSPENDED', 'CANCELLING', 'ERASED')),
    locale varchar(16) not null default 'ja',
    terms_version varchar(20) not null,
    terms_accepted_at timestamptz not null,
    cancelled_at timestamptz,
    erase_after timestamptz,
    version int not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint users_email_unique unique (email)
  )`,
  `create index users_created_at_id_index on users (created_at, id)`,
  `create index users_erase_due on users (erase_after) where status = 'CANCELLING'`,
  `create index users_status_created_at_id_index on users (status, created_at, id)`,

  // A seeker's reasons for leaving, as far as they gave any.
  `create table cancellation_survey (
    id uuid primary key,
    user_id uuid,
    reasons text[] not null default '{}',
    comment text,
    created_at timestamptz not null,
    constraint cancellation_survey_user_id_foreign foreign key (user_id) references users (id) on delete set null
  )`,
  `create index cancellation_survey_created_at_index on cancellation_survey (created_at)`,

  // One seeker's choice how to be notified of one thing; without a row they are notified of everything.
  `create table notification_setting (
    user_id uuid not null,
    family text not null check (family in ('ENTRY', 'MESSAGE', 'SAVED_SEARCH', 'CLOSING_SOON', 'NEWS')),
    email boolean not null default true,
    site boolean not null default true,
    primary key (user_id, family),
    constraint notification_setting_user_id_foreign foreign key (user_id) references users (id) on delete cascade
  )`,

  // One move of a seeker's account by the operator: who, when, why.
  `create table user_event (
    id uuid primary key,
    user_id uuid not null,
    from_status text not null check (from_status in ('ACTIVE', 'SUSPENDED', 'CANCELLING', 'ERASED')),
    to_status text not null check (to_status in ('ACTIVE', 'SUSPENDED', 'CANCELLING', 'ERASED')),
    actor_kind text not null check (actor_kind in ('SEEKER', 'COMPANY', 'ADMIN', 'SYSTEM')),
    actor_id uuid,
    reason text,
    at timestamptz not null,
    constraint user_event_user_id_foreign foreign key (user_id) references users (id) on delete cascade
  )`,
  `create index user_event_user_id_at_index on user_event (user_id, at)`,

  // A seeker's own statements about themselves. Contact facts are encrypted at rest; nationality, sex and birthplace are not collected.
  `create table user_profile (
    user_id uuid primary key,
    family_name varchar(60) not null default '',
    given_name varchar(60) not null default '',
    family_name_kana varchar(60) not null default '',
    given_name_kana varchar(60) not null default '',
    latin_name varchar(120) not null default '',
    birth_date text,
    phone text,
    postal_code text,
    prefecture text check (prefecture in ('01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '13', '14', '15', '16',
      '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '30', '31', '32', '33', '34', '35', '36', '37', '38',
      '39', '40', '41', '42', '43', '44', '45', '46', '47')),
    city varchar(60),
    address_line text,
    building text,
    address_kana text,
    work_permission text check (work_permission in ('UNRESTRICTED', 'STATUS_BOUND', 'PART_TIME_28H', 'DESIGNATED', 'NONE',
      'JAPANESE_NATIONAL')),
    residence_status text check (residence_status in ('PERMANENT_RESIDENT', 'SPOUSE_OF_JAPANESE', 'SPOUSE_OF_PERMANENT_RESIDENT',
      'LONG_TERM_RESIDENT', 'SPECIAL_PERMANENT_RESIDENT', 'DIPLOMAT', 'OFFICIAL', 'PROFESSOR', 'ARTIST', 'RELIGIOUS_ACTIVITIES',
      'JOURNALIST', 'HIGHLY_SKILLED_PROFESSIONAL', 'BUSINESS_MANAGER', 'LEGAL_ACCOUNTING', 'MEDICAL_SERVICES', 'RESEARCHER', 'INSTRUCTOR',
      'ENGINEER_HUMANITIES_INTERNATIONAL', 'INTRA_COMPANY_TRANSFEREE', 'NURSING_CARE', 'ENTERTAINER', 'SKILLED_LABOR',
      'SPECIFIED_SKILLED_WORKER', 'TECHNICAL_INTERN', 'CULTURAL_ACTIVITIES', 'TEMPORARY_VISITOR', 'STUDENT', 'TRAINEE', 'DEPENDENT',
      'DESIGNATED_ACTIVITIES')),
    residence_expires_on date,
    part_time_permission boolean not null default false,
    specified_skill_field text check (specified_skill_field in ('CARE', 'BUILDING_CLEANING', 'MANUFACTURING', 'CONSTRUCTION',
      'SHIPBUILDING', 'AUTO_REPAIR', 'AVIATION', 'LODGING', 'AGRICULTURE', 'FISHERY', 'FOOD_MANUFACTURING', 'FOOD_SERVICE',
      'AUTO_TRANSPORT', 'RAILWAY', 'FORESTRY', 'WOOD')),
    self_declared_level text check (self_declared_level in ('NONE', 'N5', 'N4', 'N3', 'N2', 'N1', 'NATIVE')),
    measured_level text check (measured_level in ('NONE', 'N5', 'N4', 'N3', 'N2', 'N1')),
    measurement jsonb,
    certificates jsonb not null default '[]',
    qualifications text[] not null default '{}',
    other_languages text[] not null default '{}',
    introduction text,
    education jsonb not null default '[]',
    work_history jsonb not null default '[]',
    qualification_records jsonb not null default '[]',
    requests text,
    wished_prefectures text[] not null default '{}',
    wished_categories text[] not null default '{}',
    wished_employment_types text[] not null default '{}',
    wished_monthly_pay int,
    wished_weekly_hours int,
    startable_on date,
    search_text text,
    search_tokens text[] not null default '{}',
    version int not null default 1,
    updated_at timestamptz not null,
    constraint user_profile_user_id_foreign foreign key (user_id) references users (id) on update cascade on delete cascade
  )`,
  `create index user_profile_measured_level_index on user_profile (measured_level)`,
  `create index user_profile_search_missing on user_profile (user_id) where search_text is null`,
  `create index user_profile_search_tokens on user_profile using gin (search_tokens)`,
];
