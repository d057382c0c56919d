import { Migration } from "@mikro-orm/migrations";

export class Migration20261121105259_api_key extends Migration {
  override name = "Migration20261121105259_api_key";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "api_key" ("id" uuid not null, "name" varchar(80) not null, "prefix" varchar(12) not null, "token_hash" varchar(64) not null, "scopes" text[] not null, "requests_per_minute" int not null, "created_by_id" uuid not null, "created_at" timestamptz not null, "last_used_at" timestamptz null, "revoked_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`alter table "api_key" add constraint "api_key_prefix_unique" unique ("prefix");`);
    this.addSql(`alter table "api_key" add constraint "api_key_token_hash_unique" unique ("token_hash");`);
    this.addSql(`create index "api_key_created_at_id_index" on "api_key" ("created_at", "id");`);

    this.addSql(
      `alter table "api_key" add constraint "api_key_created_by_id_foreign" foreign key ("created_by_id") references "admin_user" ("id") on delete restrict;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "api_key" cascade;`);
  }
}
