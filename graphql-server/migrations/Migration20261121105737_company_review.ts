import { Migration } from "@mikro-orm/migrations";

export class Migration20261121105737_company_review extends Migration {
  override name = "Migration20261121105737_company_review";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "company_event" ("id" uuid not null, "company_id" uuid not null, "kind" text not null, "admin_id" uuid not null, "reason" text null, "at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "company_event_company_id_at_index" on "company_event" ("company_id", "at");`);

    this.addSql(`alter table "company" add "refused_at" timestamptz null, add "refusal" text null, add "suspended_at" timestamptz null;`);
    this.addSql(`create index "company_status_created_at_index" on "company" ("status", "created_at");`);

    this.addSql(
      `alter table "company_event" add constraint "company_event_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "company_event" add constraint "company_event_admin_id_foreign" foreign key ("admin_id") references "admin_user" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "company_event" add constraint "company_event_kind_check" check ("kind" in ('APPROVED', 'REFUSED', 'SUSPENDED', 'RESTORED', 'PLAN'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "company_event" cascade;`);

    this.addSql(`drop index "company_status_created_at_index";`);
    this.addSql(`alter table "company" drop column "refused_at", drop column "refusal", drop column "suspended_at";`);
  }
}
