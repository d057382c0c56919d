import { Migration } from "@mikro-orm/migrations";

/** What a message was said with, where it is a phrase in pairs: the other half is made from it. */
export class Migration20261127210000_phrases extends Migration {
  override name = "Migration20261127210000_phrases";

  override up(): void {
    this.addSql("alter table message add column phrase text null");
  }
}
