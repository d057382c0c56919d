import { Migration } from "@mikro-orm/migrations";

/** What the operator writes may stand in every language of the readers beside the Japanese. */
export class Migration20261127165000_language_versions extends Migration {
  override name = "Migration20261127165000_language_versions";

  override up(): void {
    this.addSql(
      `create table "language_version" ("subject_id" uuid not null, "locale" text not null, "title" varchar(160) not null, "summary" varchar(600) not null, "body_html" text not null default '', "source_key" varchar(64) not null, "search_text" text not null default '', "ruby" jsonb null, "ruby_body" jsonb null, "version" int not null default 1, "updated_by" uuid null, "updated_at" timestamptz not null, primary key ("subject_id", "locale"));`,
    );

    this.addSql(
      `alter table "language_version" add constraint "language_version_locale_check" check ("locale" in ('ja-x-easy', 'en', 'vi', 'zh-Hans', 'ne', 'id', 'pt-BR'));`,
    );

    // Visitors' answers are made of it, so every process hears of a change.
    this.addSql(
      "create trigger language_version_written after insert or update or delete on language_version for each statement execute function tell_written()",
    );
  }
}
