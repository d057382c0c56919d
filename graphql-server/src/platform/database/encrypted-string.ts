import { Type } from "@mikro-orm/core";
import { decrypt, encrypt } from "./key-ring.ts";

/** A text column that only this product's keys can read (AES-256-GCM, with the id of its key). */
export class EncryptedString extends Type<string | null, string | null> {
  override convertToDatabaseValue(value: string | null): string | null {
    return value === null || value === undefined ? null : encrypt(value);
  }

  override convertToJSValue(value: string | null): string | null {
    return value === null || value === undefined ? null : decrypt(value);
  }

  /** Every encryption differs, so values are compared in plain text: an untouched value is not written again. */
  override compareValues(a: string | null, b: string | null): boolean {
    if (!a || !b) return a === b;
    return a === b || decrypt(a) === decrypt(b);
  }

  override ensureComparable(): boolean {
    return false;
  }

  override getColumnType(): string {
    return "text";
  }
}
