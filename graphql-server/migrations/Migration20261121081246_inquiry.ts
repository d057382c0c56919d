import { Migration } from "@mikro-orm/migrations";

/** Questions and complaints to the operator. */
export class Migration20261121081246_inquiry extends Migration {
  override name = "Migration20261121081246_inquiry";

  override up(): void {
    this.addSql(
      `create table "inquiry" ("id" uuid not null, "ticket" varchar(12) not null, "operation_id" uuid not null, "category" text not null, "status" text not null default 'NEW', "name" varchar(100) not null, "email" varchar(254) not null, "company_name" varchar(120) null, "body" text not null, "work_id" uuid null, "user_id" uuid null, "locale" varchar(16) not null, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "inquiry" add constraint "inquiry_ticket_unique" unique ("ticket");`);
    this.addSql(`alter table "inquiry" add constraint "inquiry_operation_id_unique" unique ("operation_id");`);
    this.addSql(`create index "inquiry_status_created_at_index" on "inquiry" ("status", "created_at");`);
    this.addSql(`create index "inquiry_created_at_index" on "inquiry" ("created_at");`);
    this.addSql(
      `alter table "inquiry" add constraint "inquiry_category_check" check ("category" in ('SERVICE', 'APPLICATION', 'POSTING', 'EXAM', 'PERSONAL_DATA', 'COMPANY', 'OTHER'));`,
    );
    this.addSql(`alter table "inquiry" add constraint "inquiry_status_check" check ("status" in ('NEW', 'IN_PROGRESS', 'DONE', 'SPAM'));`);
  }

  override down(): void {
    this.addSql(`drop table if exists "inquiry" cascade;`);
  }
}
