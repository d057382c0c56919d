import { Migration } from "@mikro-orm/migrations";

/** Who asks for it is reminded of practice, once a day at most. */
export class Migration20261123121000_practice_reminders extends Migration {
  override name = "Migration20261123121000_practice_reminders";

  override up(): void {
    this.addSql(`alter table notification_setting add reminded_on date null, drop constraint notification_setting_family_check,
      add constraint notification_setting_family_check
        check (family in ('ENTRY', 'MESSAGE', 'SAVED_SEARCH', 'CLOSING_SOON', 'NEWS', 'PRACTICE'))`);
  }
}
