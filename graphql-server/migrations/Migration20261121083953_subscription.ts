import { Migration } from "@mikro-orm/migrations";

export class Migration20261121083953_subscription extends Migration {
  override name = "Migration20261121083953_subscription";

  override up(): void | Promise<void> {
    this.addSql(`create sequence "invoice_number"`);
    this.addSql(
      `create table "ledger_entry" ("id" uuid not null, "transaction_id" uuid not null, "account" text not null, "amount" int not null, "company_id" uuid null, "invoice_id" uuid null, "memo" varchar(60) not null, "at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "ledger_entry_transaction_id_index" on "ledger_entry" ("transaction_id");`);
    this.addSql(`create index "ledger_entry_company_id_at_index" on "ledger_entry" ("company_id", "at");`);
    this.addSql(`create index "ledger_entry_invoice_id_index" on "ledger_entry" ("invoice_id");`);

    this.addSql(
      `create table "invoice" ("id" uuid not null, "number" varchar(20) not null, "company_id" uuid not null, "kind" text not null, "status" text not null default 'INVOICED', "method" text not null, "recipient_name" varchar(120) not null, "lines" jsonb not null, "subtotal" int not null, "tax_rate" int not null, "tax" int not null, "total" int not null, "paid_amount" int not null default 0, "plan_code" text not null, "period_start" timestamptz not null, "period_end" timestamptz not null, "operation_id" uuid null, "issued_at" timestamptz not null, "due_at" timestamptz not null, "paid_at" timestamptz null, "version" int not null default 1, primary key ("id"));`,
    );
    this.addSql(`alter table "invoice" add constraint "invoice_number_unique" unique ("number");`);
    this.addSql(`alter table "invoice" add constraint "invoice_operation_id_unique" unique ("operation_id");`);
    this.addSql(`create index "invoice_company_id_issued_at_index" on "invoice" ("company_id", "issued_at");`);
    this.addSql(`create index "invoice_status_due_at_index" on "invoice" ("status", "due_at");`);
    this.addSql(`create unique index invoice_one_period on invoice (company_id, period_start) where kind = 'RENEW' and status <> 'VOID';`);

    this.addSql(
      `create table "subscription" ("company_id" uuid not null, "status" text not null default 'NONE', "method" text not null default 'CARD', "period_start" timestamptz null, "period_end" timestamptz null, "next_plan" text null, "customer" varchar(120) null, "card_method" varchar(120) null, "card_brand" varchar(30) null, "card_last4" varchar(4) null, "pending_card" varchar(120) null, "past_due_since" timestamptz null, "next_dunning_at" timestamptz null, "version" int not null default 1, "updated_at" timestamptz not null, primary key ("company_id"));`,
    );
    this.addSql(`create index "subscription_status_period_end_index" on "subscription" ("status", "period_end");`);
    this.addSql(`create index "subscription_status_next_dunning_at_index" on "subscription" ("status", "next_dunning_at");`);

    this.addSql(`alter table "card_payment" drop constraint "card_payment_purpose_check";`);
    this.addSql(`alter table "card_payment" add "company_id" uuid null, add "invoice_id" uuid null, add "customer" varchar(120) null;`);
    this.addSql(
      `alter table "card_payment" add constraint "card_payment_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete set null;`,
    );
    this.addSql(`create index "card_payment_invoice_id_created_at_index" on "card_payment" ("invoice_id", "created_at");`);
    this.addSql(`alter table "card_payment" add constraint "card_payment_purpose_check" check ("purpose" in ('LICENCE', 'INVOICE'));`);

    this.addSql(
      `alter table "ledger_entry" add constraint "ledger_entry_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "ledger_entry" add constraint "ledger_entry_account_check" check ("account" in ('RECEIVABLE', 'SALES', 'TAX', 'CASH_CARD', 'CASH_BANK', 'DEPOSIT'));`,
    );

    this.addSql(
      `alter table "invoice" add constraint "invoice_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "invoice" add constraint "invoice_sum" check (subtotal + tax = total and total >= 0 and paid_amount >= 0);`);
    this.addSql(`alter table "invoice" add constraint "invoice_kind_check" check ("kind" in ('START', 'UPGRADE', 'RENEW'));`);
    this.addSql(
      `alter table "invoice" add constraint "invoice_status_check" check ("status" in ('INVOICED', 'PARTIAL', 'PAID', 'OVERPAID', 'OVERDUE', 'VOID'));`,
    );
    this.addSql(`alter table "invoice" add constraint "invoice_method_check" check ("method" in ('CARD', 'TRANSFER'));`);
    this.addSql(`alter table "invoice" add constraint "invoice_plan_code_check" check ("plan_code" in ('FREE', 'STANDARD', 'PREMIUM'));`);

    this.addSql(
      `alter table "subscription" add constraint "subscription_company_id_foreign" foreign key ("company_id") references "company" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "subscription" add constraint "subscription_status_check" check ("status" in ('NONE', 'ACTIVE', 'PAST_DUE'));`,
    );
    this.addSql(`alter table "subscription" add constraint "subscription_method_check" check ("method" in ('CARD', 'TRANSFER'));`);
    this.addSql(
      `alter table "subscription" add constraint "subscription_next_plan_check" check ("next_plan" in ('FREE', 'STANDARD', 'PREMIUM'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "ledger_entry" cascade;`);
    this.addSql(`drop table if exists "invoice" cascade;`);
    this.addSql(`drop table if exists "subscription" cascade;`);

    this.addSql(`alter table "card_payment" drop constraint "card_payment_company_id_foreign";`);

    this.addSql(`drop index "card_payment_invoice_id_created_at_index";`);
    this.addSql(`alter table "card_payment" drop constraint "card_payment_purpose_check";`);
    this.addSql(`alter table "card_payment" drop column "company_id", drop column "invoice_id", drop column "customer";`);
    this.addSql(`alter table "card_payment" add constraint "card_payment_purpose_check" check ("purpose" in ('LICENCE'));`);

    this.addSql(`create or replace function "company_company_ruby_fn"() returns trigger as \$\$ begin ; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "company_ruby" BEFORE UPDATE on "company" for each ROW execute function "company_company_ruby_fn"();`);

    this.addSql(`create or replace function "message_message_ruby_fn"() returns trigger as \$\$ begin ; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "message_ruby" BEFORE UPDATE on "message" for each ROW execute function "message_message_ruby_fn"();`);

    this.addSql(`create or replace function "news_news_ruby_fn"() returns trigger as \$\$ begin ; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "news_ruby" BEFORE UPDATE on "news" for each ROW execute function "news_news_ruby_fn"();`);

    this.addSql(`create or replace function "work_work_ruby_fn"() returns trigger as \$\$ begin ; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "work_ruby" BEFORE UPDATE on "work" for each ROW execute function "work_work_ruby_fn"();`);
  }
}
