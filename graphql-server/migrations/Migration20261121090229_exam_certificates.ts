import { Migration } from "@mikro-orm/migrations";

/** Certificates are made out when a seeker asks for one. */
export class Migration20261121090229_exam_certificates extends Migration {
  override name = "Migration20261121090229_exam_certificates";

  override up(): void | Promise<void> {
    this.addSql(`alter table "test_result" add "certificate_issued_at" timestamptz null;`);
  }
}
