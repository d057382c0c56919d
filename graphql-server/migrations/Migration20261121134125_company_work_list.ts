import { Migration } from "@mikro-orm/migrations";

export class Migration20261121134125_company_work_list extends Migration {
  override name = "Migration20261121134125_company_work_list";

  override up(): void | Promise<void> {
    this.addSql(`create index work_company_newest on work (company_id, created_at desc, id desc);`);
    this.addSql(`create index work_company_updated on work (company_id, updated_at desc, id desc);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "work_company_newest";`);
    this.addSql(`drop index "work_company_updated";`);
  }
}
