import { Migration } from "@mikro-orm/migrations";

/** Photos of companies, which the operator looks at before visitors see them. */
export class Migration20261127215000_company_photos extends Migration {
  override name = "Migration20261127215000_company_photos";

  override up(): void {
    this.addSql(
      `create table "company_photo" ("id" uuid not null, "company_id" uuid not null, "position" int not null, "shown" jsonb null, "waiting" jsonb null, "submitted_at" timestamptz null, "return_reason" text null, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "company_photo_company_id_position_id_index" on "company_photo" ("company_id", "position", "id");`);
    this.addSql(`create index "company_photo_submitted_at_id_index" on "company_photo" ("submitted_at", "id");`);

    this.addSql(`alter table "attachment" drop constraint "attachment_purpose_check";`);
    this.addSql(
      `alter table "attachment" add constraint "attachment_purpose_check" check ("purpose" in ('RESUME', 'MESSAGE', 'PHOTO', 'CERTIFICATE', 'LOGO', 'NEWS', 'MOVIE', 'POSTER', 'ITEMS', 'RECORDING', 'WORKPLACE', 'WORKPLACE_VIEW'));`,
    );

    this.addSql(
      `alter table "company_photo" add constraint "company_photo_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade;`,
    );
    this.addSql(
      "create trigger company_photo_written after insert or update or delete on company_photo for each statement execute function tell_written()",
    );
  }
}
