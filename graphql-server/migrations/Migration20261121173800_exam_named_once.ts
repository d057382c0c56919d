import { Migration } from "@mikro-orm/migrations";

const names = [
  [
    "EXAM_3",
    "日本語レベル判定テスト 3回分",
    "日本語力測定テスト 3回分",
    "Japanese level exam, 3 attempts",
    "Japanese proficiency measurement, 3 sittings",
  ],
  [
    "CERTIFICATE_1",
    "レベル判定 証明書 1通",
    "日本語力測定 証明書 1通",
    "Level certificate, 1 copy",
    "Certificate of measured proficiency, 1 copy",
  ],
] as const;

/** What is sold carries the name that the exam has everywhere else; a name somebody has given stays. */
export class Migration20261121173800_exam_named_once extends Migration {
  override name = "Migration20261121173800_exam_named_once";

  private rename(code: string, [from, to]: readonly [string, string], column: "name" | "name_en"): void {
    this.addSql(`update "licence_product" set "${column}" = '${to}' where "code" = '${code}' and "${column}" = '${from}';`);
  }

  override up(): void | Promise<void> {
    for (const [code, from, to, fromEn, toEn] of names) {
      this.rename(code, [from, to], "name");
      this.rename(code, [fromEn, toEn], "name_en");
    }
  }

  override down(): void | Promise<void> {
    for (const [code, from, to, fromEn, toEn] of names) {
      this.rename(code, [to, from], "name");
      this.rename(code, [toEn, fromEn], "name_en");
    }
  }
}
