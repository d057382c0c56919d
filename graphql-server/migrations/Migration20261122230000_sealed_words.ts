import { Migration } from "@mikro-orm/migrations";

/** Texts that are no longer of a limited length in the table: encrypted they are longer. */
const limited: Readonly<Record<string, readonly string[]>> = {
  attachment: ["file_name"],
  complaint: ["party_name", "party_contact"],
  inquiry: ["name", "email", "company_name"],
  shift: ["employer"],
};

/**
 * What people write to each other becomes columns for encrypted values: messages and their readings, applications, drafts, inquiries, complaints.
 * The first start with the keys encrypts what stands in them (seal-plain.ts), and tasks make the tokens that searches compare.
 */
export class Migration20261122230000_sealed_words extends Migration {
  override name = "Migration20261122230000_sealed_words";

  override up(): void {
    for (const [table, columns] of Object.entries(limited)) {
      this.addSql(`alter table ${table} ${columns.map((column) => `alter column ${column} type text`).join(", ")}`);
    }
    for (const table of ["entry", "entry_draft"]) {
      this.addSql(`alter table ${table} alter column answers drop default,
        alter column answers type text using case when answers = '[]' then '' else answers::text end, alter column answers set default ''`);
    }
    // Encrypting a message again does not change what it says.
    this.addSql(`drop trigger message_ruby on message`);
    this.addSql(`drop index message_search_missing`);
    this.addSql(`drop index message_search_tokens`);
    this.addSql(`alter table message alter column ruby type text using ruby::text, add column search_key varchar(20) null`);
    this.addSql(`update message set search_tokens = '{}', search_key = case when search_text = '' then '' end`);
    this.addSql(`alter table message drop column search_text`);
    this.addSql(`alter table inquiry add column email_key varchar(64) null`);
    for (const table of ["inquiry", "complaint"]) {
      this.addSql(`alter table ${table} add column search_tokens text[] not null default '{}', add column search_key varchar(20) null`);
    }
    for (const table of ["message", "inquiry", "complaint"]) {
      this.addSql(`create index ${table}_search_tokens on ${table} using gin (search_tokens)`);
      this.addSql(`create index ${table}_search_missing on ${table} (id) where search_key is null`);
    }
  }
}
