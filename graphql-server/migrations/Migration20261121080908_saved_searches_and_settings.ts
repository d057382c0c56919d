import { Migration } from "@mikro-orm/migrations";

export class Migration20261121080908_saved_searches_and_settings extends Migration {
  override name = "Migration20261121080908_saved_searches_and_settings";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "saved_search" ("id" uuid not null, "user_id" uuid not null, "name" varchar(80) not null, "filter" jsonb not null, "alert" text not null default 'OFF', "frequency" text not null default 'DAILY', "token_hash" varchar(64) null, "token_expires_at" timestamptz null, "confirmed_at" timestamptz null, "told_until" timestamptz not null, "next_alert_at" timestamptz not null, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "saved_search" add constraint "saved_search_token_hash_unique" unique ("token_hash");`);
    this.addSql(`create index "saved_search_user_id_created_at_index" on "saved_search" ("user_id", "created_at");`);
    this.addSql(`create index saved_search_due on saved_search (next_alert_at) where alert = 'ON';`);

    this.addSql(
      `create table "notification_setting" ("user_id" uuid not null, "family" text not null, "email" boolean not null default true, "site" boolean not null default true, primary key ("user_id", "family"));`,
    );

    this.addSql(
      `create table "blocked_company" ("user_id" uuid not null, "company_id" uuid not null, "created_at" timestamptz not null, primary key ("user_id", "company_id"));`,
    );
    this.addSql(`create index "blocked_company_company_id_index" on "blocked_company" ("company_id");`);

    this.addSql(`alter table "entry" add "hidden_from_company" boolean not null default false;`);

    this.addSql(`alter table "conversation" add "hidden_from_company" boolean not null default false;`);

    this.addSql(`alter table "work_like" add "closing_told_at" timestamptz null;`);

    this.addSql(
      `alter table "saved_search" add constraint "saved_search_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "saved_search" add constraint "saved_search_alert_check" check ("alert" in ('OFF', 'UNCONFIRMED', 'ON'));`);
    this.addSql(`alter table "saved_search" add constraint "saved_search_frequency_check" check ("frequency" in ('DAILY', 'WEEKLY'));`);

    this.addSql(
      `alter table "notification_setting" add constraint "notification_setting_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "notification_setting" add constraint "notification_setting_family_check" check ("family" in ('ENTRY', 'MESSAGE', 'SAVED_SEARCH', 'CLOSING_SOON', 'NEWS'));`,
    );

    this.addSql(
      `alter table "blocked_company" add constraint "blocked_company_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "blocked_company" add constraint "blocked_company_company_id_foreign" foreign key ("company_id") references "company" ("id") on update cascade on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "saved_search" cascade;`);
    this.addSql(`drop table if exists "notification_setting" cascade;`);
    this.addSql(`drop table if exists "blocked_company" cascade;`);

    this.addSql(`alter table "conversation" drop column "hidden_from_company";`);

    this.addSql(`alter table "entry" drop column "hidden_from_company";`);

    this.addSql(`alter table "work_like" drop column "closing_told_at";`);
  }
}
