import { Migration } from "@mikro-orm/migrations";

export class Migration20261121143015_company_templates extends Migration {
  override name = "Migration20261121143015_company_templates";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "company_template" ("id" uuid not null, "company_id" uuid not null, "name" varchar(80) not null, "body" text not null, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "company_template" add constraint "company_template_company_id_name_unique" unique ("company_id", "name");`);

    this.addSql(
      `alter table "company_template" add constraint "company_template_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "company_template" cascade;`);
  }
}
