import { Migration } from "@mikro-orm/migrations";

const tables = ["work", "news", "movie", "complaint"];

/** Rows whose id their sender chose get an id of ours from now on; the operation that made them has a column of its own. */
export class Migration20261122201500_operations extends Migration {
  override name = "Migration20261122201500_operations";

  override up(): void {
    for (const table of tables) {
      this.addSql(`alter table ${table} add column operation_id uuid null`);
      // A request that was sent before the change may be sent again after it: it finds what it made.
      this.addSql(`update ${table} set operation_id = id`);
      this.addSql(`alter table ${table} add constraint ${table}_operation_id_unique unique (operation_id)`);
    }
  }
}
