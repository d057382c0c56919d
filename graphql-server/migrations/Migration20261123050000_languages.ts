import { Migration } from "@mikro-orm/migrations";

const readers = "'ja', 'ja-x-easy', 'en', 'vi', 'zh-Hans', 'ne', 'id', 'pt-BR'";
const house = "'ja', 'ja-x-easy', 'en'";

/** An account reads one of the languages that the product speaks to its kind. */
export class Migration20261123050000_languages extends Migration {
  override name = "Migration20261123050000_languages";

  override up(): void {
    for (const table of ["users", "inquiry", "outbox_mail"]) {
      this.addSql(
        `alter table ${table} alter column locale type text, add constraint ${table}_locale_check check (locale in (${readers}))`,
      );
    }
    for (const table of ["company_member", "company_registration"]) {
      this.addSql(`alter table ${table} alter column locale type text, add constraint ${table}_locale_check check (locale in (${house}))`);
    }
    for (const table of ["users", "company_member"]) this.addSql(`alter table ${table} alter column locale set default 'ja'`);
  }
}
