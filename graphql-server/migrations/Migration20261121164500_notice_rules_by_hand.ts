import { Migration } from "@mikro-orm/migrations";

/** Rules of 外国人雇用状況の届出 are added by the operator like the other dated rows. */
export class Migration20261121164500_notice_rules_by_hand extends Migration {
  override name = "Migration20261121164500_notice_rules_by_hand";

  override up(): void {
    this.addSql(`alter table "notice_rule" add "created_by" uuid null, add "created_at" timestamptz null;`);
    this.addSql(`alter table "notice_rule" add constraint "notice_rule_day" check (due_day between 1 and 31);`);
    this.addSql(
      `alter table "notice_rule" add constraint "notice_rule_future" check (created_at is null or valid_from > (created_at at time zone 'UTC' + interval '9 hours')::date);`,
    );
    this.addSql(
      `create trigger notice_rule_never_changes before update or delete on "notice_rule" for each row execute function dated_rows_never_change();`,
    );
  }

  override down(): void {
    this.addSql(`drop trigger notice_rule_never_changes on "notice_rule";`);
    this.addSql(`alter table "notice_rule" drop constraint "notice_rule_future", drop constraint "notice_rule_day";`);
    this.addSql(`delete from "notice_rule" where "created_at" is not null;`);
    this.addSql(`alter table "notice_rule" drop column "created_by", drop column "created_at";`);
  }
}
