import { Migration } from "@mikro-orm/migrations";

/** Passkeys, accounts at identity providers, and another mail address. */
export class Migration20261123081000_sign_in extends Migration {
  override name = "Migration20261123081000_sign_in";

  override up(): void {
    this.addSql(
      `create table "email_change" ("id" uuid not null, "kind" text not null, "account_id" uuid not null, "old_email" text not null, "new_email" text not null, "created_at" timestamptz not null, "confirmed_at" timestamptz null, "ended_at" timestamptz null, "revocable_until" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "email_change_kind_account_id_index" on "email_change" ("kind", "account_id");`);
    this.addSql(`create index "email_change_revocable_until_index" on "email_change" ("revocable_until");`);

    this.addSql(
      `create table "passkey" ("id" uuid not null, "kind" text not null, "account_id" uuid not null, "credential_id" varchar(1400) not null, "public_key" text not null, "counter" bigint not null default '0', "transports" text[] not null default '{}', "name" text not null, "created_at" timestamptz not null, "last_used_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`alter table "passkey" add constraint "passkey_credential_id_unique" unique ("credential_id");`);
    this.addSql(`create index "passkey_kind_account_id_index" on "passkey" ("kind", "account_id");`);

    this.addSql(
      `create table "passkey_challenge" ("id" uuid not null, "challenge_hash" varchar(64) not null, "purpose" text not null, "kind" text not null, "account_id" uuid null, "expires_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "passkey_challenge" add constraint "passkey_challenge_challenge_hash_unique" unique ("challenge_hash");`);
    this.addSql(`create index "passkey_challenge_expires_at_index" on "passkey_challenge" ("expires_at");`);

    this.addSql(
      `create table "provider_visit" ("id" uuid not null, "browser_hash" varchar(64) not null, "state_hash" varchar(64) not null, "provider" text not null, "purpose" text not null, "account_id" uuid null, "nonce" text not null, "code_verifier" text not null, "created_at" timestamptz not null, "expires_at" timestamptz not null, "answered_at" timestamptz null, "subject" text null, "email" text null, primary key ("id"));`,
    );
    this.addSql(`alter table "provider_visit" add constraint "provider_visit_browser_hash_unique" unique ("browser_hash");`);
    this.addSql(`alter table "provider_visit" add constraint "provider_visit_state_hash_unique" unique ("state_hash");`);
    this.addSql(`create index "provider_visit_expires_at_index" on "provider_visit" ("expires_at");`);

    this.addSql(
      `create table "linked_identity" ("id" uuid not null, "user_id" uuid not null, "provider" text not null, "subject" text not null, "subject_key" varchar(64) null, "created_at" timestamptz not null, "last_used_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`alter table "linked_identity" add constraint "linked_identity_subject_key_unique" unique ("subject_key");`);
    this.addSql(`alter table "linked_identity" add constraint "linked_identity_user_id_provider_unique" unique ("user_id", "provider");`);

    this.addSql(`alter table "email_change" add constraint "email_change_kind_check" check ("kind" in ('SEEKER', 'COMPANY', 'ADMIN'));`);

    this.addSql(`alter table "passkey" add constraint "passkey_kind_check" check ("kind" in ('SEEKER', 'COMPANY', 'ADMIN'));`);

    this.addSql(
      `alter table "passkey_challenge" add constraint "passkey_challenge_purpose_check" check ("purpose" in ('ADD', 'SIGN_IN'));`,
    );
    this.addSql(
      `alter table "passkey_challenge" add constraint "passkey_challenge_kind_check" check ("kind" in ('SEEKER', 'COMPANY', 'ADMIN'));`,
    );

    this.addSql(`alter table "provider_visit" add constraint "provider_visit_provider_check" check ("provider" in ('GOOGLE', 'LINE'));`);
    this.addSql(
      `alter table "provider_visit" add constraint "provider_visit_purpose_check" check ("purpose" in ('SIGN_IN', 'LINK', 'CONFIRM'));`,
    );

    this.addSql(
      `alter table "linked_identity" add constraint "linked_identity_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "linked_identity" add constraint "linked_identity_provider_check" check ("provider" in ('GOOGLE', 'LINE'));`);
  }
}
