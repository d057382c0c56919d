import { Migration } from "@mikro-orm/migrations";

export class Migration20261121102631_operator_people extends Migration {
  override name = "Migration20261121102631_operator_people";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "mailing" ("id" uuid not null, "audience" text not null, "filter" jsonb not null, "subject" varchar(200) not null, "body" text not null, "ruby" jsonb null, "status" text not null default 'SENDING', "recipient_count" int not null, "sent_count" int not null default 0, "skipped_count" int not null default 0, "admin_id" uuid not null, "operation_id" uuid not null, "created_at" timestamptz not null, "ended_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`alter table "mailing" add constraint "mailing_operation_id_unique" unique ("operation_id");`);
    this.addSql(`create index "mailing_audience_created_at_id_index" on "mailing" ("audience", "created_at", "id");`);
    this.addSql(`create index mailing_sending on mailing (created_at, id) where status = 'SENDING';`);

    this.addSql(
      `create table "mailing_batch" ("mailing_id" uuid not null, "position" int not null, "recipient_ids" uuid[] not null, "sent_at" timestamptz null, primary key ("mailing_id", "position"));`,
    );

    this.addSql(
      `create table "message_template" ("id" uuid not null, "audience" text not null, "name" varchar(80) not null, "subject" varchar(200) not null, "body" text not null, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "message_template" add constraint "message_template_audience_name_unique" unique ("audience", "name");`);

    this.addSql(
      `create table "user_event" ("id" uuid not null, "user_id" uuid not null, "from_status" text not null, "to_status" text not null, "actor_kind" text not null, "actor_id" uuid null, "reason" text null, "at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "user_event_user_id_at_index" on "user_event" ("user_id", "at");`);

    this.addSql(`create index "users_created_at_id_index" on "users" ("created_at", "id");`);
    this.addSql(`create index "users_status_created_at_id_index" on "users" ("status", "created_at", "id");`);

    this.addSql(`alter table "user_profile" add "search_text" text null, add "search_tokens" text[] not null default '{}';`);
    this.addSql(`create index "user_profile_measured_level_index" on "user_profile" ("measured_level");`);
    this.addSql(`create index user_profile_search_tokens on user_profile using gin (search_tokens);`);
    this.addSql(`create index user_profile_search_missing on user_profile (user_id) where search_text is null;`);

    this.addSql(`alter table "conversation" add "mailing_id" uuid null;`);
    this.addSql(
      `alter table "conversation" add constraint "conversation_mailing_id_foreign" foreign key ("mailing_id") references "mailing" ("id") on delete set null;`,
    );
    this.addSql(`create index "conversation_kind_last_message_at_id_index" on "conversation" ("kind", "last_message_at", "id");`);
    this.addSql(`create index conversation_mailing on conversation (mailing_id) where mailing_id is not null;`);

    this.addSql(`alter table "message" add "search_text" text null, add "search_tokens" text[] not null default '{}';`);
    this.addSql(`create index message_search_tokens on message using gin (search_tokens);`);
    this.addSql(`create index message_search_missing on message (id) where search_text is null;`);
    this.addSql(`create index "message_created_at_id_index" on "message" ("created_at", "id");`);

    this.addSql(`alter table "mailing" add constraint "mailing_audience_check" check ("audience" in ('SEEKER', 'COMPANY'));`);
    this.addSql(`alter table "mailing" add constraint "mailing_status_check" check ("status" in ('SENDING', 'SENT', 'STOPPED'));`);

    this.addSql(
      `alter table "mailing_batch" add constraint "mailing_batch_mailing_id_foreign" foreign key ("mailing_id") references "mailing" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "message_template" add constraint "message_template_audience_check" check ("audience" in ('SEEKER', 'COMPANY'));`,
    );

    this.addSql(
      `alter table "user_event" add constraint "user_event_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "user_event" add constraint "user_event_from_status_check" check ("from_status" in ('ACTIVE', 'SUSPENDED', 'CANCELLING', 'ERASED'));`,
    );
    this.addSql(
      `alter table "user_event" add constraint "user_event_to_status_check" check ("to_status" in ('ACTIVE', 'SUSPENDED', 'CANCELLING', 'ERASED'));`,
    );
    this.addSql(
      `alter table "user_event" add constraint "user_event_actor_kind_check" check ("actor_kind" in ('SEEKER', 'COMPANY', 'ADMIN', 'SYSTEM'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "mailing_batch" drop constraint "mailing_batch_mailing_id_foreign";`);
    this.addSql(`alter table "conversation" drop constraint "conversation_mailing_id_foreign";`);

    this.addSql(`drop table if exists "mailing" cascade;`);
    this.addSql(`drop table if exists "mailing_batch" cascade;`);
    this.addSql(`drop table if exists "message_template" cascade;`);
    this.addSql(`drop table if exists "user_event" cascade;`);

    this.addSql(`drop index "conversation_kind_last_message_at_id_index";`);
    this.addSql(`drop index "conversation_mailing";`);
    this.addSql(`alter table "conversation" drop column "mailing_id";`);

    this.addSql(`drop index "message_search_tokens";`);
    this.addSql(`drop index "message_search_missing";`);
    this.addSql(`drop index "message_created_at_id_index";`);
    this.addSql(`alter table "message" drop column "search_text", drop column "search_tokens";`);

    this.addSql(`drop index "user_profile_measured_level_index";`);
    this.addSql(`drop index "user_profile_search_tokens";`);
    this.addSql(`drop index "user_profile_search_missing";`);
    this.addSql(`alter table "user_profile" drop column "search_text", drop column "search_tokens";`);

    this.addSql(`drop index "users_created_at_id_index";`);
    this.addSql(`drop index "users_status_created_at_id_index";`);
  }
}
