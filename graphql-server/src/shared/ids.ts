import { v7 } from "uuid";

/** A sortable identifier (UUIDv7). Not a secret: tokens come from a random generator instead. */
export function newId(): string {
  return v7();
}
