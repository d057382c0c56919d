import { Migration } from "@mikro-orm/migrations";

export class Migration20261121102930_movies extends Migration {
  override name = "Migration20261121102930_movies";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "movie" ("id" uuid not null, "title" varchar(120) not null, "description" varchar(600) not null, "level" text not null, "topic" text not null, "access" text not null default 'FREE', "status" text not null default 'DRAFT', "position" int not null default 0, "duration_ms" int not null default 0, "file_id" uuid null, "poster_id" uuid null, "captions" text not null default '', "transcript" text not null default '', "search_text" text not null default '', "ruby" jsonb null, "ruby_body" jsonb null, "publish_at" timestamptz null, "closes_at" timestamptz null, "published_at" timestamptz null, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "movie_status_level_position_index" on "movie" ("status", "level", "position");`);
    this.addSql(`create index movie_ruby_missing on movie (id) where ruby is null;`);

    this.addSql(
      `create table "movie_item" ("movie_id" uuid not null, "item_id" uuid not null, "position" int not null, primary key ("movie_id", "item_id"));`,
    );
    this.addSql(`create index "movie_item_item_id_index" on "movie_item" ("item_id");`);

    this.addSql(
      `create table "practice_answer" ("id" uuid not null, "user_id" uuid not null, "item_id" uuid not null, "first_correct" boolean not null, "first_answered_at" timestamptz not null, "a" double precision not null, "b" double precision not null, "c" double precision not null, "last_choice" int null, "last_answered_at" timestamptz not null, "tries" int not null default 1, primary key ("id"));`,
    );
    this.addSql(`create index "practice_answer_user_id_first_answered_at_index" on "practice_answer" ("user_id", "first_answered_at");`);
    this.addSql(`alter table "practice_answer" add constraint "practice_answer_user_id_item_id_unique" unique ("user_id", "item_id");`);

    this.addSql(
      `create table "movie_progress" ("id" uuid not null, "user_id" uuid not null, "movie_id" uuid not null, "ranges" jsonb not null, "watched_ms" int not null default 0, "position_ms" int not null default 0, "started_at" timestamptz not null, "completed_at" timestamptz null, "updated_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "movie_progress_user_id_updated_at_index" on "movie_progress" ("user_id", "updated_at");`);
    this.addSql(`alter table "movie_progress" add constraint "movie_progress_user_id_movie_id_unique" unique ("user_id", "movie_id");`);

    this.addSql(`alter table "attachment" drop constraint "attachment_purpose_check";`);
    this.addSql(
      `alter table "attachment" add constraint "attachment_purpose_check" check ("purpose" in ('RESUME', 'MESSAGE', 'PHOTO', 'CERTIFICATE', 'LOGO', 'NEWS', 'MOVIE', 'POSTER', 'ITEMS'));`,
    );

    this.addSql(
      `alter table "movie" add constraint "movie_file_id_foreign" foreign key ("file_id") references "attachment" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "movie" add constraint "movie_poster_id_foreign" foreign key ("poster_id") references "attachment" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "movie" add constraint "movie_level_check" check ("level" in ('N5', 'N4', 'N3', 'N2', 'N1'));`);
    this.addSql(
      `alter table "movie" add constraint "movie_topic_check" check ("topic" in ('VOCABULARY', 'GRAMMAR', 'READING', 'CONVERSATION', 'WORKPLACE'));`,
    );
    this.addSql(`alter table "movie" add constraint "movie_access_check" check ("access" in ('FREE', 'PREMIUM'));`);
    this.addSql(
      `alter table "movie" add constraint "movie_status_check" check ("status" in ('DRAFT', 'SCHEDULED', 'PUBLISHED', 'ARCHIVED'));`,
    );

    this.addSql(
      `alter table "movie_item" add constraint "movie_item_movie_id_foreign" foreign key ("movie_id") references "movie" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "movie_item" add constraint "movie_item_item_id_foreign" foreign key ("item_id") references "test_item" ("id") on update cascade on delete cascade;`,
    );

    this.addSql(
      `alter table "practice_answer" add constraint "practice_answer_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "practice_answer" add constraint "practice_answer_item_id_foreign" foreign key ("item_id") references "test_item" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "movie_progress" add constraint "movie_progress_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "movie_progress" add constraint "movie_progress_movie_id_foreign" foreign key ("movie_id") references "movie" ("id") on delete cascade;`,
    );
    this.addSql(
      `create trigger movie_ruby before update of title, description, transcript on "movie" for each row execute function forget_rubies();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "movie_item" drop constraint "movie_item_movie_id_foreign";`);
    this.addSql(`alter table "movie_progress" drop constraint "movie_progress_movie_id_foreign";`);

    this.addSql(`drop trigger movie_ruby on "movie";`);
    this.addSql(`drop table if exists "movie" cascade;`);
    this.addSql(`drop table if exists "movie_item" cascade;`);
    this.addSql(`drop table if exists "practice_answer" cascade;`);
    this.addSql(`drop table if exists "movie_progress" cascade;`);

    this.addSql(`alter table "attachment" drop constraint "attachment_purpose_check";`);
    this.addSql(
      `alter table "attachment" add constraint "attachment_purpose_check" check ("purpose" in ('RESUME', 'MESSAGE', 'PHOTO', 'CERTIFICATE', 'LOGO', 'NEWS'));`,
    );
  }
}
