import { Migration } from "@mikro-orm/migrations";

export class Migration20261121085021_bank_account extends Migration {
  override name = "Migration20261121085021_bank_account";

  override up(): void | Promise<void> {
    this.addSql(`alter table "operator_settings" add "bank_account" varchar(200) not null default '';`);

    this.addSql(`update "operator_settings" set "bank_account" = 'みほん銀行 本店 普通 1234567 カ）コトバワークス' where "demo";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "operator_settings" drop column "bank_account";`);
  }
}
