import { v7, validate } from "uuid";

/** A sortable identifier (UUIDv7). Not a secret: tokens come from a random generator instead. */
export function newId(): string {
  return v7();
}

/** True for the form of an identifier: a value of another form belongs to nothing, and must not reach the database. */
export function isId(value: string): boolean {
  return validate(value);
}
