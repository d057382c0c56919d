import { Migration } from "@mikro-orm/migrations";

export class Migration20261121043119_initial extends Migration {
  override name = "Migration20261121043119_initial";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "admin_user" ("id" uuid not null, "email" varchar(254) not null, "name" varchar(120) not null, "role" text not null, "status" text not null default 'ACTIVE', "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "admin_user" add constraint "admin_user_email_unique" unique ("email");`);

    this.addSql(
      `create table "attachment" ("id" uuid not null, "owner_kind" text not null, "owner_id" uuid not null, "purpose" text not null, "file_name" varchar(255) not null, "mime_type" varchar(100) not null, "byte_size" int not null, "sha256" varchar(64) not null, "storage_key" varchar(100) not null, "state" text not null default 'PENDING', "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "attachment" add constraint "attachment_storage_key_unique" unique ("storage_key");`);
    this.addSql(`create index "attachment_owner_kind_owner_id_purpose_index" on "attachment" ("owner_kind", "owner_id", "purpose");`);

    this.addSql(
      `create table "audit_event" ("id" uuid not null, "at" timestamptz not null, "actor_kind" text not null, "actor_id" uuid null, "session_id" uuid null, "ip" varchar(64) null, "request_id" varchar(64) null, "action" varchar(60) not null, "object_type" varchar(40) not null, "object_id" varchar(64) null, "result" text not null default 'OK', "detail" jsonb not null default '{}', primary key ("id"));`,
    );
    this.addSql(`create index "audit_event_object_type_object_id_at_index" on "audit_event" ("object_type", "object_id", "at");`);
    this.addSql(`create index "audit_event_actor_kind_actor_id_at_index" on "audit_event" ("actor_kind", "actor_id", "at");`);
    this.addSql(`create index "audit_event_at_index" on "audit_event" ("at");`);

    this.addSql(
      `create table "credential" ("id" uuid not null, "kind" text not null, "account_id" uuid not null, "password_hash" varchar(200) not null, "consecutive_failures" int not null default 0, "disabled_at" timestamptz null, "updated_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "credential" add constraint "credential_kind_account_id_unique" unique ("kind", "account_id");`);

    this.addSql(
      `create table "job_lease" ("name" varchar(60) not null, "holder" varchar(64) not null, "leased_until" timestamptz not null, "finished_at" timestamptz null, "last_error" varchar(300) null, primary key ("name"));`,
    );

    this.addSql(
      `create table "mail_token" ("id" uuid not null, "token_hash" varchar(64) not null, "purpose" text not null, "kind" text not null, "email" varchar(254) not null, "account_id" uuid null, "created_at" timestamptz not null, "expires_at" timestamptz not null, "used_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`alter table "mail_token" add constraint "mail_token_token_hash_unique" unique ("token_hash");`);
    this.addSql(`create index "mail_token_purpose_kind_email_index" on "mail_token" ("purpose", "kind", "email");`);

    this.addSql(
      `create table "news" ("id" uuid not null, "category" text not null, "audience" text not null default 'PUBLIC', "status" text not null default 'DRAFT', "title" varchar(160) not null, "summary" varchar(400) not null, "body_html" text not null, "publish_at" timestamptz null, "published_at" timestamptz null, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "news_category_audience_status_published_at_index" on "news" ("category", "audience", "status", "published_at");`,
    );

    this.addSql(
      `create table "outbox_mail" ("id" uuid not null, "recipient" varchar(254) not null, "template" varchar(60) not null, "locale" varchar(16) not null, "content" text null, "status" text not null default 'PENDING', "attempts" int not null default 0, "next_attempt_at" timestamptz not null, "sent_at" timestamptz null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index outbox_mail_due on outbox_mail (next_attempt_at) where status = 'PENDING';`);

    this.addSql(
      `create table "plan" ("code" text not null, "name" varchar(60) not null, "name_en" varchar(60) not null, "published_work_limit" int not null, "member_limit" int not null, "monthly_price" int not null, primary key ("code"));`,
    );

    this.addSql(
      `create table "company" ("id" uuid not null, "name" varchar(120) not null, "name_kana" varchar(120) null, "name_en" varchar(160) null, "corporate_number" varchar(13) null, "status" text not null default 'PENDING', "industry" text not null, "postal_code" varchar(7) not null, "prefecture" text not null, "city" varchar(60) not null, "address_line" varchar(200) not null, "building" varchar(120) null, "contact_email" varchar(254) not null, "contact_phone" varchar(20) not null, "website_url" varchar(500) null, "representative" varchar(120) null, "employee_count" int null, "founded_year" int null, "description" text not null default '', "plan_code" text not null, "published_works" int not null default 0, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "company" add constraint "company_corporate_number_unique" unique ("corporate_number");`);

    this.addSql(
      `create table "company_member" ("id" uuid not null, "company_id" uuid not null, "email" varchar(254) not null, "name" varchar(120) not null, "role" text not null, "status" text not null default 'ACTIVE', "locale" varchar(16) not null default 'ja', "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "company_member" add constraint "company_member_email_unique" unique ("email");`);
    this.addSql(`create index "company_member_company_id_status_index" on "company_member" ("company_id", "status");`);

    this.addSql(
      `create table "rate_limit" ("key" varchar(255) not null, "points" int not null default 0, "expire" bigint null, primary key ("key"));`,
    );
    this.addSql(`create index "rate_limit_expire_index" on "rate_limit" ("expire");`);

    this.addSql(
      `create table "session" ("id" uuid not null, "token_hash" varchar(64) not null, "kind" text not null, "account_id" uuid not null, "created_at" timestamptz not null, "last_seen_at" timestamptz not null, "expires_at" timestamptz not null, "authenticated_at" timestamptz not null, "ip" varchar(64) null, "user_agent" varchar(300) null, primary key ("id"));`,
    );
    this.addSql(`alter table "session" add constraint "session_token_hash_unique" unique ("token_hash");`);
    this.addSql(`create index "session_kind_account_id_index" on "session" ("kind", "account_id");`);
    this.addSql(`create index "session_expires_at_index" on "session" ("expires_at");`);

    this.addSql(
      `create table "users" ("id" uuid not null, "email" varchar(254) not null, "status" text not null default 'ACTIVE', "locale" varchar(16) not null default 'ja', "terms_version" varchar(20) not null, "terms_accepted_at" timestamptz not null, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "users" add constraint "users_email_unique" unique ("email");`);

    this.addSql(
      `create table "user_profile" ("user_id" uuid not null, "family_name" varchar(60) not null default '', "given_name" varchar(60) not null default '', "family_name_kana" varchar(60) not null default '', "given_name_kana" varchar(60) not null default '', "latin_name" varchar(120) not null default '', "birth_date" text null, "phone" text null, "postal_code" text null, "prefecture" text null, "city" varchar(60) null, "address_line" text null, "building" text null, "work_permission" text null, "residence_status" text null, "residence_expires_on" date null, "part_time_permission" boolean not null default false, "specified_skill_field" text null, "self_declared_level" text null, "certificates" jsonb not null default '[]', "other_languages" text[] not null default '{}', "introduction" text null, "education" jsonb not null default '[]', "work_history" jsonb not null default '[]', "wished_prefectures" text[] not null default '{}', "wished_categories" text[] not null default '{}', "wished_employment_types" text[] not null default '{}', "wished_monthly_pay" int null, "wished_weekly_hours" int null, "startable_on" date null, "version" int not null default 1, "updated_at" timestamptz not null, primary key ("user_id"));`,
    );

    this.addSql(
      `create table "work" ("id" uuid not null, "company_id" uuid not null, "status" text not null default 'DRAFT', "title" varchar(120) not null default '', "title_en" varchar(160) null, "category" text null, "occupation" varchar(120) null, "employment_type" text null, "openings" int not null default 1, "starts_on" date null, "apply_by" date null, "employer_name" varchar(120) null, "employer_address" varchar(300) null, "contact_email" varchar(254) null, "contact_phone" varchar(20) null, "contact_form_url" varchar(500) null, "workplace_name" varchar(120) null, "postal_code" varchar(7) null, "prefecture" text null, "city" varchar(60) null, "address_line" varchar(200) null, "nearest_station" varchar(120) null, "workplace_change_scope" text null, "remote" text not null default 'NONE', "smoking" text null, "smoking_note" varchar(300) null, "description" text not null default '', "description_en" text null, "duties_change_scope" text null, "requirements" text null, "japanese_level" text not null default 'NONE', "japanese_use" text null, "accepted_statuses" text[] not null default '{}', "specified_skill_field" text null, "visa_support" boolean not null default false, "beginner_welcome" boolean not null default false, "pay_unit" text null, "pay_min" int null, "pay_max" int null, "allowances" jsonb not null default '[]', "fixed_overtime" boolean not null default false, "fixed_overtime_amount" int null, "fixed_overtime_hours" int null, "fixed_overtime_excess_paid" boolean null, "commuting" varchar(200) null, "raise" varchar(200) null, "bonus" varchar(200) null, "pay_closing" varchar(60) null, "pay_day" varchar(60) null, "work_time_system" text null, "work_times" jsonb not null default '[]', "work_time_note" text null, "deemed_hours_per_day" numeric(4,2) null, "break_minutes" int null, "weekly_hours" numeric(4,1) null, "overtime" boolean null, "overtime_hours_per_month" int null, "holidays" text null, "holidays_per_year" int null, "health_insurance" boolean null, "pension_insurance" boolean null, "accident_insurance" boolean null, "employment_insurance" boolean null, "insurance_note" varchar(300) null, "fixed_term" boolean null, "term_months" int null, "renewal" text null, "renewal_criteria" text null, "renewal_limit" varchar(200) null, "trial" boolean null, "trial_months" int null, "trial_conditions" text null, "retirement" varchar(200) null, "appeal" text null, "benefits" text null, "housing" boolean not null default false, "selection" text null, "documents" text null, "resume_required" boolean not null default false, "screening_questions" jsonb not null default '[]', "monthly_pay_min" int null, "monthly_pay_max" int null, "search_text" text not null default '', "search_tokens" text[] not null default '{}', "info_updated_at" timestamptz null, "publish_at" timestamptz null, "published_at" timestamptz null, "closed_at" timestamptz null, "submitted_at" timestamptz null, "return_reason" text null, "like_count" int not null default 0, "entry_count" int not null default 0, "view_count" int not null default 0, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "work_company_id_status_index" on "work" ("company_id", "status");`);
    this.addSql(`create index work_open_newest on work (published_at desc, id desc) where status = 'OPEN';`);
    this.addSql(`create index work_review_queue on work (submitted_at, id) where status = 'REVIEW';`);
    this.addSql(`create index work_search_tokens on work using gin (search_tokens) where status = 'OPEN';`);

    this.addSql(
      `create table "entry_draft" ("id" uuid not null, "user_id" uuid not null, "work_id" uuid not null, "message" text not null default '', "answers" jsonb not null default '[]', "resume_id" uuid null, "confirmed_version" int null, "version" int not null default 1, "updated_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "entry_draft" add constraint "entry_draft_user_id_work_id_unique" unique ("user_id", "work_id");`);

    this.addSql(
      `create table "entry" ("id" uuid not null, "user_id" uuid not null, "work_id" uuid not null, "company_id" uuid not null, "status" text not null default 'APPLIED', "interview_round" int not null default 0, "held_from" text null, "message" text not null default '', "answers" jsonb not null default '[]', "resume_id" uuid null, "consent_version" varchar(20) not null, "consented_at" timestamptz not null, "operation_id" uuid not null, "moved_at" timestamptz not null, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "entry" add constraint "entry_operation_id_unique" unique ("operation_id");`);
    this.addSql(`create index "entry_user_id_created_at_index" on "entry" ("user_id", "created_at");`);
    this.addSql(`create index "entry_company_id_status_moved_at_index" on "entry" ("company_id", "status", "moved_at");`);
    this.addSql(`create index "entry_work_id_status_index" on "entry" ("work_id", "status");`);
    this.addSql(
      `create unique index entry_one_open on entry (user_id, work_id) where status not in ('JOINED', 'REJECTED', 'WITHDRAWN', 'DECLINED', 'JOB_CLOSED', 'ACCOUNT_CLOSED');`,
    );

    this.addSql(
      `create table "entry_event" ("id" uuid not null, "entry_id" uuid not null, "from_status" text null, "to_status" text not null, "interview_round" int not null default 0, "actor_kind" text not null, "actor_id" uuid null, "reason" text null, "at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "entry_event_entry_id_at_index" on "entry_event" ("entry_id", "at");`);

    this.addSql(
      `create table "conversation" ("id" uuid not null, "kind" text not null, "user_id" uuid null, "company_id" uuid null, "entry_id" uuid null, "subject" varchar(200) null, "last_message_at" timestamptz not null, "seeker_unread" int not null default 0, "company_unread" int not null default 0, "admin_unread" int not null default 0, "seeker_read_at" timestamptz null, "company_read_at" timestamptz null, "admin_read_at" timestamptz null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "conversation" add constraint "conversation_entry_id_unique" unique ("entry_id");`);
    this.addSql(`create index "conversation_user_id_last_message_at_index" on "conversation" ("user_id", "last_message_at");`);
    this.addSql(`create index "conversation_company_id_last_message_at_index" on "conversation" ("company_id", "last_message_at");`);

    this.addSql(
      `create table "message" ("id" uuid not null, "conversation_id" uuid not null, "sender_kind" text not null, "sender_id" uuid null, "body" text not null, "attachment_id" uuid null, "operation_id" uuid not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "message" add constraint "message_operation_id_unique" unique ("operation_id");`);
    this.addSql(`create index "message_conversation_id_created_at_id_index" on "message" ("conversation_id", "created_at", "id");`);

    this.addSql(
      `create table "work_event" ("id" uuid not null, "work_id" uuid not null, "from_status" text null, "to_status" text not null, "actor_kind" text not null, "actor_id" uuid null, "reason" text null, "at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "work_event_work_id_at_index" on "work_event" ("work_id", "at");`);

    this.addSql(
      `create table "work_like" ("user_id" uuid not null, "work_id" uuid not null, "created_at" timestamptz not null, primary key ("user_id", "work_id"));`,
    );
    this.addSql(`create index "work_like_user_id_created_at_index" on "work_like" ("user_id", "created_at");`);
    this.addSql(`create index "work_like_work_id_index" on "work_like" ("work_id");`);

    this.addSql(
      `alter table "admin_user" add constraint "admin_user_role_check" check ("role" in ('OWNER', 'OPERATOR', 'EDITOR', 'ACCOUNTANT'));`,
    );
    this.addSql(`alter table "admin_user" add constraint "admin_user_status_check" check ("status" in ('ACTIVE', 'DISABLED'));`);

    this.addSql(
      `alter table "attachment" add constraint "attachment_owner_kind_check" check ("owner_kind" in ('SEEKER', 'COMPANY', 'ADMIN'));`,
    );
    this.addSql(
      `alter table "attachment" add constraint "attachment_purpose_check" check ("purpose" in ('RESUME', 'MESSAGE', 'PHOTO', 'LOGO'));`,
    );
    this.addSql(`alter table "attachment" add constraint "attachment_state_check" check ("state" in ('PENDING', 'CLEAN', 'INFECTED'));`);

    this.addSql(
      `alter table "audit_event" add constraint "audit_event_actor_kind_check" check ("actor_kind" in ('SEEKER', 'COMPANY', 'ADMIN', 'SYSTEM'));`,
    );
    this.addSql(`alter table "audit_event" add constraint "audit_event_result_check" check ("result" in ('OK', 'DENIED', 'FAILED'));`);

    this.addSql(`alter table "credential" add constraint "credential_kind_check" check ("kind" in ('SEEKER', 'COMPANY', 'ADMIN'));`);

    this.addSql(
      `alter table "mail_token" add constraint "mail_token_purpose_check" check ("purpose" in ('REGISTER', 'RESET_PASSWORD', 'INVITE'));`,
    );
    this.addSql(`alter table "mail_token" add constraint "mail_token_kind_check" check ("kind" in ('SEEKER', 'COMPANY', 'ADMIN'));`);

    this.addSql(`alter table "news" add constraint "news_category_check" check ("category" in ('NEWS', 'COLUMN'));`);
    this.addSql(`alter table "news" add constraint "news_audience_check" check ("audience" in ('PUBLIC', 'SEEKER', 'COMPANY'));`);
    this.addSql(
      `alter table "news" add constraint "news_status_check" check ("status" in ('DRAFT', 'SCHEDULED', 'PUBLISHED', 'ARCHIVED'));`,
    );

    this.addSql(`alter table "outbox_mail" add constraint "outbox_mail_status_check" check ("status" in ('PENDING', 'SENT', 'FAILED'));`);

    this.addSql(`alter table "plan" add constraint "plan_code_check" check ("code" in ('FREE', 'STANDARD', 'PREMIUM'));`);

    this.addSql(
      `alter table "company" add constraint "company_plan_code_foreign" foreign key ("plan_code") references "plan" ("code") on delete restrict;`,
    );
    this.addSql(`alter table "company" add constraint "company_published_works" check (published_works >= 0);`);
    this.addSql(
      `alter table "company" add constraint "company_corporate_number" check (corporate_number is null or corporate_number ~ '^[1-9][0-9]{12}\$');`,
    );
    this.addSql(
      `alter table "company" add constraint "company_status_check" check ("status" in ('PENDING', 'ACTIVE', 'SUSPENDED', 'CLOSED'));`,
    );
    this.addSql(
      `alter table "company" add constraint "company_industry_check" check ("industry" in ('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O', 'P', 'Q', 'R', 'S', 'T'));`,
    );
    this.addSql(
      `alter table "company" add constraint "company_prefecture_check" check ("prefecture" in ('01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '30', '31', '32', '33', '34', '35', '36', '37', '38', '39', '40', '41', '42', '43', '44', '45', '46', '47'));`,
    );

    this.addSql(
      `alter table "company_member" add constraint "company_member_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "company_member" add constraint "company_member_role_check" check ("role" in ('OWNER', 'RECRUITER', 'VIEWER'));`,
    );
    this.addSql(
      `alter table "company_member" add constraint "company_member_status_check" check ("status" in ('INVITED', 'ACTIVE', 'DISABLED'));`,
    );

    this.addSql(`alter table "session" add constraint "session_kind_check" check ("kind" in ('SEEKER', 'COMPANY', 'ADMIN'));`);

    this.addSql(
      `alter table "users" add constraint "users_status_check" check ("status" in ('ACTIVE', 'SUSPENDED', 'CANCELLING', 'ERASED'));`,
    );

    this.addSql(
      `alter table "user_profile" add constraint "user_profile_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "user_profile" add constraint "user_profile_prefecture_check" check ("prefecture" in ('01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '30', '31', '32', '33', '34', '35', '36', '37', '38', '39', '40', '41', '42', '43', '44', '45', '46', '47'));`,
    );
    this.addSql(
      `alter table "user_profile" add constraint "user_profile_work_permission_check" check ("work_permission" in ('UNRESTRICTED', 'STATUS_BOUND', 'PART_TIME_28H', 'DESIGNATED', 'NONE', 'JAPANESE_NATIONAL'));`,
    );
    this.addSql(
      `alter table "user_profile" add constraint "user_profile_residence_status_check" check ("residence_status" in ('PERMANENT_RESIDENT', 'SPOUSE_OF_JAPANESE', 'SPOUSE_OF_PERMANENT_RESIDENT', 'LONG_TERM_RESIDENT', 'SPECIAL_PERMANENT_RESIDENT', 'DIPLOMAT', 'OFFICIAL', 'PROFESSOR', 'ARTIST', 'RELIGIOUS_ACTIVITIES', 'JOURNALIST', 'HIGHLY_SKILLED_PROFESSIONAL', 'BUSINESS_MANAGER', 'LEGAL_ACCOUNTING', 'MEDICAL_SERVICES', 'RESEARCHER', 'INSTRUCTOR', 'ENGINEER_HUMANITIES_INTERNATIONAL', 'INTRA_COMPANY_TRANSFEREE', 'NURSING_CARE', 'ENTERTAINER', 'SKILLED_LABOR', 'SPECIFIED_SKILLED_WORKER', 'TECHNICAL_INTERN', 'CULTURAL_ACTIVITIES', 'TEMPORARY_VISITOR', 'STUDENT', 'TRAINEE', 'DEPENDENT', 'DESIGNATED_ACTIVITIES'));`,
    );
    this.addSql(
      `alter table "user_profile" add constraint "user_profile_specified_skill_field_check" check ("specified_skill_field" in ('CARE', 'BUILDING_CLEANING', 'MANUFACTURING', 'CONSTRUCTION', 'SHIPBUILDING', 'AUTO_REPAIR', 'AVIATION', 'LODGING', 'AGRICULTURE', 'FISHERY', 'FOOD_MANUFACTURING', 'FOOD_SERVICE', 'AUTO_TRANSPORT', 'RAILWAY', 'FORESTRY', 'WOOD'));`,
    );
    this.addSql(
      `alter table "user_profile" add constraint "user_profile_self_declared_level_check" check ("self_declared_level" in ('NONE', 'N5', 'N4', 'N3', 'N2', 'N1', 'NATIVE'));`,
    );

    this.addSql(
      `alter table "work" add constraint "work_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "work" add constraint "work_pay_order" check (pay_min is null or pay_max is null or pay_min <= pay_max);`);
    this.addSql(`alter table "work" add constraint "work_open_is_published" check (status <> 'OPEN' or published_at is not null);`);
    this.addSql(
      `alter table "work" add constraint "work_status_check" check ("status" in ('DRAFT', 'REVIEW', 'RETURNED', 'SCHEDULED', 'OPEN', 'PAUSED', 'CLOSED', 'FILLED', 'EXPIRED', 'SUSPENDED'));`,
    );
    this.addSql(
      `alter table "work" add constraint "work_category_check" check ("category" in ('MANAGEMENT', 'RESEARCH_ENGINEERING', 'LAW_BUSINESS_ARTS', 'MEDICAL', 'CHILDCARE_EDUCATION', 'OFFICE', 'SALES', 'WELFARE_CARE', 'SERVICE', 'SECURITY', 'AGRICULTURE', 'MANUFACTURING', 'TRANSPORT_OPERATION', 'CONSTRUCTION', 'CARRYING_CLEANING'));`,
    );
    this.addSql(
      `alter table "work" add constraint "work_employment_type_check" check ("employment_type" in ('FULL_TIME', 'CONTRACT', 'PART_TIME', 'DISPATCH', 'PERMANENT_DISPATCH', 'TEMP_TO_PERM', 'INTERN', 'OUTSOURCING', 'SHOKUTAKU'));`,
    );
    this.addSql(
      `alter table "work" add constraint "work_prefecture_check" check ("prefecture" in ('01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '30', '31', '32', '33', '34', '35', '36', '37', '38', '39', '40', '41', '42', '43', '44', '45', '46', '47'));`,
    );
    this.addSql(`alter table "work" add constraint "work_remote_check" check ("remote" in ('NONE', 'PARTIAL', 'FULL'));`);
    this.addSql(
      `alter table "work" add constraint "work_smoking_check" check ("smoking" in ('NO_SMOKING', 'SMOKING_ROOM', 'OUTDOOR_ONLY', 'SMOKING_ALLOWED'));`,
    );
    this.addSql(
      `alter table "work" add constraint "work_japanese_level_check" check ("japanese_level" in ('NONE', 'N5', 'N4', 'N3', 'N2', 'N1', 'NATIVE'));`,
    );
    this.addSql(
      `alter table "work" add constraint "work_specified_skill_field_check" check ("specified_skill_field" in ('CARE', 'BUILDING_CLEANING', 'MANUFACTURING', 'CONSTRUCTION', 'SHIPBUILDING', 'AUTO_REPAIR', 'AVIATION', 'LODGING', 'AGRICULTURE', 'FISHERY', 'FOOD_MANUFACTURING', 'FOOD_SERVICE', 'AUTO_TRANSPORT', 'RAILWAY', 'FORESTRY', 'WOOD'));`,
    );
    this.addSql(`alter table "work" add constraint "work_pay_unit_check" check ("pay_unit" in ('HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'));`);
    this.addSql(
      `alter table "work" add constraint "work_work_time_system_check" check ("work_time_system" in ('FIXED', 'SHIFT', 'FLEX', 'VARIABLE', 'DISCRETIONARY'));`,
    );
    this.addSql(`alter table "work" add constraint "work_renewal_check" check ("renewal" in ('NONE', 'POSSIBLE', 'AUTOMATIC'));`);

    this.addSql(
      `alter table "entry_draft" add constraint "entry_draft_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "entry_draft" add constraint "entry_draft_work_id_foreign" foreign key ("work_id") references "work" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "entry_draft" add constraint "entry_draft_resume_id_foreign" foreign key ("resume_id") references "attachment" ("id") on delete set null;`,
    );

    this.addSql(
      `alter table "entry" add constraint "entry_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "entry" add constraint "entry_work_id_foreign" foreign key ("work_id") references "work" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "entry" add constraint "entry_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "entry" add constraint "entry_resume_id_foreign" foreign key ("resume_id") references "attachment" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "entry" add constraint "entry_status_check" check ("status" in ('APPLIED', 'SCREENING', 'SCHEDULING', 'INTERVIEW', 'OFFERED', 'ACCEPTED', 'JOINED', 'ON_HOLD', 'REJECTED', 'WITHDRAWN', 'DECLINED', 'JOB_CLOSED', 'ACCOUNT_CLOSED'));`,
    );
    this.addSql(
      `alter table "entry" add constraint "entry_held_from_check" check ("held_from" in ('APPLIED', 'SCREENING', 'SCHEDULING', 'INTERVIEW', 'OFFERED', 'ACCEPTED', 'JOINED', 'ON_HOLD', 'REJECTED', 'WITHDRAWN', 'DECLINED', 'JOB_CLOSED', 'ACCOUNT_CLOSED'));`,
    );

    this.addSql(
      `alter table "entry_event" add constraint "entry_event_entry_id_foreign" foreign key ("entry_id") references "entry" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "entry_event" add constraint "entry_event_from_status_check" check ("from_status" in ('APPLIED', 'SCREENING', 'SCHEDULING', 'INTERVIEW', 'OFFERED', 'ACCEPTED', 'JOINED', 'ON_HOLD', 'REJECTED', 'WITHDRAWN', 'DECLINED', 'JOB_CLOSED', 'ACCOUNT_CLOSED'));`,
    );
    this.addSql(
      `alter table "entry_event" add constraint "entry_event_to_status_check" check ("to_status" in ('APPLIED', 'SCREENING', 'SCHEDULING', 'INTERVIEW', 'OFFERED', 'ACCEPTED', 'JOINED', 'ON_HOLD', 'REJECTED', 'WITHDRAWN', 'DECLINED', 'JOB_CLOSED', 'ACCOUNT_CLOSED'));`,
    );
    this.addSql(
      `alter table "entry_event" add constraint "entry_event_actor_kind_check" check ("actor_kind" in ('SEEKER', 'COMPANY', 'ADMIN', 'SYSTEM'));`,
    );

    this.addSql(
      `alter table "conversation" add constraint "conversation_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "conversation" add constraint "conversation_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "conversation" add constraint "conversation_entry_id_foreign" foreign key ("entry_id") references "entry" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "conversation" add constraint "conversation_unread" check (seeker_unread >= 0 and company_unread >= 0 and admin_unread >= 0);`,
    );
    this.addSql(
      `alter table "conversation" add constraint "conversation_kind_check" check ("kind" in ('SEEKER_COMPANY', 'ADMIN_SEEKER', 'ADMIN_COMPANY'));`,
    );

    this.addSql(
      `alter table "message" add constraint "message_conversation_id_foreign" foreign key ("conversation_id") references "conversation" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "message" add constraint "message_attachment_id_foreign" foreign key ("attachment_id") references "attachment" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "message" add constraint "message_sender_kind_check" check ("sender_kind" in ('SEEKER', 'COMPANY', 'ADMIN', 'SYSTEM'));`,
    );

    this.addSql(
      `alter table "work_event" add constraint "work_event_work_id_foreign" foreign key ("work_id") references "work" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "work_event" add constraint "work_event_from_status_check" check ("from_status" in ('DRAFT', 'REVIEW', 'RETURNED', 'SCHEDULED', 'OPEN', 'PAUSED', 'CLOSED', 'FILLED', 'EXPIRED', 'SUSPENDED'));`,
    );
    this.addSql(
      `alter table "work_event" add constraint "work_event_to_status_check" check ("to_status" in ('DRAFT', 'REVIEW', 'RETURNED', 'SCHEDULED', 'OPEN', 'PAUSED', 'CLOSED', 'FILLED', 'EXPIRED', 'SUSPENDED'));`,
    );
    this.addSql(
      `alter table "work_event" add constraint "work_event_actor_kind_check" check ("actor_kind" in ('SEEKER', 'COMPANY', 'ADMIN', 'SYSTEM'));`,
    );

    this.addSql(
      `alter table "work_like" add constraint "work_like_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "work_like" add constraint "work_like_work_id_foreign" foreign key ("work_id") references "work" ("id") on update cascade on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "entry_draft" drop constraint "entry_draft_resume_id_foreign";`);
    this.addSql(`alter table "entry" drop constraint "entry_resume_id_foreign";`);
    this.addSql(`alter table "message" drop constraint "message_attachment_id_foreign";`);
    this.addSql(`alter table "company" drop constraint "company_plan_code_foreign";`);
    this.addSql(`alter table "company_member" drop constraint "company_member_company_id_foreign";`);
    this.addSql(`alter table "work" drop constraint "work_company_id_foreign";`);
    this.addSql(`alter table "entry" drop constraint "entry_company_id_foreign";`);
    this.addSql(`alter table "conversation" drop constraint "conversation_company_id_foreign";`);
    this.addSql(`alter table "user_profile" drop constraint "user_profile_user_id_foreign";`);
    this.addSql(`alter table "entry_draft" drop constraint "entry_draft_user_id_foreign";`);
    this.addSql(`alter table "entry" drop constraint "entry_user_id_foreign";`);
    this.addSql(`alter table "conversation" drop constraint "conversation_user_id_foreign";`);
    this.addSql(`alter table "work_like" drop constraint "work_like_user_id_foreign";`);
    this.addSql(`alter table "entry_draft" drop constraint "entry_draft_work_id_foreign";`);
    this.addSql(`alter table "entry" drop constraint "entry_work_id_foreign";`);
    this.addSql(`alter table "work_event" drop constraint "work_event_work_id_foreign";`);
    this.addSql(`alter table "work_like" drop constraint "work_like_work_id_foreign";`);
    this.addSql(`alter table "entry_event" drop constraint "entry_event_entry_id_foreign";`);
    this.addSql(`alter table "conversation" drop constraint "conversation_entry_id_foreign";`);
    this.addSql(`alter table "message" drop constraint "message_conversation_id_foreign";`);

    this.addSql(`drop table if exists "admin_user" cascade;`);
    this.addSql(`drop table if exists "attachment" cascade;`);
    this.addSql(`drop table if exists "audit_event" cascade;`);
    this.addSql(`drop table if exists "credential" cascade;`);
    this.addSql(`drop table if exists "job_lease" cascade;`);
    this.addSql(`drop table if exists "mail_token" cascade;`);
    this.addSql(`drop table if exists "news" cascade;`);
    this.addSql(`drop table if exists "outbox_mail" cascade;`);
    this.addSql(`drop table if exists "plan" cascade;`);
    this.addSql(`drop table if exists "company" cascade;`);
    this.addSql(`drop table if exists "company_member" cascade;`);
    this.addSql(`drop table if exists "rate_limit" cascade;`);
    this.addSql(`drop table if exists "session" cascade;`);
    this.addSql(`drop table if exists "users" cascade;`);
    this.addSql(`drop table if exists "user_profile" cascade;`);
    this.addSql(`drop table if exists "work" cascade;`);
    this.addSql(`drop table if exists "entry_draft" cascade;`);
    this.addSql(`drop table if exists "entry" cascade;`);
    this.addSql(`drop table if exists "entry_event" cascade;`);
    this.addSql(`drop table if exists "conversation" cascade;`);
    this.addSql(`drop table if exists "message" cascade;`);
    this.addSql(`drop table if exists "work_event" cascade;`);
    this.addSql(`drop table if exists "work_like" cascade;`);
  }
}
