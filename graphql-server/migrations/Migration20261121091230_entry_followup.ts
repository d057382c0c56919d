import { Migration } from "@mikro-orm/migrations";

export class Migration20261121091230_entry_followup extends Migration {
  override name = "Migration20261121091230_entry_followup";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "company_reply" ("company_id" uuid not null, "rate" smallint not null, "median_days" double precision null, "entry_count" int not null, "computed_at" timestamptz not null, primary key ("company_id"));`,
    );

    this.addSql(`create table "entry_reminder" ("entry_id" uuid not null, "reminded_at" timestamptz not null, primary key ("entry_id"));`);

    this.addSql(
      `alter table "company_reply" add constraint "company_reply_company_id_foreign" foreign key ("company_id") references "company" ("id") on update cascade on delete cascade;`,
    );

    this.addSql(
      `alter table "entry_reminder" add constraint "entry_reminder_entry_id_foreign" foreign key ("entry_id") references "entry" ("id") on update cascade on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "company_reply" cascade;`);
    this.addSql(`drop table if exists "entry_reminder" cascade;`);
  }
}
