import { Migration } from "@mikro-orm/migrations";

/** 福利厚生 by kind, beside the words of the company. */
export class Migration20261127170000_benefit_kinds extends Migration {
  override name = "Migration20261127170000_benefit_kinds";

  override up(): void {
    for (const table of ["work", "work_revision"])
      this.addSql(`alter table ${table} add column benefit_kinds text[] not null default '{}'`);
  }
}
