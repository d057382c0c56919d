import { Migration } from "@mikro-orm/migrations";

/** The open works that meet what a seeker wishes, without a look at the others. */
export class Migration20261122234500_match_index extends Migration {
  override name = "Migration20261122234500_match_index";

  override up(): void {
    this.addSql(`create index work_open_match on work (prefecture, category, japanese_level, employment_type) where status = 'OPEN'`);
    this.addSql(
      `create index work_open_remote on work (category, japanese_level, employment_type) where status = 'OPEN' and remote = 'FULL'`,
    );
  }
}
