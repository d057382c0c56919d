import { Migration } from "@mikro-orm/migrations";

/**
 * The day on which the employer last confirmed a posting, by which it ends. Of the postings that are there it is the last day that is
 * known to be true: of the publication, of the last change that was approved, or of the last time the company opened it again.
 */
export class Migration20261123130000_confirmed_works extends Migration {
  override name = "Migration20261123130000_confirmed_works";

  override up(): void {
    this.addSql(`alter table "work" add "confirmed_on" date null, add "confirm_asked_at" timestamptz null;`);
    this.addSql(
      `update "work" w set "confirmed_on" = (greatest(w."published_at",
        (select max(r."decided_at") from "work_revision" r where r."work_id" = w."id" and r."status" = 'OPEN'),
        (select max(e."at") from "work_event" e where e."work_id" = w."id" and e."from_status" = 'PAUSED' and e."to_status" = 'OPEN' and e."actor_kind" = 'COMPANY')
      ) at time zone 'Asia/Tokyo')::date where w."published_at" is not null;`,
    );
    this.addSql(`create index work_confirmation on work (confirmed_on) where status = 'OPEN';`);
    this.addSql(`alter table "work" add constraint "work_open_is_confirmed" check (status <> 'OPEN' or confirmed_on is not null);`);
  }
}
