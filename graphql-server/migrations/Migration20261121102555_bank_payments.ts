import { Migration } from "@mikro-orm/migrations";

export class Migration20261121102555_bank_payments extends Migration {
  override name = "Migration20261121102555_bank_payments";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "bank_file" ("id" uuid not null, "sha256" varchar(64) not null, "file_name" varchar(200) not null, "status" text not null default 'STAGED', "content" bytea not null, "account" varchar(120) not null, "from_day" varchar(10) not null, "to_day" varchar(10) not null, "line_count" int not null, "total" bigint not null, "matched_count" int not null default 0, "open_count" int not null default 0, "known_count" int not null default 0, "uploaded_by_id" uuid not null, "uploaded_at" timestamptz not null, "imported_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`alter table "bank_file" add constraint "bank_file_sha256_unique" unique ("sha256");`);
    this.addSql(`create index "bank_file_uploaded_at_index" on "bank_file" ("uploaded_at");`);

    this.addSql(
      `create table "bank_payment" ("id" uuid not null, "source" text not null, "status" text not null default 'OPEN', "file_id" uuid null, "line" int null, "fingerprint" varchar(64) null, "paid_on" varchar(10) not null, "amount" int not null, "assigned" int not null default 0, "payer_name" varchar(100) not null, "bank_name" varchar(40) null, "branch_name" varchar(40) null, "edi_info" varchar(40) null, "note" varchar(500) null, "operation_id" uuid null, "created_by_id" uuid not null, "created_at" timestamptz not null, "version" int not null default 1, primary key ("id"));`,
    );
    this.addSql(`alter table "bank_payment" add constraint "bank_payment_fingerprint_unique" unique ("fingerprint");`);
    this.addSql(`alter table "bank_payment" add constraint "bank_payment_operation_id_unique" unique ("operation_id");`);
    this.addSql(`create index "bank_payment_status_paid_on_index" on "bank_payment" ("status", "paid_on");`);
    this.addSql(`create index "bank_payment_file_id_line_index" on "bank_payment" ("file_id", "line");`);

    this.addSql(
      `create table "known_payer" ("id" uuid not null, "key" varchar(100) not null, "company_id" uuid not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "known_payer" add constraint "known_payer_key_company_id_unique" unique ("key", "company_id");`);

    this.addSql(
      `create table "bank_assignment" ("id" uuid not null, "payment_id" uuid not null, "invoice_id" uuid not null, "amount" int not null, "how" text not null, "by_id" uuid not null, "at" timestamptz not null, "undone_at" timestamptz null, "undone_reason" varchar(500) null, primary key ("id"));`,
    );
    this.addSql(`create index "bank_assignment_payment_id_index" on "bank_assignment" ("payment_id");`);
    this.addSql(`create index "bank_assignment_invoice_id_index" on "bank_assignment" ("invoice_id");`);

    this.addSql(`alter table "subscription" add "anchor_day" int null;`);

    // The day on which the running plan began: of its first invoice, as renewals may have drifted.
    this.addSql(
      `update "subscription" s set "anchor_day" = (select extract(day from i."period_start" at time zone 'Asia/Tokyo')::int from "invoice" i where i."company_id" = s."company_id" and i."kind" = 'START' and i."status" <> 'VOID' order by i."issued_at" desc limit 1) where s."period_start" is not null;`,
    );

    this.addSql(
      `alter table "bank_file" add constraint "bank_file_uploaded_by_id_foreign" foreign key ("uploaded_by_id") references "admin_user" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "bank_file" add constraint "bank_file_status_check" check ("status" in ('STAGED', 'IMPORTED'));`);

    this.addSql(
      `alter table "bank_payment" add constraint "bank_payment_file_id_foreign" foreign key ("file_id") references "bank_file" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "bank_payment" add constraint "bank_payment_created_by_id_foreign" foreign key ("created_by_id") references "admin_user" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "bank_payment" add constraint "bank_payment_amounts" check (amount > 0 and assigned >= 0 and assigned <= amount);`,
    );
    this.addSql(`alter table "bank_payment" add constraint "bank_payment_source_check" check ("source" in ('FILE', 'HAND'));`);
    this.addSql(
      `alter table "bank_payment" add constraint "bank_payment_status_check" check ("status" in ('OPEN', 'ASSIGNED', 'RETURNED', 'SET_ASIDE', 'TAKEN_BACK'));`,
    );

    this.addSql(
      `alter table "known_payer" add constraint "known_payer_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "bank_assignment" add constraint "bank_assignment_payment_id_foreign" foreign key ("payment_id") references "bank_payment" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "bank_assignment" add constraint "bank_assignment_invoice_id_foreign" foreign key ("invoice_id") references "invoice" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "bank_assignment" add constraint "bank_assignment_by_id_foreign" foreign key ("by_id") references "admin_user" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "bank_assignment" add constraint "bank_assignment_amount_check" check (amount > 0);`);
    this.addSql(`alter table "bank_assignment" add constraint "bank_assignment_how_check" check ("how" in ('MATCHED', 'HAND'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "bank_payment" drop constraint "bank_payment_file_id_foreign";`);
    this.addSql(`alter table "bank_assignment" drop constraint "bank_assignment_payment_id_foreign";`);

    this.addSql(`drop table if exists "bank_file" cascade;`);
    this.addSql(`drop table if exists "bank_payment" cascade;`);
    this.addSql(`drop table if exists "known_payer" cascade;`);
    this.addSql(`drop table if exists "bank_assignment" cascade;`);

    this.addSql(`alter table "subscription" drop column "anchor_day";`);
  }
}
