import { Migration } from "@mikro-orm/migrations";

/** Applications have somebody who looks after them and tags of the company; views of the list are shared, and those under way come first. */
export class Migration20261128031000_handled_entries extends Migration {
  override name = "Migration20261128031000_handled_entries";

  override up(): void {
    this.addSql(
      `create table "entry_tag" ("id" uuid not null, "company_id" uuid not null, "name" varchar(30) not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "entry_tag" add constraint "entry_tag_company_id_name_unique" unique ("company_id", "name");`);
    this.addSql(
      `alter table "entry_tag" add constraint "entry_tag_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "entry" add "assignee_id" uuid null, add "tag_ids" text[] not null default '{}';`);
    this.addSql(
      `alter table "entry" add constraint "entry_assignee_id_foreign" foreign key ("assignee_id") references "company_member" ("id") on delete set null;`,
    );
    this.addSql(
      `create index entry_open_first on entry (company_id, (case when status in ('JOINED', 'REJECTED', 'WITHDRAWN', 'DECLINED', 'JOB_CLOSED', 'ACCOUNT_CLOSED') then 0 else 1 end) desc, moved_at desc, id desc) where not hidden_from_company`,
    );
    this.addSql(
      `create index entry_waiting on entry (company_id, (case when status in ('JOINED', 'REJECTED', 'WITHDRAWN', 'DECLINED', 'JOB_CLOSED', 'ACCOUNT_CLOSED') then 'infinity'::timestamptz else moved_at end), id) where not hidden_from_company`,
    );
    this.addSql(`alter table "entry_filter" add "is_shared" boolean not null default false;`);
  }
}
