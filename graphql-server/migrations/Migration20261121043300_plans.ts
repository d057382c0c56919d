import { Migration } from "@mikro-orm/migrations";

/** The plans a company can be on. Prices are the operator's to change in the table. */
export class Migration20261121043300_plans extends Migration {
  override name = "Migration20261121043300_plans";

  override up(): void {
    this.addSql(`insert into "plan" ("code", "name", "name_en", "published_work_limit", "member_limit", "monthly_price") values
      ('FREE', 'フリー', 'Free', 3, 2, 0),
      ('STANDARD', 'スタンダード', 'Standard', 30, 10, 29800),
      ('PREMIUM', 'プレミアム', 'Premium', 200, 50, 98000)
      on conflict ("code") do nothing;`);
  }

  override down(): void {
    this.addSql(`delete from "plan" where "code" in ('FREE', 'STANDARD', 'PREMIUM');`);
  }
}
