import { Migration } from "@mikro-orm/migrations";

/** An offer against the rules of work permission names the lawful way that it depends on. */
export class Migration20261123110000_offer_conditions extends Migration {
  override name = "Migration20261123110000_offer_conditions";

  override up(): void {
    this.addSql(`alter table entry
      add column offer_way text check (offer_way in ('CHANGE_OF_STATUS', 'FEWER_HOURS', 'LATER_START')),
      add column offer_status text,
      add column offer_weekly_hours numeric(4, 1),
      add column offer_starts_on date`);
  }
}
