import { Migration } from "@mikro-orm/migrations";

/** Keys of partners end, and are replaced by new ones while the old still open. */
export class Migration20261128051000_key_rotation extends Migration {
  override name = "Migration20261128051000_key_rotation";

  override up(): void {
    this.addSql(
      `alter table "api_key" add "expires_at" timestamptz null, add "former_token_hash" varchar(64) null, add "former_until" timestamptz null;`,
    );
    this.addSql(`alter table "api_key" add constraint "api_key_former_token_hash_unique" unique ("former_token_hash");`);
  }

  override down(): void {
    this.addSql(`alter table "api_key" drop constraint "api_key_former_token_hash_unique";`);
    this.addSql(`alter table "api_key" drop column "expires_at", drop column "former_token_hash", drop column "former_until";`);
  }
}
