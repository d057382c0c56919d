import { Migration } from "@mikro-orm/migrations";

/** The register of data incidents, whose steps never change. */
export class Migration20261128052000_data_incidents extends Migration {
  override name = "Migration20261128052000_data_incidents";

  override up(): void {
    this.addSql(
      `create table "data_incident" ("id" uuid not null, "operation_id" uuid null, "number" varchar(12) not null, "noticed_at" timestamptz not null, "kind" text not null, "summary" text not null, "people" int null, "sensitive" boolean not null default false, "financial" boolean not null default false, "malicious" boolean not null default false, "status" text not null default 'OPEN', "preliminary_reported_at" timestamptz null, "final_reported_at" timestamptz null, "people_told_at" timestamptz null, "closed_at" timestamptz null, "reminded_on" date null, "created_by" uuid not null, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "data_incident" add constraint "data_incident_operation_id_unique" unique ("operation_id");`);
    this.addSql(`alter table "data_incident" add constraint "data_incident_number_unique" unique ("number");`);
    this.addSql(`alter table "data_incident" add constraint "data_incident_kind_check" check ("kind" in ('LEAK', 'LOSS', 'DAMAGE'));`);
    this.addSql(`alter table "data_incident" add constraint "data_incident_status_check" check ("status" in ('OPEN', 'CLOSED'));`);
    this.addSql(`create index "data_incident_status_noticed_at_index" on "data_incident" ("status", "noticed_at");`);
    this.addSql(`create index "data_incident_noticed_at_index" on "data_incident" ("noticed_at");`);
    this.addSql(
      `create table "data_incident_step" ("id" uuid not null, "incident_id" uuid not null, "kind" text not null, "admin_id" uuid not null, "body" text not null, "at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "data_incident_step" add constraint "data_incident_step_kind_check" check ("kind" in ('NOTICED', 'CHANGED', 'NOTE', 'MEASURE', 'PRELIMINARY_REPORTED', 'FINAL_REPORTED', 'PEOPLE_TOLD', 'CLOSED'));`,
    );
    this.addSql(
      `alter table "data_incident_step" add constraint "data_incident_step_incident_id_foreign" foreign key ("incident_id") references "data_incident" ("id") on delete cascade;`,
    );
    this.addSql(`create index "data_incident_step_incident_id_at_index" on "data_incident_step" ("incident_id", "at");`);
    this.addSql(
      `create function data_incident_step_append_only() returns trigger language plpgsql as $$ begin
        if tg_op = 'DELETE' and not exists (select from data_incident where id = old.incident_id) then return old; end if;
        raise exception 'data_incident_step is append-only'; end $$`,
    );
    this.addSql(
      "create trigger data_incident_step_append_only before update or delete on data_incident_step for each row execute function data_incident_step_append_only()",
    );
  }

  override down(): void {
    this.addSql('drop table "data_incident_step";');
    this.addSql("drop function data_incident_step_append_only();");
    this.addSql('drop table "data_incident";');
  }
}
