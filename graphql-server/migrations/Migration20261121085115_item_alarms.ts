import { Migration } from "@mikro-orm/migrations";

/** What the answers of people say against an item. */
export class Migration20261121085115_item_alarms extends Migration {
  override name = "Migration20261121085115_item_alarms";

  override up(): void | Promise<void> {
    this.addSql(`alter table "test_item" add "checked_at" timestamptz null, add "alarm" text null, add "finding" jsonb null;`);
    this.addSql(`alter table "test_item" add constraint "test_item_alarm_check" check ("alarm" in ('MISKEYED', 'DRIFT', 'WEAK'));`);
  }
}
