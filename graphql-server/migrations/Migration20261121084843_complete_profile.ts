import { Migration } from "@mikro-orm/migrations";

export class Migration20261121084843_complete_profile extends Migration {
  override name = "Migration20261121084843_complete_profile";

  override up(): void | Promise<void> {
    this.addSql(`alter table "attachment" drop constraint "attachment_purpose_check";`);
    this.addSql(
      `alter table "attachment" add constraint "attachment_purpose_check" check ("purpose" in ('RESUME', 'MESSAGE', 'PHOTO', 'CERTIFICATE', 'LOGO'));`,
    );

    this.addSql(
      `alter table "user_profile" add "address_kana" text null, add "qualification_records" jsonb not null default '[]', add "requests" text null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "attachment" drop constraint "attachment_purpose_check";`);
    this.addSql(
      `alter table "attachment" add constraint "attachment_purpose_check" check ("purpose" in ('RESUME', 'MESSAGE', 'PHOTO', 'LOGO'));`,
    );

    this.addSql(`alter table "user_profile" drop column "address_kana", drop column "qualification_records", drop column "requests";`);
  }
}
