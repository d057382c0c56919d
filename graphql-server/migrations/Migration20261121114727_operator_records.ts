import { Migration } from "@mikro-orm/migrations";

/** Texts of the legal pages by day, who added a minimum wage, and the guard that dated rows are added and never changed. */
export class Migration20261121114727_operator_records extends Migration {
  override name = "Migration20261121114727_operator_records";

  override up(): void {
    this.addSql(
      `create table "legal_text" ("page" text not null, "valid_from" date not null, "texts" jsonb not null, "created_by" uuid not null, "created_at" timestamptz not null, primary key ("page", "valid_from"));`,
    );
    this.addSql(
      `alter table "minimum_wage" add "source" varchar(400) null, add "created_by" uuid null, add "created_at" timestamptz null;`,
    );
    this.addSql(
      `alter table "minimum_wage" add constraint "minimum_wage_future" check (created_at is null or valid_from > (created_at at time zone 'UTC' + interval '9 hours')::date);`,
    );
    this.addSql(
      `alter table "legal_text" add constraint "legal_text_future" check (valid_from > (created_at at time zone 'UTC' + interval '9 hours')::date);`,
    );
    this.addSql(
      `alter table "legal_text" add constraint "legal_text_page_check" check ("page" in ('TERMS', 'PRIVACY', 'LAW', 'COMPANY_INFO'));`,
    );
    for (const table of ["minimum_wage", "operator_settings", "legal_text"]) {
      this.addSql(
        `create trigger ${table}_never_changes before update or delete on "${table}" for each row execute function dated_rows_never_change();`,
      );
    }
  }

  override down(): void {
    for (const table of ["minimum_wage", "operator_settings"]) this.addSql(`drop trigger ${table}_never_changes on "${table}";`);
    this.addSql(`drop table if exists "legal_text" cascade;`);
    this.addSql(`alter table "minimum_wage" drop constraint "minimum_wage_future";`);
    this.addSql(`alter table "minimum_wage" drop column "source", drop column "created_by", drop column "created_at";`);
  }
}
