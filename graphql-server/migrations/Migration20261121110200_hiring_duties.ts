import { Migration } from "@mikro-orm/migrations";

export class Migration20261121110200_hiring_duties extends Migration {
  override name = "Migration20261121110200_hiring_duties";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "notice_rule" ("code" varchar(60) not null, "is_insured" boolean not null, "due_day" int null, "valid_from" date not null, "valid_to" date null, "source" text not null, "source_date" date not null, primary key ("code"));`,
    );

    this.addSql(
      `create table "entry_filter" ("id" uuid not null, "member_id" uuid not null, "name" varchar(80) not null, "filter" jsonb not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "entry_filter_member_id_created_at_index" on "entry_filter" ("member_id", "created_at");`);

    this.addSql(
      `create table "hire_check" ("entry_id" uuid not null, "starts_on" date null, "is_exempt" boolean not null default false, "is_insured" boolean not null default true, "card_checked_on" date null, "card_checked_by_id" uuid null, "residence_status" text null, "card_expires_on" date null, "work_condition" text null, "number_confirmed" boolean not null default false, "notice_due_on" date null, "notice_filed_on" date null, "notice_filed_by_id" uuid null, "reminded_at" timestamptz null, "version" int not null default 1, "updated_at" timestamptz not null, primary key ("entry_id"));`,
    );
    this.addSql(`create index hire_check_open on hire_check (notice_due_on) where notice_filed_on is null and not is_exempt;`);
    this.addSql(`create index "hire_check_card_expires_on_index" on "hire_check" ("card_expires_on");`);

    this.addSql(`alter table "notice_rule" add constraint "notice_rule_period" check (valid_to is null or valid_from <= valid_to);`);

    this.addSql(
      `alter table "entry_filter" add constraint "entry_filter_member_id_foreign" foreign key ("member_id") references "company_member" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "hire_check" add constraint "hire_check_entry_id_foreign" foreign key ("entry_id") references "entry" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "hire_check" add constraint "hire_check_card_checked_by_id_foreign" foreign key ("card_checked_by_id") references "company_member" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "hire_check" add constraint "hire_check_notice_filed_by_id_foreign" foreign key ("notice_filed_by_id") references "company_member" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "hire_check" add constraint "hire_check_residence_status_check" check ("residence_status" in ('PERMANENT_RESIDENT', 'SPOUSE_OF_JAPANESE', 'SPOUSE_OF_PERMANENT_RESIDENT', 'LONG_TERM_RESIDENT', 'SPECIAL_PERMANENT_RESIDENT', 'DIPLOMAT', 'OFFICIAL', 'PROFESSOR', 'ARTIST', 'RELIGIOUS_ACTIVITIES', 'JOURNALIST', 'HIGHLY_SKILLED_PROFESSIONAL', 'BUSINESS_MANAGER', 'LEGAL_ACCOUNTING', 'MEDICAL_SERVICES', 'RESEARCHER', 'INSTRUCTOR', 'ENGINEER_HUMANITIES_INTERNATIONAL', 'INTRA_COMPANY_TRANSFEREE', 'NURSING_CARE', 'ENTERTAINER', 'SKILLED_LABOR', 'SPECIFIED_SKILLED_WORKER', 'TECHNICAL_INTERN', 'CULTURAL_ACTIVITIES', 'TEMPORARY_VISITOR', 'STUDENT', 'TRAINEE', 'DEPENDENT', 'DESIGNATED_ACTIVITIES'));`,
    );
    this.addSql(
      `alter table "hire_check" add constraint "hire_check_work_condition_check" check ("work_condition" in ('NO_RESTRICTION', 'WITHIN_STATUS', 'DESIGNATED', 'PART_TIME_PERMIT', 'NOT_ALLOWED'));`,
    );
    this.addSql(`insert into "notice_rule" ("code", "is_insured", "due_day", "valid_from", "source", "source_date") values
      ('hire-insured-2007', true, 10, '2007-10-01', '労働施策総合推進法28条、同施行規則12条（雇用保険被保険者資格取得届とあわせて、翌月10日まで）', '2026-11-21'),
      ('hire-uninsured-2007', false, null, '2007-10-01', '労働施策総合推進法28条、同施行規則12条（雇用保険の被保険者でない人は、翌月の末日まで）', '2026-11-21');`);
    // People who were hired before the list existed: what they and the work say, as for everybody after them.
    this.addSql(`insert into "hire_check" ("entry_id", "is_exempt", "is_insured", "updated_at")
      select e.id, coalesce(p.work_permission = 'JAPANESE_NATIONAL' or p.residence_status in ('SPECIAL_PERMANENT_RESIDENT', 'DIPLOMAT', 'OFFICIAL'), false),
        coalesce(w.employment_insurance, true), e.moved_at
      from entry e join work w on w.id = e.work_id join user_profile p on p.user_id = e.user_id where e.status in ('ACCEPTED', 'JOINED');`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "notice_rule" cascade;`);
    this.addSql(`drop table if exists "entry_filter" cascade;`);
    this.addSql(`drop table if exists "hire_check" cascade;`);
  }
}
