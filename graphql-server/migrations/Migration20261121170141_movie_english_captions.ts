import { Migration } from "@mikro-orm/migrations";

export class Migration20261121170141_movie_english_captions extends Migration {
  override name = "Migration20261121170141_movie_english_captions";

  override up(): void | Promise<void> {
    this.addSql(`alter table "movie" add "captions_en" text not null default '';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "movie" drop column "captions_en";`);
  }
}
