import { Migration } from "@mikro-orm/migrations";

/** Counts of a work that change all the time, by themselves; no visitor's answer hangs on them. */
const counts = ["like_count", "entry_count", "view_count"];

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
    const isContent = counts.map((count) => `old.${count} = new.${count}`).join(" and ");
    this.addSql(`create trigger work_changed after update on work for each row when (${isContent}) execute function tell_written()`);
  }
}
