import { Migration } from "@mikro-orm/migrations";

export class Migration20261121101949_newsroom extends Migration {
  override name = "Migration20261121101949_newsroom";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "news_draft" ("admin_id" uuid not null, "subject" varchar(36) not null, "content" jsonb not null, "base_version" int null, "saved_at" timestamptz not null, primary key ("admin_id", "subject"));`,
    );
    this.addSql(`create index "news_draft_subject_saved_at_index" on "news_draft" ("subject", "saved_at");`);

    this.addSql(`alter table "attachment" drop constraint "attachment_purpose_check";`);
    this.addSql(
      `alter table "attachment" add constraint "attachment_purpose_check" check ("purpose" in ('RESUME', 'MESSAGE', 'PHOTO', 'CERTIFICATE', 'LOGO', 'NEWS'));`,
    );

    this.addSql(`alter table "news" add "created_by" uuid null, add "updated_by" uuid null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "news_draft" cascade;`);

    this.addSql(`alter table "attachment" drop constraint "attachment_purpose_check";`);
    this.addSql(
      `alter table "attachment" add constraint "attachment_purpose_check" check ("purpose" in ('RESUME', 'MESSAGE', 'PHOTO', 'CERTIFICATE', 'LOGO'));`,
    );

    this.addSql(`alter table "news" drop column "created_by", drop column "updated_by";`);
  }
}
