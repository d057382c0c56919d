import { Migration } from "@mikro-orm/migrations";

/** What a visitor was about to do travels with their mailed token; works a seeker put aside; reports of works. */
export class Migration20261123082000_intent_reports extends Migration {
  override name = "Migration20261123082000_intent_reports";

  override up(): void {
    this.addSql(
      `create table "hidden_work" ("user_id" uuid not null, "work_id" uuid not null, "created_at" timestamptz not null, primary key ("user_id", "work_id"));`,
    );
    this.addSql(`create index "hidden_work_work_id_index" on "hidden_work" ("work_id");`);

    this.addSql(
      `create table "work_report" ("id" uuid not null, "operation_id" uuid not null, "work_id" uuid not null, "reason" text not null, "body" text not null default '', "status" text not null default 'OPEN', "due_at" timestamptz not null, "settled_at" timestamptz null, "settled_by" uuid null, "note" text not null default '', "version" int not null default 1, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "work_report" add constraint "work_report_operation_id_unique" unique ("operation_id");`);
    this.addSql(`create index "work_report_status_due_at_id_index" on "work_report" ("status", "due_at", "id");`);
    this.addSql(`create index "work_report_work_id_index" on "work_report" ("work_id");`);

    this.addSql(`alter table "mail_token" add "intent" text null;`);

    this.addSql(
      `alter table "hidden_work" add constraint "hidden_work_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "hidden_work" add constraint "hidden_work_work_id_foreign" foreign key ("work_id") references "work" ("id") on update cascade on delete cascade;`,
    );

    this.addSql(
      `alter table "work_report" add constraint "work_report_work_id_foreign" foreign key ("work_id") references "work" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "work_report" add constraint "work_report_reason_check" check ("reason" in ('ASKS_MONEY', 'UNLAWFUL', 'DISCRIMINATION', 'PERSONAL_DATA', 'DIFFERS', 'ENDED', 'OTHER'));`,
    );
    this.addSql(`alter table "work_report" add constraint "work_report_status_check" check ("status" in ('OPEN', 'DISMISSED', 'ACTED'));`);
  }
}
