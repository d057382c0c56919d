import { Migration } from "@mikro-orm/migrations";

export class Migration20261121144853_second_authenticator extends Migration {
  override name = "Migration20261121144853_second_authenticator";

  override up(): void | Promise<void> {
    this.addSql(`alter table "two_factor" add "next_secret" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "two_factor" drop column "next_secret";`);
  }
}
