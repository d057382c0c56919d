import { Migration } from "@mikro-orm/migrations";

/** Texts whose readings are stored with their row. */
const texts = {
  work: "title, city, nearest_station, occupation, description, duties_change_scope, requirements, japanese_use, employer_name, employer_address, workplace_name, address_line, workplace_change_scope, smoking_note, commuting, raise, bonus, pay_closing, pay_day, work_time_note, holidays, insurance_note, renewal_criteria, renewal_limit, trial_conditions, retirement, appeal, benefits, selection, documents",
  company: "name, description, city, address_line, building, name_kana",
  news: "title, summary, body_html",
  message: "body",
};

/** Readings beside the texts. Whoever changes a text, its readings are forgotten by a trigger and computed again. */
export class Migration20261121074505_furigana extends Migration {
  override name = "Migration20261121074505_furigana";

  override up(): void {
    this.addSql(
      `create table "reading_correction" ("id" uuid not null, "owner_kind" text not null, "owner_id" uuid not null, "word" varchar(40) not null, "reading" varchar(80) not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "reading_correction" add constraint "reading_correction_owner_id_word_unique" unique ("owner_id", "word");`);

    this.addSql(`alter table "news" add "ruby" jsonb null, add "ruby_body" jsonb null;`);
    this.addSql(`create index news_ruby_missing on news (id) where ruby is null;`);

    this.addSql(`alter table "company" add "ruby" jsonb null, add "ruby_body" jsonb null;`);
    this.addSql(`create index company_ruby_missing on company (id) where ruby is null;`);

    this.addSql(`alter table "work" add "ruby" jsonb null, add "ruby_body" jsonb null;`);
    this.addSql(`create index work_ruby_missing on work (id) where ruby is null;`);

    this.addSql(`alter table "message" add "ruby" jsonb null;`);
    this.addSql(`create index message_ruby_missing on message (id) where ruby is null;`);

    this.addSql(
      `alter table "reading_correction" add constraint "reading_correction_owner_kind_check" check ("owner_kind" in ('COMPANY', 'WORK', 'NEWS'));`,
    );
    this.addSql(`create function forget_ruby() returns trigger language plpgsql as $$ begin new.ruby := null; return new; end $$;`);
    this.addSql(
      `create function forget_rubies() returns trigger language plpgsql as $$ begin new.ruby := null; new.ruby_body := null; return new; end $$;`,
    );
    for (const [table, columns] of Object.entries(texts)) {
      const forget = table === "message" ? "forget_ruby" : "forget_rubies";
      this.addSql(`create trigger ${table}_ruby before update of ${columns} on "${table}" for each row execute function ${forget}();`);
    }
  }

  override down(): void {
    for (const table of Object.keys(texts)) this.addSql(`drop trigger ${table}_ruby on "${table}";`);
    this.addSql(`drop function forget_rubies();`);
    this.addSql(`drop function forget_ruby();`);
    this.addSql(`drop table if exists "reading_correction" cascade;`);
    for (const table of ["company", "news", "work"]) this.addSql(`alter table "${table}" drop column "ruby", drop column "ruby_body";`);
    this.addSql(`alter table "message" drop column "ruby";`);
  }
}
