import { Migration } from "@mikro-orm/migrations";

/** Who saw a work on a day, by a hash: nobody counts twice. */
export class Migration20261121075321_work_view extends Migration {
  override name = "Migration20261121075321_work_view";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "work_view" ("work_id" uuid not null, "visitor" varchar(43) not null, "day" date not null, primary key ("work_id", "visitor", "day"));`,
    );
    this.addSql(`create index "work_view_day_index" on "work_view" ("day");`);

    this.addSql(
      `alter table "work_view" add constraint "work_view_work_id_foreign" foreign key ("work_id") references "work" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "work_view" cascade;`);
  }
}
