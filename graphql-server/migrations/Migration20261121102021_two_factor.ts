import { Migration } from "@mikro-orm/migrations";

export class Migration20261121102021_two_factor extends Migration {
  override name = "Migration20261121102021_two_factor";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "recovery_code" ("id" uuid not null, "kind" text not null, "account_id" uuid not null, "code_hash" varchar(64) not null, "used_at" timestamptz null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "recovery_code" add constraint "recovery_code_kind_account_id_code_hash_unique" unique ("kind", "account_id", "code_hash");`,
    );

    this.addSql(
      `create table "two_factor" ("id" uuid not null, "kind" text not null, "account_id" uuid not null, "secret" text not null, "confirmed_at" timestamptz null, "last_step" int null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "two_factor" add constraint "two_factor_kind_account_id_unique" unique ("kind", "account_id");`);

    this.addSql(`alter table "recovery_code" add constraint "recovery_code_kind_check" check ("kind" in ('SEEKER', 'COMPANY', 'ADMIN'));`);

    this.addSql(`alter table "two_factor" add constraint "two_factor_kind_check" check ("kind" in ('SEEKER', 'COMPANY', 'ADMIN'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "recovery_code" cascade;`);
    this.addSql(`drop table if exists "two_factor" cascade;`);
  }
}
