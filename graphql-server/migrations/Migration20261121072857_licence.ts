import { Migration } from "@mikro-orm/migrations";

export class Migration20261121072857_licence extends Migration {
  override name = "Migration20261121072857_licence";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "licence_product" ("code" varchar(30) not null, "kind" text not null, "name" varchar(80) not null, "name_en" varchar(80) not null, "uses" int null, "days" int not null, "price" int not null, "tax_rate" int not null default 10, "position" int not null default 0, "active" boolean not null default true, primary key ("code"));`,
    );

    this.addSql(`create table "payment_notice" ("id" varchar(120) not null, "received_at" timestamptz not null, primary key ("id"));`);

    this.addSql(
      `create table "test_charge" ("id" varchar(40) not null, "key" varchar(120) not null, "amount" int not null, "status" text not null default 'OPEN', "method" varchar(40) null, "client_secret" varchar(100) not null, primary key ("id"));`,
    );
    this.addSql(`alter table "test_charge" add constraint "test_charge_key_unique" unique ("key");`);

    this.addSql(
      `create table "card_payment" ("id" uuid not null, "purpose" text not null, "user_id" uuid null, "amount" int not null, "status" text not null default 'PENDING', "description" varchar(200) not null, "payment_method" varchar(200) null, "provider" text not null, "reference" varchar(120) null, "decline_reason" varchar(40) null, "card_brand" varchar(30) null, "card_last4" varchar(4) null, "operation_id" uuid not null, "attempts" int not null default 0, "next_attempt_at" timestamptz not null, "settled_at" timestamptz null, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "card_payment" add constraint "card_payment_reference_unique" unique ("reference");`);
    this.addSql(`alter table "card_payment" add constraint "card_payment_operation_id_unique" unique ("operation_id");`);
    this.addSql(`create index "card_payment_status_next_attempt_at_index" on "card_payment" ("status", "next_attempt_at");`);
    this.addSql(`create index "card_payment_user_id_created_at_index" on "card_payment" ("user_id", "created_at");`);

    this.addSql(
      `create table "licence_purchase" ("id" uuid not null, "user_id" uuid null, "product_code" varchar(30) not null, "payment_id" uuid not null, "price" int not null, "tax_rate" int not null, "uses" int null, "days" int not null, "terms_version" varchar(20) not null, "receipt_number" varchar(40) null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "licence_purchase" add constraint "licence_purchase_payment_id_unique" unique ("payment_id");`);
    this.addSql(`alter table "licence_purchase" add constraint "licence_purchase_receipt_number_unique" unique ("receipt_number");`);
    this.addSql(`create index "licence_purchase_user_id_created_at_index" on "licence_purchase" ("user_id", "created_at");`);

    this.addSql(
      `create table "licence" ("id" uuid not null, "user_id" uuid not null, "purchase_id" uuid not null, "kind" text not null, "uses_left" int null, "valid_from" timestamptz not null, "valid_until" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "licence" add constraint "licence_purchase_id_unique" unique ("purchase_id");`);
    this.addSql(`create index "licence_user_id_kind_valid_until_index" on "licence" ("user_id", "kind", "valid_until");`);

    this.addSql(
      `alter table "licence_product" add constraint "licence_product_kind_check" check ("kind" in ('EXAM_ATTEMPT', 'CERTIFICATE', 'PREMIUM_MOVIES'));`,
    );

    this.addSql(
      `alter table "test_charge" add constraint "test_charge_status_check" check ("status" in ('OPEN', 'ACTION', 'PAID', 'DECLINED', 'CANCELED'));`,
    );

    this.addSql(
      `alter table "card_payment" add constraint "card_payment_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete set null;`,
    );
    this.addSql(`alter table "card_payment" add constraint "card_payment_purpose_check" check ("purpose" in ('LICENCE'));`);
    this.addSql(
      `alter table "card_payment" add constraint "card_payment_status_check" check ("status" in ('PENDING', 'ACTION', 'PAID', 'DECLINED', 'CANCELED', 'UNSETTLED'));`,
    );
    this.addSql(`alter table "card_payment" add constraint "card_payment_provider_check" check ("provider" in ('STRIPE', 'TEST'));`);

    this.addSql(
      `alter table "licence_purchase" add constraint "licence_purchase_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "licence_purchase" add constraint "licence_purchase_product_code_foreign" foreign key ("product_code") references "licence_product" ("code") on delete restrict;`,
    );
    this.addSql(
      `alter table "licence_purchase" add constraint "licence_purchase_payment_id_foreign" foreign key ("payment_id") references "card_payment" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "licence" add constraint "licence_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "licence" add constraint "licence_purchase_id_foreign" foreign key ("purchase_id") references "licence_purchase" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "licence" add constraint "licence_uses_left_check" check (uses_left >= 0);`);
    this.addSql(
      `alter table "licence" add constraint "licence_kind_check" check ("kind" in ('EXAM_ATTEMPT', 'CERTIFICATE', 'PREMIUM_MOVIES'));`,
    );

    this.addSql(`insert into "licence_product" ("code", "kind", "name", "name_en", "uses", "days", "price", "tax_rate", "position", "active") values
      ('EXAM_3', 'EXAM_ATTEMPT', '日本語レベル判定テスト 3回分', 'Japanese level exam, 3 attempts', 3, 180, 1980, 10, 1, true),
      ('CERTIFICATE_1', 'CERTIFICATE', 'レベル判定 証明書 1通', 'Level certificate, 1 copy', 1, 180, 1100, 10, 2, true),
      ('MOVIES_90', 'PREMIUM_MOVIES', 'プレミアム学習動画 90日間', 'Premium learning movies, 90 days', null, 90, 2980, 10, 3, true)
      on conflict ("code") do nothing;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "licence_purchase" drop constraint "licence_purchase_product_code_foreign";`);
    this.addSql(`alter table "licence_purchase" drop constraint "licence_purchase_payment_id_foreign";`);
    this.addSql(`alter table "licence" drop constraint "licence_purchase_id_foreign";`);

    this.addSql(`drop table if exists "licence_product" cascade;`);
    this.addSql(`drop table if exists "payment_notice" cascade;`);
    this.addSql(`drop table if exists "test_charge" cascade;`);
    this.addSql(`drop table if exists "card_payment" cascade;`);
    this.addSql(`drop table if exists "licence_purchase" cascade;`);
    this.addSql(`drop table if exists "licence" cascade;`);
  }
}
