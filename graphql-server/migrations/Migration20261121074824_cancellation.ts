import { Migration } from "@mikro-orm/migrations";

export class Migration20261121074824_cancellation extends Migration {
  override name = "Migration20261121074824_cancellation";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "cancellation_survey" ("id" uuid not null, "user_id" uuid null, "reasons" text[] not null default '{}', "comment" text null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "cancellation_survey_created_at_index" on "cancellation_survey" ("created_at");`);

    this.addSql(`alter table "users" add "cancelled_at" timestamptz null, add "erase_after" timestamptz null;`);
    this.addSql(`create index users_erase_due on users (erase_after) where status = 'CANCELLING';`);

    this.addSql(
      `alter table "cancellation_survey" add constraint "cancellation_survey_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete set null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "cancellation_survey" cascade;`);

    this.addSql(`drop index "users_erase_due";`);
    this.addSql(`alter table "users" drop column "cancelled_at", drop column "erase_after";`);
  }
}
