import { Migration } from "@mikro-orm/migrations";

/** Operations of clients other than the site's own pages, which the server answers in production. */
export class Migration20261124151000_client_operations extends Migration {
  override name = "Migration20261124151000_client_operations";

  override up(): void {
    this.addSql(`create table "client_operation" (
      "id" uuid not null,
      "client" varchar(40) not null,
      "name" varchar(100) not null,
      "version" int not null,
      "sha256" varchar(64) not null,
      "meaning" varchar(43) not null,
      "text" text not null,
      "uses" int not null,
      "changes" int not null,
      "last_used_at" timestamptz null,
      "registered_at" timestamptz not null,
      "retired_at" timestamptz null,
      "advice" varchar(300) null,
      primary key ("id")
    );`);
    this.addSql(`create index "client_operation_registered_at_id_index" on "client_operation" ("registered_at", "id");`);
    this.addSql(`alter table "client_operation" add constraint "client_operation_client_meaning_unique" unique ("client", "meaning");`);
    this.addSql(
      `alter table "client_operation" add constraint "client_operation_client_name_version_unique" unique ("client", "name", "version");`,
    );
  }
}
