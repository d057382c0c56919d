import { Migration } from "@mikro-orm/migrations";

/** A text of the law's pages says what changed; whoever is registered agrees to a new version once, and what they agreed to before is kept. */
export class Migration20261128020000_terms_consents extends Migration {
  override name = "Migration20261128020000_terms_consents";

  override up(): void {
    this.addSql(`alter table "legal_text" add "changes" jsonb null;`);

    this.addSql(
      `create table "terms_consent" ("id" uuid not null, "kind" text not null, "account_id" uuid not null, "version" varchar(20) not null, "accepted_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "terms_consent" add constraint "terms_consent_kind_check" check ("kind" in ('SEEKER', 'COMPANY'));`);
    this.addSql(
      `alter table "terms_consent" add constraint "terms_consent_kind_account_id_version_unique" unique ("kind", "account_id", "version");`,
    );

    this.addSql(`alter table "company_registration" add "terms_version" varchar(20) null;`);

    // Whoever signs in for a company agreed to the only version that there was.
    this.addSql(
      `insert into terms_consent (id, kind, account_id, version, accepted_at)
         select gen_random_uuid(), 'COMPANY', id, '2026-11', created_at from company_member where status <> 'INVITED';`,
    );
  }
}
