import { z } from "zod";
import { problem } from "./user-error.ts";

/** The check digit of a corporate number's twelve other digits: 9 − (Σ Pn·Qn mod 9), n from the right, Qn 1 for odd n and 2 for even. */
export function corporateCheckDigit(base: string): number {
  const digits = [...base].toReversed().map(Number);
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 2), 0);
  return 9 - (sum % 9);
}

/** True for 13 digits of which the first is the right check digit. */
export function isCorporateNumber(text: string): boolean {
  return /^[1-9]\d{12}$/.test(text) && Number(text[0]) === corporateCheckDigit(text.slice(1));
}

/** 法人番号 as typed: full-width digits, hyphens and a T before it are fine. Empty for a sole proprietor, who has none. */
export const corporateNumberSchema = z
  .string()
  .max(40)
  .transform((text) => text.normalize("NFKC").replace(/[\s\-ー−‐T]/g, ""))
  .refine((text) => text === "" || isCorporateNumber(text), problem("INVALID_CORPORATE_NUMBER"))
  .transform((text) => (text === "" ? null : text));
