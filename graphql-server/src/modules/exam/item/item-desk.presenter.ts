import { practiceTestCode } from "../practice/practice-test.ts";
import type { TestAttempt } from "../sitting/test-attempt.entity.ts";
import type { ItemPool } from "./item-desk.queries.ts";
import type { TestItem } from "./test-item.entity.ts";

/** The pool an item belongs to, exam or practice; its test must be loaded. */
export function poolOf({ test }: TestItem): ItemPool {
  return test.getEntity().code === practiceTestCode ? "PRACTICE" : "EXAM";
}

/** The end of the account's id: tells sitters apart, and names nobody. */
export function sitterOf({ user }: TestAttempt): string {
  return user.id.slice(-6).toUpperCase();
}
