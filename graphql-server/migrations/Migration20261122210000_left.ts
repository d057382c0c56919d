import { Migration } from "@mikro-orm/migrations";

/** Whom a mail to a company is about: what waits is not sent any more once that person has left. */
export class Migration20261122210000_left extends Migration {
  override name = "Migration20261122210000_left";

  override up(): void {
    this.addSql(`alter table outbox_mail add column about_id uuid null`);
    this.addSql(`create index outbox_mail_about on outbox_mail (about_id) where about_id is not null and status <> 'SENT'`);
  }
}
