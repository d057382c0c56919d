import { v7, validate } from "uuid";

/** A sortable identifier (UUIDv7). Not a secret: tokens come from a random generator instead. */
export function newId(): string {
  return v7();
}

/** True for the form of an identifier: what has another form belongs to nothing, and the database must not be asked for it. */
export function isId(value: string): boolean {
  return validate(value);
}
