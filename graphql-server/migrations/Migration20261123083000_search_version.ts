import { Migration } from "@mikro-orm/migrations";

/**
 * Says of each work how its search columns were made, so that a task makes those of an older way anew; the parts of the day it is in; and
 * what names of towns and stations are suggested from.
 */
export class Migration20261123083000_search_version extends Migration {
  override name = "Migration20261123083000_search_version";

  override up(): void {
    this.addSql(
      "alter table work add column search_version smallint not null default 0, add column shift_bands smallint not null default 0",
    );
    this.addSql("create index work_search_version on work (search_version, (ruby is null)) where status = 'OPEN'");
    this.addSql("create index work_open_city on work (city) where status = 'OPEN'");
    this.addSql("create index work_open_station on work (nearest_station) where status = 'OPEN'");
  }
}
