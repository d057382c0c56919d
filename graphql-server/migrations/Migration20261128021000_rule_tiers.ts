import { Migration } from "@mikro-orm/migrations";

/** The operator may make a rule that asks stop what it finds, from a day on. */
export class Migration20261128021000_rule_tiers extends Migration {
  override name = "Migration20261128021000_rule_tiers";

  override up(): void {
    this.addSql(
      `create table "rule_tier" ("rule" varchar(60) not null, "valid_from" date not null, "raised" boolean not null, "reason" varchar(400) not null, "created_by" uuid not null, "created_at" timestamptz not null, primary key ("rule", "valid_from"));`,
    );
    this.addSql(
      `alter table "rule_tier" add constraint "rule_tier_future" check (valid_from > (created_at at time zone 'UTC' + '09:00:00'::interval)::date);`,
    );
    this.addSql(
      "create trigger rule_tier_never_changes before update or delete on rule_tier for each row execute function dated_rows_never_change()",
    );
  }
}
