import { Migration } from "@mikro-orm/migrations";

/** What a company itself calls its works: once among them, and by it a file that comes again finds them. */
export class Migration20261128030000_reference_numbers extends Migration {
  override name = "Migration20261128030000_reference_numbers";

  override up(): void {
    this.addSql(`alter table "work" add "reference_number" varchar(100) null;`);
    this.addSql(`create unique index work_reference_number on work (company_id, reference_number) where reference_number is not null`);
  }
}
