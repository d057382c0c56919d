import { Migration } from "@mikro-orm/migrations";

export class Migration20261121105018_work_revision extends Migration {
  override name = "Migration20261121105018_work_revision";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "work_revision" ("id" uuid not null, "work_id" uuid not null, "status" text not null default 'DRAFT', "title" varchar(120) not null default '', "title_en" varchar(160) null, "category" text null, "occupation" varchar(120) null, "employment_type" text null, "openings" int not null default 1, "starts_on" date null, "apply_by" date null, "employer_name" varchar(120) null, "employer_address" varchar(300) null, "contact_email" varchar(254) null, "contact_phone" varchar(20) null, "contact_form_url" varchar(500) null, "workplace_name" varchar(120) null, "postal_code" varchar(7) null, "prefecture" text null, "city" varchar(60) null, "address_line" varchar(200) null, "nearest_station" varchar(120) null, "workplace_change_scope" text null, "remote" text not null default 'NONE', "smoking" text null, "smoking_note" varchar(300) null, "description" text not null default '', "description_en" text null, "duties_change_scope" text null, "requirements" text null, "japanese_level" text not null default 'NONE', "japanese_use" text null, "accepted_statuses" text[] not null default '{}', "specified_skill_field" text null, "visa_support" boolean not null default false, "beginner_welcome" boolean not null default false, "required_qualifications" text[] not null default '{}', "pay_unit" text null, "pay_min" int null, "pay_max" int null, "allowances" jsonb not null default '[]', "fixed_overtime" boolean not null default false, "fixed_overtime_amount" int null, "fixed_overtime_hours" int null, "fixed_overtime_excess_paid" boolean null, "commuting" varchar(200) null, "raise" varchar(200) null, "bonus" varchar(200) null, "pay_closing" varchar(60) null, "pay_day" varchar(60) null, "work_time_system" text null, "work_times" jsonb not null default '[]', "work_time_note" text null, "deemed_hours_per_day" numeric(4,2) null, "break_minutes" int null, "weekly_hours" numeric(4,1) null, "overtime" boolean null, "overtime_hours_per_month" int null, "holidays" text null, "holidays_per_year" int null, "health_insurance" boolean null, "pension_insurance" boolean null, "accident_insurance" boolean null, "employment_insurance" boolean null, "insurance_note" varchar(300) null, "fixed_term" boolean null, "term_months" int null, "renewal" text null, "renewal_criteria" text null, "renewal_limit" varchar(200) null, "trial" boolean null, "trial_months" int null, "trial_conditions" text null, "retirement" varchar(200) null, "appeal" text null, "benefits" text null, "housing" boolean not null default false, "selection" text null, "documents" text null, "resume_required" boolean not null default false, "screening_questions" jsonb not null default '[]', "base" jsonb not null, "taken" jsonb not null default '[]', "return_reason" text null, "submitted_at" timestamptz null, "decided_at" timestamptz null, "decided_by" uuid null, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "work_revision_work_id_created_at_index" on "work_revision" ("work_id", "created_at");`);
    this.addSql(`create unique index work_revision_one_open on work_revision (work_id) where status in ('DRAFT', 'REVIEW', 'RETURNED');`);

    this.addSql(`alter table "work" add "revision_status" text null;`);
    this.addSql(`create index work_revision_queue on work (submitted_at, id) where revision_status = 'REVIEW';`);
    this.addSql(
      `alter table "work" add constraint "work_revision_status_check" check ("revision_status" in ('DRAFT', 'REVIEW', 'RETURNED'));`,
    );

    this.addSql(
      `alter table "work_revision" add constraint "work_revision_work_id_foreign" foreign key ("work_id") references "work" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "work_revision" add constraint "work_revision_pay_order" check (pay_min is null or pay_max is null or pay_min <= pay_max);`,
    );
    this.addSql(
      `alter table "work_revision" add constraint "work_revision_status_check" check ("status" in ('DRAFT', 'REVIEW', 'RETURNED', 'OPEN', 'CLOSED'));`,
    );
    this.addSql(
      `alter table "work_revision" add constraint "work_revision_category_check" check ("category" in ('MANAGEMENT', 'RESEARCH_ENGINEERING', 'LAW_BUSINESS_ARTS', 'MEDICAL', 'CHILDCARE_EDUCATION', 'OFFICE', 'SALES', 'WELFARE_CARE', 'SERVICE', 'SECURITY', 'AGRICULTURE', 'MANUFACTURING', 'TRANSPORT_OPERATION', 'CONSTRUCTION', 'CARRYING_CLEANING'));`,
    );
    this.addSql(
      `alter table "work_revision" add constraint "work_revision_employment_type_check" check ("employment_type" in ('FULL_TIME', 'CONTRACT', 'PART_TIME', 'DISPATCH', 'PERMANENT_DISPATCH', 'TEMP_TO_PERM', 'INTERN', 'OUTSOURCING', 'SHOKUTAKU'));`,
    );
    this.addSql(
      `alter table "work_revision" add constraint "work_revision_prefecture_check" check ("prefecture" in ('01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '30', '31', '32', '33', '34', '35', '36', '37', '38', '39', '40', '41', '42', '43', '44', '45', '46', '47'));`,
    );
    this.addSql(`alter table "work_revision" add constraint "work_revision_remote_check" check ("remote" in ('NONE', 'PARTIAL', 'FULL'));`);
    this.addSql(
      `alter table "work_revision" add constraint "work_revision_smoking_check" check ("smoking" in ('NO_SMOKING', 'SMOKING_ROOM', 'OUTDOOR_ONLY', 'SMOKING_ALLOWED'));`,
    );
    this.addSql(
      `alter table "work_revision" add constraint "work_revision_japanese_level_check" check ("japanese_level" in ('NONE', 'N5', 'N4', 'N3', 'N2', 'N1', 'NATIVE'));`,
    );
    this.addSql(
      `alter table "work_revision" add constraint "work_revision_specified_skill_field_check" check ("specified_skill_field" in ('CARE', 'BUILDING_CLEANING', 'MANUFACTURING', 'CONSTRUCTION', 'SHIPBUILDING', 'AUTO_REPAIR', 'AVIATION', 'LODGING', 'AGRICULTURE', 'FISHERY', 'FOOD_MANUFACTURING', 'FOOD_SERVICE', 'AUTO_TRANSPORT', 'RAILWAY', 'FORESTRY', 'WOOD'));`,
    );
    this.addSql(
      `alter table "work_revision" add constraint "work_revision_pay_unit_check" check ("pay_unit" in ('HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'));`,
    );
    this.addSql(
      `alter table "work_revision" add constraint "work_revision_work_time_system_check" check ("work_time_system" in ('FIXED', 'SHIFT', 'FLEX', 'VARIABLE', 'DISCRETIONARY'));`,
    );
    this.addSql(
      `alter table "work_revision" add constraint "work_revision_renewal_check" check ("renewal" in ('NONE', 'POSSIBLE', 'AUTOMATIC'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "work_revision" cascade;`);

    this.addSql(`drop index "work_revision_queue";`);
    this.addSql(`alter table "work" drop constraint "work_revision_status_check";`);
    this.addSql(`alter table "work" drop column "revision_status";`);
  }
}
