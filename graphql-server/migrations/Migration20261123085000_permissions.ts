import { Migration } from "@mikro-orm/migrations";
import { laterPermissionRules } from "./permission/permission-rules.data.ts";

/** 在留資格 and 特定技能 fields are lists that the law makes longer, so the database takes any. */
const open = [
  ["permission_rule", "status"],
  ["permission_rule", "reason"],
  ["user_profile", "residence_status"],
  ["user_profile", "specified_skill_field"],
  ["hire_check", "residence_status"],
  ["work", "specified_skill_field"],
  ["work_revision", "specified_skill_field"],
] as const;

/** Contract, workplace, 特定活動, graduation, renewal and stays abroad decide about a permission too. */
export class Migration20261123085000_permissions extends Migration {
  override name = "Migration20261123085000_permissions";

  override up(): void {
    for (const [table, column] of open) this.addSql(`alter table ${table} drop constraint if exists ${table}_${column}_check`);
    this.addSql(`alter table permission_rule
      drop constraint permission_rule_kind_check,
      drop constraint permission_rule_subject,
      add column designation text,
      add column workplace_kinds text[] not null default '{}',
      add column employment_types text[] not null default '{}',
      add column fields text[] not null default '{}',
      add column min_weekly_hours int,
      add constraint permission_rule_kind_check check (kind in ('STATUS', 'PART_TIME', 'FIELD', 'GUARD', 'GENERAL')),
      add constraint permission_rule_subject check (case when kind = 'GENERAL' then status is null and permission is null else (status is null) <> (permission is null) end)`);
    this.addSql(laterPermissionRules);
    this.addSql(`alter table user_profile
      add column designated_activity text,
      add column graduates_on date,
      add column renewal_applied_on date,
      add column is_abroad boolean not null default false`);
    for (const table of ["work", "work_revision"]) {
      this.addSql(`alter table ${table}
        add column workplace_kind text,
        add column students_after_graduation boolean not null default false`);
    }
  }
}
