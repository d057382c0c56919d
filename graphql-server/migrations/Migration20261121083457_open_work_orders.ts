import { Migration } from "@mikro-orm/migrations";

/** Open works in the orders of the public list, so that a page is read without sorting them all. */
export class Migration20261121083457_open_work_orders extends Migration {
  override name = "Migration20261121083457_open_work_orders";

  override up(): void {
    this.addSql(`create index work_open_pay on work ((coalesce(monthly_pay_max, 0)) desc, id desc) where status = 'OPEN';`);
    this.addSql(`create index work_open_closing on work ((coalesce(apply_by, '9999-12-31'::date)), id) where status = 'OPEN';`);
  }

  override down(): void {
    this.addSql(`drop index "work_open_pay";`);
    this.addSql(`drop index "work_open_closing";`);
  }
}
