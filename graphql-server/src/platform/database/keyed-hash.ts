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

  /** What it may hold of a text: under each key of the ring. */
  hashes(text: string): string[] {
    return keyedHashes(this.purpose, text);
  }

  override getColumnType(): string {
    return "varchar(64)";
  }
}
