import { z } from "zod";
import { problem } from "./user-error.ts";

/** The one spelling under which an address is stored and counted: trimmed, half-width, lower case. */
export function canonicalEmail(text: string): string {
  return text.normalize("NFKC").trim().toLowerCase();
}

/** Matches addresses that mail can be sent to (RFC 5321 4.5.3.1): a name of 64 characters, a domain with a dot in it, 254 together. */
const withinBounds = /^(?=.{1,254}$).{1,64}@.+\../;

/**
 * True for one address in its canonical spelling, by the rule of browsers for `type=email`. It allows ".." and "." before the @, as old
 * Japanese carriers gave them out.
 */
export function isEmail(text: string): boolean {
  return withinBounds.test(text) && z.regexes.html5Email.test(text);
}

/** One address, made canonical. A list is refused: a mail must never go to two people who typed one form. */
export const emailSchema = z.string().min(1).max(320).transform(canonicalEmail).refine(isEmail, problem("INVALID_EMAIL"));
