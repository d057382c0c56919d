import { Migration } from "@mikro-orm/migrations";

/** Days of the week a posting has work on. The raised version of the search columns fills them. */
export class Migration20261124151000_work_days extends Migration {
  override name = "Migration20261124151000_work_days";

  override up(): void {
    this.addSql("alter table work add column work_days smallint not null default 0");
  }
}
