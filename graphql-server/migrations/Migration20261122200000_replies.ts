import { Migration } from "@mikro-orm/migrations";

/** What the sender of an inquiry writes later stands in its history, and is nobody's of the back office. */
export class Migration20261122200000_replies extends Migration {
  override name = "Migration20261122200000_replies";

  override up(): void {
    this.addSql(`alter table inquiry_event drop constraint inquiry_event_kind_check`);
    this.addSql(
      `alter table inquiry_event add constraint inquiry_event_kind_check check (kind in ('ANSWERED', 'NOTED', 'ASSIGNED', 'MOVED', 'REPLIED'))`,
    );
    this.addSql(`alter table inquiry_event alter column admin_id drop not null`);
  }
}
