import { Migration } from "@mikro-orm/migrations";

/** Another HMAC_KEY needs the texts of recovery codes, which lie encrypted, and mails an unsubscribing value that no key has made. */
export class Migration20261123031000_signatures_anew extends Migration {
  override name = "Migration20261123031000_signatures_anew";

  override up(): void {
    this.addSql("alter table recovery_code add column code text null");
    this.addSql("alter table saved_search add column unsubscribe_key uuid not null default gen_random_uuid()");
    // Mails are told of after the act that wrote them.
    this.addSql("update boss.queue set notify = false where name = 'mail'");
  }
}
