import { Migration } from "@mikro-orm/migrations";

/** Marks of the keys that the database is written with. */
export class Migration20261122203000_key_check extends Migration {
  override name = "Migration20261122203000_key_check";

  override up(): void {
    this.addSql(
      `create table "key_check" ("id" varchar(40) not null, "value" varchar(64) not null, "created_at" timestamptz not null, primary key ("id"))`,
    );
  }
}
