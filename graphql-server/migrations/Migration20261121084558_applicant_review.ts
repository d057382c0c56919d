import { Migration } from "@mikro-orm/migrations";

export class Migration20261121084558_applicant_review extends Migration {
  override name = "Migration20261121084558_applicant_review";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "scorecard" ("id" uuid not null, "entry_id" uuid not null, "member_id" uuid null, "japanese" smallint null, "experience" smallint null, "communication" smallint null, "motivation" smallint null, "recommendation" text not null, "comment" text not null default '', "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "scorecard" add constraint "scorecard_entry_id_member_id_unique" unique ("entry_id", "member_id");`);

    this.addSql(
      `create table "entry_note" ("id" uuid not null, "entry_id" uuid not null, "member_id" uuid null, "body" text not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "entry_note_entry_id_created_at_index" on "entry_note" ("entry_id", "created_at");`);

    this.addSql(
      `alter table "scorecard" add constraint "scorecard_entry_id_foreign" foreign key ("entry_id") references "entry" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "scorecard" add constraint "scorecard_member_id_foreign" foreign key ("member_id") references "company_member" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "scorecard" add constraint "scorecard_recommendation_check" check ("recommendation" in ('YES', 'UNSURE', 'NO'));`,
    );

    this.addSql(
      `alter table "entry_note" add constraint "entry_note_entry_id_foreign" foreign key ("entry_id") references "entry" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "entry_note" add constraint "entry_note_member_id_foreign" foreign key ("member_id") references "company_member" ("id") on delete set null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "scorecard" cascade;`);
    this.addSql(`drop table if exists "entry_note" cascade;`);
  }
}
