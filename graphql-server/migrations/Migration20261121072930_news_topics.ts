import { Migration } from "@mikro-orm/migrations";

/** What news are about, and the text they are found by. Items of before are found by their text as it stands until they are saved again. */
export class Migration20261121072930_news_topics extends Migration {
  override name = "Migration20261121072930_news_topics";

  override up(): void {
    this.addSql(`alter table "news" add "topic" text not null default 'SERVICE', add "search_text" text not null default '';`);
    this.addSql(
      `alter table "news" add constraint "news_topic_check" check ("topic" in ('SERVICE', 'MAINTENANCE', 'SAFETY', 'LAW', 'JAPANESE', 'JOB_HUNT', 'LIFE'));`,
    );
    this.addSql(
      `update "news" set "search_text" = lower("title" || ' ' || "summary" || ' ' || regexp_replace("body_html", '<[^>]*>', ' ', 'g'));`,
    );
  }

  override down(): void {
    this.addSql(`alter table "news" drop constraint "news_topic_check";`);
    this.addSql(`alter table "news" drop column "topic", drop column "search_text";`);
  }
}
