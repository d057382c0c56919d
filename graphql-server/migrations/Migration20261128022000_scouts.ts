import { Migration } from "@mikro-orm/migrations";

/** Companies may ask people who agreed to it; triggers keep what a search reads of them. */
export class Migration20261128022000_scouts extends Migration {
  override name = "Migration20261128022000_scouts";

  override up(): void {
    this.addSql(
      `create table "scout_permit" ("id" uuid not null, "kind" text not null, "number" varchar(40) not null, "issued_on" date not null, "confirmed_by" uuid not null, "confirmed_at" timestamptz not null, "ended_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`create unique index scout_permit_in_force on scout_permit ((true)) where ended_at is null;`);

    this.addSql(
      `create table "scout_stop" ("company_id" uuid not null, "reason" text not null, "stopped_by" uuid not null, "stopped_at" timestamptz not null, primary key ("company_id"));`,
    );

    this.addSql(
      `create table "scout_setting" ("user_id" uuid not null, "families" text[] not null, "experience" jsonb not null, "is_paused" boolean not null default false, "renewed_on" date not null, "updated_at" timestamptz not null, primary key ("user_id"));`,
    );

    this.addSql(
      `create table "scout_listing" ("user_id" uuid not null, "family" varchar(40) not null, "prefectures" bigint not null, "contracts" int not null, "qualifications" int not null, "level" smallint not null, "experience" smallint not null, "startable_on" date null, "renewed_on" date not null, primary key ("user_id", "family"));`,
    );
    this.addSql(
      `create index scout_listing_search on scout_listing (family) include (user_id, prefectures, contracts, qualifications, level, experience, startable_on, renewed_on);`,
    );

    this.addSql(
      `create table "scout_consent" ("id" uuid not null, "user_id" uuid not null, "version" varchar(20) not null, "purpose" text not null, "recipient" text not null, "given_at" timestamptz not null, "ended_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`create index "scout_consent_user_id_given_at_index" on "scout_consent" ("user_id", "given_at");`);
    this.addSql(`create unique index scout_consent_in_force on scout_consent (user_id) where ended_at is null;`);

    this.addSql(
      `create table "scout_search" ("id" uuid not null, "company_id" uuid not null, "work_id" uuid not null, "member_id" uuid null, "conditions" jsonb not null, "people" uuid[] not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "scout_search_company_id_created_at_index" on "scout_search" ("company_id", "created_at");`);
    this.addSql(`create index "scout_search_created_at_index" on "scout_search" ("created_at");`);

    this.addSql(
      `create table "scout" ("id" uuid not null, "operation_id" uuid not null, "company_id" uuid not null, "work_id" uuid not null, "user_id" uuid not null, "member_id" uuid null, "body" text null, "opened_at" timestamptz null, "declined_at" timestamptz null, "decline_reason" text null, "reported_at" timestamptz null, "report_reason" text null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "scout" add constraint "scout_operation_id_unique" unique ("operation_id");`);
    this.addSql(`create index "scout_company_id_created_at_id_index" on "scout" ("company_id", "created_at", "id");`);
    this.addSql(`create index "scout_user_id_created_at_id_index" on "scout" ("user_id", "created_at", "id");`);
    this.addSql(`create index scout_reported on scout (reported_at, id) where reported_at is not null;`);
    this.addSql(`alter table "scout" add constraint "scout_user_id_work_id_unique" unique ("user_id", "work_id");`);

    this.addSql(`alter table "plan" add "allows_scout" boolean not null default false;`);

    this.addSql(`alter table "notification_setting" drop constraint "notification_setting_family_check";`);
    this.addSql(
      `alter table "notification_setting" add constraint "notification_setting_family_check" check ("family" in ('ENTRY', 'MESSAGE', 'SAVED_SEARCH', 'CLOSING_SOON', 'NEWS', 'PRACTICE', 'SCOUT'));`,
    );

    this.addSql(`alter table "scout_permit" add constraint "scout_permit_kind_check" check ("kind" in ('NOTIFICATION', 'LICENCE'));`);

    this.addSql(
      `alter table "scout_stop" add constraint "scout_stop_company_id_foreign" foreign key ("company_id") references "company" ("id") on update cascade on delete cascade;`,
    );

    this.addSql(
      `alter table "scout_setting" add constraint "scout_setting_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade;`,
    );

    this.addSql(
      `alter table "scout_listing" add constraint "scout_listing_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "scout_consent" add constraint "scout_consent_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "scout_consent" add constraint "scout_consent_purpose_check" check ("purpose" in ('ASKED_ABOUT_A_WORK'));`);
    this.addSql(
      `alter table "scout_consent" add constraint "scout_consent_recipient_check" check ("recipient" in ('COMPANIES_WITH_AN_OPEN_WORK'));`,
    );

    this.addSql(
      `alter table "scout_search" add constraint "scout_search_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "scout_search" add constraint "scout_search_work_id_foreign" foreign key ("work_id") references "work" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "scout_search" add constraint "scout_search_member_id_foreign" foreign key ("member_id") references "company_member" ("id") on delete set null;`,
    );

    this.addSql(
      `alter table "scout" add constraint "scout_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "scout" add constraint "scout_work_id_foreign" foreign key ("work_id") references "work" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "scout" add constraint "scout_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "scout" add constraint "scout_member_id_foreign" foreign key ("member_id") references "company_member" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "scout" add constraint "scout_decline_reason_check" check ("decline_reason" in ('NOT_LOOKING', 'PLACE', 'PAY', 'HOURS', 'DUTIES', 'OTHER'));`,
    );
    this.addSql(
      `alter table "scout" add constraint "scout_report_reason_check" check ("report_reason" in ('UNLAWFUL', 'UNTRUE', 'UNWANTED', 'OTHER'));`,
    );

    this.addSql(`update plan set allows_scout = true where code in ('STANDARD', 'PREMIUM');`);

    this.addSql(`create function scout_bits(p_said text[], p_all text[]) returns bigint language sql immutable as $$
      select coalesce(bit_or(1::bigint << (array_position(p_all, said) - 1)), 0) from unnest(p_said) said
    $$;`);
    // Whoever is stopped, leaving, paused or without an agreement in force has no row.
    this.addSql(`create function list_for_scouts(p_user uuid) returns void language plpgsql as $$
      begin
        delete from scout_listing where user_id = p_user;
        insert into scout_listing (user_id, family, prefectures, contracts, qualifications, level, experience, startable_on, renewed_on)
        select s.user_id, f.family,
               scout_bits(p.wished_prefectures, array(select lpad(n::text, 2, '0') from generate_series(1, 47) n)),
               scout_bits(p.wished_employment_types, array['FULL_TIME', 'CONTRACT', 'PART_TIME', 'DISPATCH', 'PERMANENT_DISPATCH', 'TEMP_TO_PERM', 'INTERN', 'OUTSOURCING', 'SHOKUTAKU']),
               scout_bits(p.qualifications, array['DRIVER_REGULAR', 'DRIVER_MEDIUM', 'DRIVER_LARGE', 'DRIVER_SECOND_CLASS', 'FORKLIFT', 'CARE_INITIAL', 'CARE_PRACTITIONER', 'CERTIFIED_CARE_WORKER', 'NURSE', 'NURSERY_TEACHER', 'COOK', 'ELECTRICIAN', 'AUTO_MECHANIC', 'REAL_ESTATE', 'BOOKKEEPING_2', 'REGISTERED_JAPANESE_TEACHER']),
               coalesce(array_position(array['NONE', 'N5', 'N4', 'N3', 'N2', 'N1'], p.measured_level), 0) - 1,
               coalesce((select max((e ->> 'years')::int) from jsonb_array_elements(s.experience) e where e ->> 'family' = f.family), 0),
               p.startable_on, s.renewed_on
          from scout_setting s
          join scout_consent c on c.user_id = s.user_id and c.ended_at is null
          join users u on u.id = s.user_id and u.status = 'ACTIVE' and u.cancelled_at is null
          join user_profile p on p.user_id = s.user_id
          cross join lateral (select distinct unnest(s.families) as family) f
         where s.user_id = p_user and not s.is_paused;
      end $$;`);
    this.addSql(`create function list_for_scouts_again() returns trigger language plpgsql as $$
      declare
        v_user uuid := case when tg_table_name = 'users' then (to_jsonb(coalesce(new, old)) ->> 'id')::uuid
                            else (to_jsonb(coalesce(new, old)) ->> 'user_id')::uuid end;
      begin
        if exists (select from scout_setting where user_id = v_user) or exists (select from scout_listing where user_id = v_user) then
          perform list_for_scouts(v_user);
        end if;
        return null;
      end $$;`);
    this.addSql(`create trigger scout_setting_listed after insert or update or delete on scout_setting
      for each row execute function list_for_scouts_again();`);
    this.addSql(`create trigger scout_consent_listed after insert or update or delete on scout_consent
      for each row execute function list_for_scouts_again();`);
    this.addSql(`create trigger users_listed_for_scouts after update of status, cancelled_at on users
      for each row execute function list_for_scouts_again();`);
    this.addSql(`create trigger user_profile_listed_for_scouts after insert or delete
      or update of measured_level, wished_prefectures, wished_employment_types, qualifications, startable_on on user_profile
      for each row execute function list_for_scouts_again();`);
  }
}
