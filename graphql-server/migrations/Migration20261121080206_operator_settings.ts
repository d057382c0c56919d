import { Migration } from "@mikro-orm/migrations";

/** Who runs the site, by day. The first row is an example and says so (demo); an operator adds the real one. */
export class Migration20261121080206_operator_settings extends Migration {
  override name = "Migration20261121080206_operator_settings";

  override up(): void {
    this.addSql(
      `create table "operator_settings" ("id" uuid not null, "valid_from" date not null, "name" varchar(120) not null, "name_en" varchar(120) not null, "representative" varchar(120) not null, "representative_en" varchar(120) not null, "manager" varchar(120) not null, "manager_en" varchar(120) not null, "postal_code" varchar(7) not null, "address" varchar(300) not null, "address_en" varchar(300) not null, "phone" varchar(20) not null, "phone_hours" varchar(120) not null, "phone_hours_en" varchar(120) not null, "email" varchar(254) not null, "established_on" date not null, "corporate_number" varchar(13) not null, "invoice_number" varchar(14) not null, "permit" text not null default 'TODOKEDE', "notification_number" varchar(40) not null, "notification_date" date not null, "complaint_desk" varchar(120) not null, "complaint_desk_en" varchar(120) not null, "complaint_person" varchar(120) not null, "complaint_person_en" varchar(120) not null, "privacy_officer" varchar(120) not null, "privacy_officer_en" varchar(120) not null, "demo" boolean not null default false, "created_by" uuid null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "operator_settings" add constraint "operator_settings_valid_from_unique" unique ("valid_from");`);
    this.addSql(
      `alter table "operator_settings" add constraint "operator_settings_permit_check" check ("permit" in ('TODOKEDE', 'SHOKUGYO_SHOKAI'));`,
    );
    this.addSql(`insert into "operator_settings" ("id", "valid_from", "name", "name_en", "representative", "representative_en", "manager", "manager_en", "postal_code", "address", "address_en", "phone", "phone_hours", "phone_hours_en", "email", "established_on", "corporate_number", "invoice_number", "permit", "notification_number", "notification_date", "complaint_desk", "complaint_desk_en", "complaint_person", "complaint_person_en", "privacy_officer", "privacy_officer_en", "demo", "created_by", "created_at")
      values ('019a9000-0000-7000-8000-000000000001', '2026-01-01', '株式会社ことばワークス', 'Kotoba Works Inc.', '代表取締役 言葉 結', 'Yui Kotoba, representative director', '言葉 結', 'Yui Kotoba', '1000004', '東京都千代田区大手町0-0-0 ことばビル3階', 'Kotoba Building 3F, 0-0-0 Otemachi, Chiyoda-ku, Tokyo', '03-0000-0000', '平日10:00〜17:00、土日祝日・年末年始を除く', 'weekdays 10:00–17:00 JST, except public holidays', 'support@kotoba-works.example', '2026-01-05', '4010001234567', 'T4010001234567', 'TODOKEDE', '51-募-000000', '2026-02-02', 'ことばワークス 相談窓口', 'Kotoba Works help desk', '相談 窓口', 'Madoguchi Sodan', '管理本部長 守田 信', 'Makoto Morita, head of administration', true, null, '2026-01-01T00:00:00Z');`);
  }

  override down(): void {
    this.addSql(`drop table if exists "operator_settings" cascade;`);
  }
}
