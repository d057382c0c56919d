import { Migration } from "@mikro-orm/migrations";

/** Items say what kind of question they are, and who has looked at them when and how. */
export class Migration20261124153100_item_types extends Migration {
  override name = "Migration20261124153100_item_types";

  override up(): void {
    this.addSql(`alter table test_item add type text null, add reviewed_on date null, add review_method text null,
      add reviewer varchar(80) null`);
    this.addSql(`alter table test_item add constraint test_item_type_check check (type in (
      'KANJI_READING', 'ORTHOGRAPHY', 'WORD_FORMATION', 'CONTEXT', 'PARAPHRASE', 'USAGE', 'FORM', 'COMPOSITION', 'TEXT_GRAMMAR',
      'SHORT_TEXT', 'MIDDLE_TEXT', 'LONG_TEXT', 'INTEGRATED', 'ARGUMENT', 'INFORMATION', 'TASK', 'POINT', 'GIST', 'EXPRESSION', 'RESPONSE'))`);
    this.addSql(`alter table test_item add constraint test_item_review_method_check check (review_method in ('ANSWERED_BLIND'))`);
  }
}
