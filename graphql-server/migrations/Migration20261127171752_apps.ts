import { Migration } from "@mikro-orm/migrations";

/** Apps of others that act for people: what they are, and what people let them do. */
export class Migration20261127171752_apps extends Migration {
  override name = "Migration20261127171752_apps";

  override up(): void {
    this.addSql(
      `create table "oauth_client" ("id" uuid not null, "name" varchar(80) not null, "recipient" varchar(120) not null, "purpose" varchar(300) not null, "purpose_en" varchar(300) not null, "country" varchar(2) not null, "kind" text not null, "is_native" boolean not null, "redirect_uris" text[] not null, "origins" text[] not null, "scopes" text[] not null, "approved_by_id" uuid not null, "approved_at" timestamptz not null, "ended_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`create index "oauth_client_approved_at_id_index" on "oauth_client" ("approved_at", "id");`);

    this.addSql(
      `create table "oauth_record" ("id" varchar(64) not null, "model" varchar(40) not null, "payload" jsonb not null, "grant_id" varchar(64) null, "uid" varchar(64) null, "session_id" uuid null, "consumed_at" timestamptz null, "expires_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "oauth_record_grant_id_index" on "oauth_record" ("grant_id");`);
    this.addSql(`create index "oauth_record_uid_index" on "oauth_record" ("uid");`);
    this.addSql(`create index "oauth_record_session_id_index" on "oauth_record" ("session_id");`);
    this.addSql(`create index "oauth_record_expires_at_index" on "oauth_record" ("expires_at");`);

    this.addSql(
      `alter table "session" add "app_id" uuid null, add "grant_id" varchar(64) null, add "scopes" text[] null, add "token_expires_at" timestamptz null;`,
    );
    this.addSql(`alter table "session" add constraint "session_grant_id_unique" unique ("grant_id");`);
    this.addSql(`create index "session_app_id_index" on "session" ("app_id");`);

    this.addSql(
      `alter table "oauth_client" add constraint "oauth_client_approved_by_id_foreign" foreign key ("approved_by_id") references "admin_user" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "oauth_client" add constraint "oauth_client_kind_check" check ("kind" in ('SEEKER', 'COMPANY'));`);

    this.addSql(
      `alter table "oauth_record" add constraint "oauth_record_session_id_foreign" foreign key ("session_id") references "session" ("id") on delete cascade;`,
    );
  }

  override down(): void {
    this.addSql(
      `do $$ begin if exists (select from oauth_client) then raise exception 'Taking back the apps would lose those that are registered: remove them first'; end if; end $$`,
    );
    this.addSql(`drop table "oauth_record"`);
    this.addSql(`drop table "oauth_client"`);
    this.addSql(`alter table "session" drop column "app_id", drop column "grant_id", drop column "scopes", drop column "token_expires_at"`);
  }
}
