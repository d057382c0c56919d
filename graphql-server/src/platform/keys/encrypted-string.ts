import { type Platform, p, type TransformContext, Type } from "@mikro-orm/core";
import { decrypt, encrypt } from "./key-ring.ts";

/** The text of an encrypted column that a statement of our own read. */
export const unseal = (value: string): string => (value === "" ? "" : decrypt(value));

/** A text as an encrypted column holds it. An empty one stays as it is: it says nothing, and a table can have it as its default. */
export const seal = (text: string): string => (text === "" ? "" : encrypt(text));

/** A column that only this product's keys can read, whatever it holds. */
abstract class EncryptedColumn<T> extends Type<T | null, string | null> {
  protected abstract textOf(value: T): string;
  protected abstract readText(text: string): T;

  /** @throws Error where it is compared: every encryption differs, so nothing would ever be found. */
  override convertToDatabaseValue(value: T | null, _platform?: Platform, context?: TransformContext): string | null {
    if (value === null || value === undefined) return null;
    const text = this.textOf(value);
    if (context?.mode === "query" && text !== "") throw new Error(`${context.key}: an encrypted column cannot be compared`);
    return seal(text);
  }

  override convertToJSValue(value: string | null): T | null {
    return value === null || value === undefined ? null : this.readText(unseal(value));
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

/** A text that only this product's keys can read (AES-256-GCM, with the id of its key). */
export class EncryptedString extends EncryptedColumn<string> {
  protected override textOf(value: string): string {
    return value;
  }

  protected override readText(text: string): string {
    return text;
  }
}

/** A value as JSON that only this product's keys can read; an empty list is an empty text. */
export class EncryptedJson extends EncryptedColumn<unknown> {
  protected override textOf(value: unknown): string {
    return Array.isArray(value) && value.length === 0 ? "" : JSON.stringify(value);
  }

  protected override readText(text: string): unknown {
    return text === "" ? [] : JSON.parse(text);
  }
}

/** A property with a list, of items of one kind. */
export const encryptedList = <T>() =>
  p
    .type(EncryptedJson)
    .runtimeType("any")
    .$type<T[]>()
    .default("")
    .onCreate(() => []);

/** True for a type whose values are encrypted. */
export const isEncrypted = (type: unknown): boolean => type instanceof EncryptedColumn;
