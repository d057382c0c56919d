import { Type } from "@mikro-orm/core";
import { keyedHash, keyedHashes } from "./key-ring.ts";

/** A column with the keyed hash of an encrypted one beside it, by which a row is found and may be demanded to be the only one. */
export class KeyedHash extends Type<string | null, string | null> {
  /** The encrypted property. */
  readonly property: string;
  /** Hashes of two purposes cannot be compared. */
  readonly purpose: string;

  constructor(property: string, purpose: string) {
    super();
    this.property = property;
    this.purpose = purpose;
  }

  /** What the column holds of a text. */
  hash(text: string): string {
    return keyedHash(this.purpose, text);
  }

  /** Rows as they are inserted many at once, without entities: with their hashes. */
  beside<T extends { email: string }>(rows: readonly T[]): (T & { emailKey: string })[] {
    return rows.map((row) => ({ ...row, emailKey: this.hash(row.email) }));
  }

  /** Rows with one of these texts, as a condition on the values of the column: what it may hold is a hash under each key of the ring. */
  among(texts: readonly string[]): { $in: string[] } {
    return { $in: texts.flatMap((text) => keyedHashes(this.purpose, text)) };
  }

  /** The same in SQL. */
  sql(column: string, ...texts: string[]): { text: string; values: string[] } {
    const { $in: values } = this.among(texts);
    return { text: `${column} in (${values.map(() => "?").join(", ")})`, values };
  }

  override getColumnType(): string {
    return "varchar(64)";
  }
}
