import { z } from "zod";
import { problem } from "../../../shared/user-error.ts";

/** Hiragana to katakana; the two blocks lie 0x60 apart. */
function toKatakana(text: string): string {
  return text.replace(/[\u3041-\u3096\u309d\u309e]/g, (char) => String.fromCodePoint((char.codePointAt(0) ?? 0) + 0x60));
}

const oneLine = (text: string) => text.normalize("NFKC").replace(/\s+/g, " ").trim();
const noControl = /^[^\p{Cc}\p{Cf}<>]*$/u;

/** A part of a name in any script. May be empty: a person may have one name only. */
export const namePart = z.string().max(120).transform(oneLine).pipe(z.string().max(60).regex(noControl));

/** フリガナ: typed in any kana, stored in full-width katakana. May be empty for a name from abroad. */
export const kanaPart = z
  .string()
  .max(120)
  .transform((text) => toKatakana(oneLine(text)))
  .pipe(
    z
      .string()
      .max(60)
      .refine((text) => /^[ァ-ヿ・ ]*$/.test(text), problem("NOT_KANA")),
  );

/** Name in Latin letters as on the residence card; accents, several names and one name alone are fine. May be empty. */
export const latinPart = z
  .string()
  .max(240)
  .transform(oneLine)
  .pipe(
    z
      .string()
      .max(120)
      .refine((text) => /^[\p{Script=Latin}\p{M} .,'’-]*$/u.test(text), problem("NOT_LATIN")),
  );

/** At least one of the two parts is filled. */
export function hasName({ familyName, givenName }: { familyName: string; givenName: string }): boolean {
  return familyName !== "" || givenName !== "";
}

export const nameRequired = { path: ["familyName"], ...problem("REQUIRED") };
