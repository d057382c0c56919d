import { Migration } from "@mikro-orm/migrations";

export class Migration20261121135238_refund extends Migration {
  override name = "Migration20261121135238_refund";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "refund" ("id" uuid not null, "purchase_id" uuid not null, "payment_id" uuid not null, "amount" int not null default 0, "status" text not null, "source" text not null, "cause" text null, "reason" varchar(500) null, "by_id" uuid null, "operation_id" uuid null, "number" varchar(40) null, "ended_uses_left" int null, "ended_valid_until" timestamptz null, "attempts" int not null default 0, "next_attempt_at" timestamptz not null, "created_at" timestamptz not null, "done_at" timestamptz null, "version" int not null default 1, primary key ("id"));`,
    );
    this.addSql(`alter table "refund" add constraint "refund_purchase_id_unique" unique ("purchase_id");`);
    this.addSql(`alter table "refund" add constraint "refund_payment_id_unique" unique ("payment_id");`);
    this.addSql(`alter table "refund" add constraint "refund_operation_id_unique" unique ("operation_id");`);
    this.addSql(`alter table "refund" add constraint "refund_number_unique" unique ("number");`);
    this.addSql(`create index "refund_status_next_attempt_at_index" on "refund" ("status", "next_attempt_at");`);

    // Sales were not in the book so far: without them a refund would have nothing to take back.
    this.addSql(`insert into "ledger_entry" ("id", "transaction_id", "account", "amount", "memo", "at")
      select gen_random_uuid(), purchase.id, side.account, side.amount, 'licence ' || purchase.receipt_number, coalesce(payment.settled_at, purchase.created_at)
      from "licence_purchase" purchase join "card_payment" payment on payment.id = purchase.payment_id
      cross join lateral (select purchase.price * purchase.tax_rate / (100 + purchase.tax_rate) as tax) included
      cross join lateral (values ('CASH_CARD', purchase.price), ('SALES', included.tax - purchase.price), ('TAX', -included.tax)) side (account, amount)
      where payment.status = 'PAID' and side.amount <> 0;`);

    this.addSql(`alter table "test_charge" add "refunded" int not null default 0, add "refund_key" varchar(120) null;`);

    this.addSql(
      `alter table "refund" add constraint "refund_purchase_id_foreign" foreign key ("purchase_id") references "licence_purchase" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "refund" add constraint "refund_payment_id_foreign" foreign key ("payment_id") references "card_payment" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "refund" add constraint "refund_by_id_foreign" foreign key ("by_id") references "admin_user" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "refund" add constraint "refund_amount_check" check (amount >= 0);`);
    this.addSql(`alter table "refund" add constraint "refund_status_check" check ("status" in ('PENDING', 'DONE', 'PARTIAL', 'REFUSED'));`);
    this.addSql(`alter table "refund" add constraint "refund_source_check" check ("source" in ('OPERATOR', 'PROVIDER'));`);
    this.addSql(
      `alter table "refund" add constraint "refund_cause_check" check ("cause" in ('WITHIN_TERMS', 'DOUBLE_CHARGE', 'OPERATOR_FAULT'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "refund" cascade;`);
    this.addSql(`delete from "ledger_entry" where "memo" like 'licence %' or "memo" like 'refund %';`);

    this.addSql(`alter table "test_charge" drop column "refunded", drop column "refund_key";`);
  }
}
