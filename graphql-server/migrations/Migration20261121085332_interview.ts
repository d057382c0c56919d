import { Migration } from "@mikro-orm/migrations";

export class Migration20261121085332_interview extends Migration {
  override name = "Migration20261121085332_interview";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "interview_slot" ("id" uuid not null, "company_id" uuid not null, "starts_at" timestamptz not null, "minutes" smallint not null, "way" text not null, "place" varchar(300) not null, "taken_by_id" uuid null, "taken_at" timestamptz null, "cancelled_at" timestamptz null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "interview_slot_taken_by_id_index" on "interview_slot" ("taken_by_id");`);
    this.addSql(`create unique index interview_slot_same on interview_slot (company_id, starts_at, place) where cancelled_at is null;`);

    this.addSql(
      `create table "interview_offer" ("id" uuid not null, "entry_id" uuid not null, "slot_id" uuid not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "interview_offer_slot_id_index" on "interview_offer" ("slot_id");`);
    this.addSql(`alter table "interview_offer" add constraint "interview_offer_entry_id_slot_id_unique" unique ("entry_id", "slot_id");`);

    this.addSql(
      `alter table "interview_slot" add constraint "interview_slot_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "interview_slot" add constraint "interview_slot_taken_by_id_foreign" foreign key ("taken_by_id") references "entry" ("id") on delete set null;`,
    );
    this.addSql(`alter table "interview_slot" add constraint "interview_slot_way_check" check ("way" in ('ONSITE', 'ONLINE', 'PHONE'));`);

    this.addSql(
      `alter table "interview_offer" add constraint "interview_offer_entry_id_foreign" foreign key ("entry_id") references "entry" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "interview_offer" add constraint "interview_offer_slot_id_foreign" foreign key ("slot_id") references "interview_slot" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "interview_offer" drop constraint "interview_offer_slot_id_foreign";`);

    this.addSql(`drop table if exists "interview_offer" cascade;`);
    this.addSql(`drop table if exists "interview_slot" cascade;`);
  }
}
