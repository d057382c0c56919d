import { z } from "zod";

/** Characters of an address before the @. Old Japanese carriers gave out addresses with ".." and with "." before the @: they are allowed. */
const localPart = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/;
const domain = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** The one spelling under which an address is stored and counted: trimmed, half-width, lower case. */
export function canonicalEmail(text: string): string {
  return text.normalize("NFKC").trim().toLowerCase();
}

/** True for one address in its canonical spelling. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  return text.length <= 254 && localPart.test(text.slice(0, Math.max(at, 0))) && domain.test(text.slice(at + 1));
}

/** One address, made canonical. A list is refused: a mail must never go to two people who typed one form. */
export const emailSchema = z
  .string()
  .min(1)
  .max(320)
  .transform(canonicalEmail)
  .refine(isEmail, { params: { code: "INVALID_EMAIL" } });
