import { Type } from "@mikro-orm/core";

/** Placeholder replaced by the platform work in the same change. */
export class EncryptedString extends Type<string | null, string | null> {
  override getColumnType(): string {
    return "text";
  }
}
