import { Migration } from "@mikro-orm/migrations";

export class Migration20261121104108_inquiry_desk extends Migration {
  override name = "Migration20261121104108_inquiry_desk";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "complaint" ("id" uuid not null, "number" varchar(12) not null, "received_at" timestamptz not null, "channel" text not null, "party" text not null, "party_name" varchar(100) not null, "party_contact" varchar(254) not null, "subject" text not null, "body" text not null, "work_id" uuid null, "company_id" uuid null, "inquiry_id" uuid null, "status" text not null default 'OPEN', "assigned_to" uuid null, "answer_due_on" date not null, "settle_due_on" date not null, "answered_at" timestamptz null, "settled_at" timestamptz null, "outcome" text not null default '', "prevention" text not null default '', "answer_reminded_at" timestamptz null, "settle_reminded_at" timestamptz null, "created_by" uuid not null, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "complaint" add constraint "complaint_number_unique" unique ("number");`);
    this.addSql(`alter table "complaint" add constraint "complaint_inquiry_id_unique" unique ("inquiry_id");`);
    this.addSql(`create index "complaint_status_settle_due_on_index" on "complaint" ("status", "settle_due_on");`);
    this.addSql(`create index "complaint_received_at_index" on "complaint" ("received_at");`);
    this.addSql(`create index "complaint_company_id_index" on "complaint" ("company_id");`);

    this.addSql(
      `create table "complaint_step" ("id" uuid not null, "complaint_id" uuid not null, "kind" text not null, "admin_id" uuid not null, "body" text not null, "at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "complaint_step_complaint_id_at_index" on "complaint_step" ("complaint_id", "at");`);

    this.addSql(
      `create table "inquiry_event" ("id" uuid not null, "inquiry_id" uuid not null, "kind" text not null, "admin_id" uuid not null, "body" text not null default '', "to_status" text null, "assignee_id" uuid null, "operation_id" uuid null, "at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "inquiry_event" add constraint "inquiry_event_operation_id_unique" unique ("operation_id");`);
    this.addSql(`create index "inquiry_event_inquiry_id_at_index" on "inquiry_event" ("inquiry_id", "at");`);

    this.addSql(
      `create table "operating_term" ("code" text not null, "valid_from" date not null, "amount" int not null, "basis" varchar(400) not null, "created_by" uuid null, "created_at" timestamptz not null, primary key ("code", "valid_from"));`,
    );

    this.addSql(`alter table "inquiry" add "assigned_to" uuid null, add "answered_at" timestamptz null, add "done_at" timestamptz null;`);

    this.addSql(
      `alter table "complaint" add constraint "complaint_channel_check" check ("channel" in ('FORM', 'MAIL', 'PHONE', 'LETTER', 'AUTHORITY'));`,
    );
    this.addSql(`alter table "complaint" add constraint "complaint_party_check" check ("party" in ('SEEKER', 'COMPANY', 'OTHER'));`);
    this.addSql(
      `alter table "complaint" add constraint "complaint_subject_check" check ("subject" in ('POSTING_DIFFERS', 'POSTING_ENDED', 'COMPANY_CONDUCT', 'DISCRIMINATION', 'PERSONAL_DATA', 'FEE', 'SERVICE', 'OTHER'));`,
    );
    this.addSql(`alter table "complaint" add constraint "complaint_status_check" check ("status" in ('OPEN', 'ANSWERED', 'SETTLED'));`);

    this.addSql(
      `alter table "complaint_step" add constraint "complaint_step_complaint_id_foreign" foreign key ("complaint_id") references "complaint" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "complaint_step" add constraint "complaint_step_kind_check" check ("kind" in ('RECEIVED', 'INVESTIGATED', 'ANSWERED', 'MEASURE', 'NOTE', 'ASSIGNED', 'SETTLED', 'REOPENED'));`,
    );

    this.addSql(
      `alter table "inquiry_event" add constraint "inquiry_event_inquiry_id_foreign" foreign key ("inquiry_id") references "inquiry" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "inquiry_event" add constraint "inquiry_event_kind_check" check ("kind" in ('ANSWERED', 'NOTED', 'ASSIGNED', 'MOVED'));`,
    );
    this.addSql(
      `alter table "inquiry_event" add constraint "inquiry_event_to_status_check" check ("to_status" in ('NEW', 'IN_PROGRESS', 'DONE', 'SPAM'));`,
    );

    this.addSql(`alter table "operating_term" add constraint "operating_term_amount" check (amount > 0);`);
    this.addSql(
      `alter table "operating_term" add constraint "operating_term_future" check (valid_from >= (created_at at time zone 'UTC' + interval '9 hours')::date);`,
    );
    this.addSql(
      `alter table "operating_term" add constraint "operating_term_code_check" check ("code" in ('COMPLAINT_ANSWER', 'COMPLAINT_SETTLE', 'COMPLAINT_KEPT', 'INQUIRY_KEPT'));`,
    );
    this.addSql(`create function complaint_step_append_only() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' and not exists (select from complaint where id = old.complaint_id) then return old; end if;
      raise exception 'complaint_step is append-only'; end $$;`);
    this.addSql(
      `create trigger complaint_step_append_only before update or delete on "complaint_step" for each row execute function complaint_step_append_only();`,
    );
    this.addSql(`create function dated_rows_never_change() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' and old.valid_from > (now() at time zone 'UTC' + interval '9 hours')::date then return old; end if;
      raise exception 'rows of % are dated: add another', tg_table_name; end $$;`);
    this.addSql(
      `create trigger operating_term_never_changes before update or delete on "operating_term" for each row execute function dated_rows_never_change();`,
    );
    this.addSql(`insert into "operating_term" ("code", "valid_from", "amount", "basis", "created_by", "created_at") values
      ('COMPLAINT_ANSWER', '2020-01-01', 3, '受付メールでお約束している「3営業日以内」。職業安定法は苦情の適切かつ迅速な処理を求めています（日数の定めはありません）。', null, '2019-12-31T00:00:00Z'),
      ('COMPLAINT_SETTLE', '2020-01-01', 30, '社内基準。職業安定法は苦情の適切かつ迅速な処理を求めています（日数の定めはありません）。', null, '2019-12-31T00:00:00Z'),
      ('COMPLAINT_KEPT', '2020-01-01', 3, '社内基準。毎年の事業概況報告と再発防止のために保存します。', null, '2019-12-31T00:00:00Z'),
      ('INQUIRY_KEPT', '2020-01-01', 365, 'プライバシーポリシーで示している保存期間（1年）。', null, '2019-12-31T00:00:00Z');`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "complaint_step" drop constraint "complaint_step_complaint_id_foreign";`);

    this.addSql(`drop table if exists "complaint" cascade;`);
    this.addSql(`drop table if exists "complaint_step" cascade;`);
    this.addSql(`drop function complaint_step_append_only();`);
    this.addSql(`drop table if exists "inquiry_event" cascade;`);
    this.addSql(`drop table if exists "operating_term" cascade;`);
    this.addSql(`drop function dated_rows_never_change();`);

    this.addSql(`alter table "inquiry" drop column "assigned_to", drop column "answered_at", drop column "done_at";`);
  }
}
