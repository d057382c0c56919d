import { Migration } from "@mikro-orm/migrations";

/** The number of the operator's notification as a telecommunications business; empty while there is none. */
export class Migration20261123131000_telecom_number extends Migration {
  override name = "Migration20261123131000_telecom_number";

  override up(): void {
    this.addSql(`alter table "operator_settings" add "telecom_number" varchar(40) not null default '';`);
  }
}
