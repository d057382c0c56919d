import { Migration } from "@mikro-orm/migrations";

export class Migration20261121080236_company_registration extends Migration {
  override name = "Migration20261121080236_company_registration";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "company_registration" ("id" uuid not null, "email" varchar(254) not null, "owner_name" varchar(120) not null, "facts" jsonb not null, "locale" varchar(16) not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "company_registration_created_at_index" on "company_registration" ("created_at");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "company_registration" cascade;`);
  }
}
