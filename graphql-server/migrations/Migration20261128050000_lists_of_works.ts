import { Migration } from "@mikro-orm/migrations";

/** Lists of the back office in the order they are asked for, and the queue of moderation, however many works there are. */
export class Migration20261128050000_lists_of_works extends Migration {
  override name = "Migration20261128050000_lists_of_works";

  override up(): void {
    this.addSql("drop index work_newest_change");
    this.addSql("create index work_newest_change on work (updated_at desc, id desc)");
    this.addSql("create index work_newest on work (created_at desc, id desc)");
    this.addSql("create index work_waiting on work (submitted_at, id) where status = 'REVIEW' or revision_status = 'REVIEW'");
  }
}
