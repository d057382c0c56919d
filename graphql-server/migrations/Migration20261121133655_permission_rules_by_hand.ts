import { Migration } from "@mikro-orm/migrations";

/** Rules of work permission are added by the operator like the other dated rows; a newer row takes over, so the older ones need no last day. */
export class Migration20261121133655_permission_rules_by_hand extends Migration {
  override name = "Migration20261121133655_permission_rules_by_hand";

  override up(): void {
    this.addSql(`alter table "permission_rule" drop constraint "permission_rule_reason_check";`);
    this.addSql(`alter table "permission_rule" add "created_by" uuid null, add "created_at" timestamptz null;`);
    this.addSql(
      `alter table "permission_rule" add constraint "permission_rule_future" check (created_at is null or valid_from > (created_at at time zone 'UTC' + interval '9 hours')::date);`,
    );
    this.addSql(
      `alter table "permission_rule" add constraint "permission_rule_reason_check" check ("reason" in ('UNRESTRICTED', 'WITHIN_STATUS', 'LANGUAGE_EVIDENCE', 'LICENCE_NEEDED', 'EMPLOYER_CHANGE', 'ACTIVITY_TO_CHECK', 'DESIGNATION_DECIDES', 'OUTSIDE_STATUS', 'EMPLOYER_BOUND', 'NO_WORK', 'PART_TIME_HOURS', 'FIELD_MATCHES'));`,
    );
    this.addSql(`update "permission_rule" set "valid_to" = null;`);
    this.addSql(
      `create trigger permission_rule_never_changes before update or delete on "permission_rule" for each row execute function dated_rows_never_change();`,
    );
  }

  override down(): void {
    this.addSql(`drop trigger permission_rule_never_changes on "permission_rule";`);
    this.addSql(`alter table "permission_rule" drop constraint "permission_rule_future";`);
    this.addSql(`alter table "permission_rule" drop constraint "permission_rule_reason_check";`);
    this.addSql(`delete from "permission_rule" where "created_at" is not null;`);
    this.addSql(`update "permission_rule" set "valid_to" = '2026-04-14' where "code" like '%_BEFORE_2026_04_15';`);
    this.addSql(`update "permission_rule" set "valid_to" = '2027-03-31' where "code" like '%_BEFORE_2027_04_01';`);
    this.addSql(`alter table "permission_rule" drop column "created_by", drop column "created_at";`);
    this.addSql(
      `alter table "permission_rule" add constraint "permission_rule_reason_check" check ("reason" in ('UNRESTRICTED', 'WITHIN_STATUS', 'LANGUAGE_EVIDENCE', 'LICENCE_NEEDED', 'EMPLOYER_CHANGE', 'ACTIVITY_TO_CHECK', 'DESIGNATION_DECIDES', 'OUTSIDE_STATUS', 'EMPLOYER_BOUND', 'NO_WORK', 'PART_TIME_HOURS', 'FIELD_MATCHES', 'HOURS_OVER_LIMIT', 'HOURS_UNKNOWN', 'PART_TIME_PERMISSION_MISSING', 'PART_TIME_PERMISSION_DECIDES', 'FIELD_MISMATCH', 'FIELD_UNKNOWN', 'NAMED_BY_COMPANY', 'EXPIRES_BEFORE_START', 'DUTIES_UNKNOWN', 'STATUS_UNKNOWN', 'NO_RULE'));`,
    );
  }
}
