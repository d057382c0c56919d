import { Migration } from "@mikro-orm/migrations";

const texts = { outbox_mail: "last_error", refund: "reason", saved_search: "name", test_result: "revoked_reason" };

/** What a mail server answers names the address it was asked for; reasons and names of searches are written freely. They become encrypted too. */
export class Migration20261122233000_sealed_rest extends Migration {
  override name = "Migration20261122233000_sealed_rest";

  override up(): void {
    for (const [table, column] of Object.entries(texts)) this.addSql(`alter table ${table} alter column ${column} type text`);
  }
}
