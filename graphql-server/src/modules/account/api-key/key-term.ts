import { z } from "zod";

const dayMs = 24 * 60 * 60 * 1_000;

/** Days after which a new key ends. */
export const termDays = { least: 1, usual: 365, most: 730 } as const;
export const termShape = z.int().min(termDays.least).max(termDays.most);

/** When a key that is made now ends. */
export function endOfTerm(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMs);
}

/** Days for which the key before a new one still opens. */
export const formerDays = 7;
