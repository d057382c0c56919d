import { Migration } from "@mikro-orm/migrations";

/** Columns of a work that change all the time and that no visitor's answer hangs on. */
const silent = ["like_count", "entry_count", "view_count", "version", "operation_id", "confirm_asked_at", "submitted_at"];

/** Tables that few write to and that what visitors see is made of. */
const tables = [
  ...["company", "company_reply", "legal_text", "licence_product", "minimum_wage", "movie", "movie_item", "news", "notice_rule"],
  ...["operating_term", "operator_settings", "permission_rule", "reading_correction", "work_tally"],
];

/** Every process hears which table was written, so that what it keeps of it ends with the commit and not with the second. */
export class Migration20261124154100_written_word extends Migration {
  override name = "Migration20261124154100_written_word";

  override up(): void {
    this.addSql(`create function tell_written() returns trigger language plpgsql as $$
      begin
        perform pg_notify('kotoba_events', 'written ' || tg_table_name);
        return null;
      end
    $$`);
    for (const table of tables) {
      this.addSql(
        `create trigger ${table}_written after insert or update or delete on ${table} for each statement execute function tell_written()`,
      );
    }
    this.addSql("create trigger work_written after insert or delete on work for each statement execute function tell_written()");
    // A column that is added later is written together with updated_at.
    this.addSql(`do $do$
      begin
        execute (
          select 'create trigger work_changed after update of ' || string_agg(quote_ident(attname), ', ')
            || ' on work for each statement execute function tell_written()'
          from pg_attribute
          where attrelid = 'work'::regclass and attnum > 0 and not attisdropped and attname <> all (array['${silent.join("', '")}'])
        );
      end
    $do$`);
  }
}
