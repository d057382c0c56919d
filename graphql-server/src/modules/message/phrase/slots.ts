import { z } from "zod";
import { isDay, jstDate } from "../../../shared/calendar/jst.ts";
import { addDays } from "../../../shared/calendar/working-days.ts";
import type { PhraseTable } from "./phrase-text.ts";
import { conditions, documents, reasons } from "./slot-choices.data.ts";

export const slotKinds = [
  "DATE",
  "TIME",
  "MINUTES",
  "HOURS",
  "DAYS",
  "MONTHS",
  "YEN",
  "PLACE",
  "PERSON",
  "WEEKDAY",
  "DOCUMENT",
  "REASON",
  "CONDITION",
] as const;
export type SlotKind = (typeof slotKinds)[number];

/** A place to fill of a phrase: its name in the text, and of which kind what stands there is. */
export interface Slot {
  name: string;
  kind: SlotKind;
}

export const weekdays = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"] as const;

/** The kinds that are chosen from a list, each choice with its words in every language. */
export const choiceTables: Readonly<Partial<Record<SlotKind, PhraseTable>>> = {
  DOCUMENT: documents,
  REASON: reasons,
  CONDITION: conditions,
};

export const slotPattern = /\{([a-z]+)(\d?)\}/g;

function kindOf(word: string): SlotKind {
  const kind = slotKinds.find((one) => one === word.toUpperCase());
  if (!kind) throw new Error(`A phrase has a place to fill of no kind: ${word}`);
  return kind;
}

/** The places to fill of a text, in its order. */
export function slotsOf(text: string): Slot[] {
  const slots = [...text.matchAll(slotPattern)].map(([, word = "", number = ""]) => ({ name: `${word}${number}`, kind: kindOf(word) }));
  return [...new Map(slots.map((slot) => [slot.name, slot])).values()];
}

const whole = (most: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .refine((text) => Number(text) <= most);
const words = z
  .string()
  .max(80)
  // One line, as it stands inside a sentence; nothing that turns the direction of what follows.
  .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}{}]+$/u);
const chosen = (kind: SlotKind) => z.string().refine((key) => Object.hasOwn(choiceTables[kind] ?? {}, key));

/** Days that are written about are near: a year that was mistyped would not be seen, as dates are said without it. */
function day(now: Date): z.ZodType<string> {
  const today = jstDate(now);
  const [first, last] = [addDays(today, -31), addDays(today, 364)];
  return z.string().refine((text) => isDay(text) && text >= first && text <= last);
}

/** What may stand in a place of a kind. */
export function slotSchema(kind: SlotKind, now: Date): z.ZodType<string> {
  const schemas: Readonly<Record<SlotKind, z.ZodType<string>>> = {
    DATE: day(now),
    TIME: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
    MINUTES: whole(600),
    HOURS: whole(400),
    DAYS: whole(365),
    MONTHS: whole(24),
    YEN: whole(100_000_000),
    PLACE: words,
    PERSON: words,
    WEEKDAY: z.enum(weekdays),
    DOCUMENT: chosen("DOCUMENT"),
    REASON: chosen("REASON"),
    CONDITION: chosen("CONDITION"),
  };
  return schemas[kind];
}
