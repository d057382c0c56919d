import { Migration } from "@mikro-orm/migrations";

/** The middle of a work's town, from which distances are counted; a task fills it in for the works of before. */
export class Migration20261128010000_town_points extends Migration {
  override name = "Migration20261128010000_town_points";

  override up(): void {
    this.addSql("alter table work add column town_latitude double precision, add column town_longitude double precision");
    this.addSql("create index work_open_town on work (town_latitude, town_longitude) where status = 'OPEN'");
  }
}
