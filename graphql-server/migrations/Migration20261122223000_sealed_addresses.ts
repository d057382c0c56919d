import { Migration } from "@mikro-orm/migrations";

/** Columns for encrypted values, and of some a column for their keyed hash. */
const addresses = [
  { table: "users", columns: ["email"], hash: "email_key" },
  { table: "company_member", columns: ["email", "name"], hash: "email_key" },
  { table: "mail_token", columns: ["email"], hash: "email_key" },
  { table: "outbox_mail", columns: ["recipient"], hash: "recipient_key" },
  { table: "company_registration", columns: ["email", "owner_name"] },
];

/** Mail addresses become encrypted, and are found and held to be unique by a keyed hash. The first start with the keys fills both (seal-plain.ts). */
export class Migration20261122223000_sealed_addresses extends Migration {
  override name = "Migration20261122223000_sealed_addresses";

  override up(): void {
    for (const table of ["users", "company_member"]) this.addSql(`alter table ${table} drop constraint ${table}_email_unique`);
    this.addSql(`drop index mail_token_purpose_kind_email_index`);
    for (const { table, columns, hash } of addresses) {
      const types = columns.map((column) => `alter column ${column} type text`);
      this.addSql(`alter table ${table} ${[...types, ...(hash ? [`add column ${hash} varchar(64) null`] : [])].join(", ")}`);
    }
    for (const table of ["users", "company_member"]) {
      this.addSql(`alter table ${table} add constraint ${table}_email_key_unique unique (email_key)`);
    }
    this.addSql(`create index mail_token_purpose_kind_email_key_index on mail_token (purpose, kind, email_key)`);
  }
}
