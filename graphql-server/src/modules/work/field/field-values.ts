import { z } from "zod";
import { hasControls } from "../../../shared/controls.ts";
import { newId } from "../../../shared/ids.ts";
import { problem } from "../../../shared/user-error.ts";

/** Trimmed text without control characters; blank means nothing. Half-width katakana and the like stay as they were typed. */
export function textValue(maximum: number) {
  return z
    .string()
    .trim()
    .max(maximum)
    .refine((value) => !hasControls(value))
    .transform((value) => (value === "" ? null : value))
    .nullish();
}

/** The same on one line: lists, subjects and feeds show these, and a second line would pass for something else there. */
export function lineValue(maximum: number) {
  return z.preprocess((value) => (typeof value === "string" ? value.replace(/[\t\r\n]+/g, " ") : value), textValue(maximum)).optional();
}

export function wholeValue(minimum: number, maximum: number) {
  return z
    .number()
    .refine((value) => Number.isInteger(value) && value >= minimum && value <= maximum, problem("OUT_OF_RANGE"))
    .nullish();
}

/** A number of hours, kept to as many digits as its column has. */
export function hoursValue(maximum: number, digits: number) {
  return z
    .number()
    .refine((value) => value > 0 && value <= maximum, problem("OUT_OF_RANGE"))
    .transform((value) => Number(value.toFixed(digits)))
    .nullish();
}

/** Several codes, each once. */
export function codesValue<const Code extends string>(codes: readonly Code[]) {
  return z
    .array(z.enum(codes))
    .max(codes.length)
    .transform((chosen) => [...new Set(chosen)])
    .nullish();
}

const folded = z.string().transform((value) => value.normalize("NFKC").trim());
const blank = z.literal("").transform(() => null);

export const emailValue = folded.pipe(z.union([blank, z.email({ error: "email" }).max(254)])).nullish();
export const phoneValue = folded.pipe(z.union([blank, z.string().regex(/^\+?[0-9][0-9 ()-]{7,18}$/)])).nullish();
export const postalCodeValue = z
  .string()
  .transform((value) => value.normalize("NFKC").replace(/[^0-9]/g, ""))
  .pipe(z.union([blank, z.string().regex(/^\d{7}$/)]))
  .nullish();
export const formUrlValue = z
  .string()
  .trim()
  .pipe(z.union([blank, z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(500)]))
  .nullish();

const clock = z.string().regex(/^([0-2]\d|3[0-5]):[0-5]\d$/);
const workTime = z.strictObject({ start: clock, end: clock }).refine(({ start, end }) => start < end, { path: ["end"] });
export const workTimesValue = z.array(workTime).max(10).nullish();

const allowance = z.strictObject({
  name: z.string().trim().min(1).max(60),
  amount: z.number().refine((value) => Number.isInteger(value) && value > 0 && value <= 10_000_000, problem("OUT_OF_RANGE")),
});
export const allowancesValue = z.array(allowance).max(20).nullish();

/** A question that stays keeps its id, under which it was answered. */
const question = z
  .strictObject({ id: z.uuid().nullish(), text: z.string().trim().min(1).max(300), required: z.boolean() })
  .transform(({ id, text, required }) => ({ id: id ?? newId(), text, required }));
export const questionsValue = z.array(question).max(10).nullish();
