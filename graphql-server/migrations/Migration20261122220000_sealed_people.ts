import { Migration } from "@mikro-orm/migrations";

const names = ["family_name", "given_name", "family_name_kana", "given_name_kana", "latin_name"];
const texts = ["city", "introduction", "requests"];
const lists = ["certificates", "education", "work_history", "qualification_records"];

/**
 * What people write about themselves becomes columns for encrypted values. The first start with the keys encrypts what stands in them
 * (seal-plain.ts), and a task makes the tokens that searches compare.
 */
export class Migration20261122220000_sealed_people extends Migration {
  override name = "Migration20261122220000_sealed_people";

  override up(): void {
    const alter = [
      ...names.flatMap((column) => [`alter column ${column} type text`, `alter column ${column} set default ''`]),
      ...texts.map((column) => `alter column ${column} type text`),
      ...lists.flatMap((column) => [
        `alter column ${column} drop default`,
        `alter column ${column} type text using case when ${column} = '[]' then '' else ${column}::text end`,
        `alter column ${column} set default ''`,
      ]),
    ];
    this.addSql(`alter table user_profile ${alter.join(", ")}`);
    this.addSql(`drop index user_profile_search_missing`);
    this.addSql(`alter table user_profile drop column search_text, add column search_key varchar(20) null`);
    this.addSql(`update user_profile set search_tokens = '{}'`);
    this.addSql(`create index user_profile_search_missing on user_profile (user_id) where search_key is null`);
  }
}
