import { Migration } from "@mikro-orm/migrations";

/** What looks like recruiting for crime is reported too, also by the site itself. */
export class Migration20261123100000_crime_reports extends Migration {
  override name = "Migration20261123100000_crime_reports";

  override up(): void {
    this.addSql(`alter table "work_report" add "origin" text not null default 'READER';`);
    this.addSql(`alter table "work_report" add constraint "work_report_origin_check" check ("origin" in ('READER', 'SITE'));`);
    this.addSql(`alter table "work_report" drop constraint "work_report_reason_check";`);
    this.addSql(
      `alter table "work_report" add constraint "work_report_reason_check" check ("reason" in ('CRIME', 'ASKS_MONEY', 'UNLAWFUL', 'DISCRIMINATION', 'PERSONAL_DATA', 'DIFFERS', 'ENDED', 'OTHER'));`,
    );
  }
}
