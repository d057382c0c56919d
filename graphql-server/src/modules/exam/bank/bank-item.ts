import { z } from "zod";
import { type MeasuredLevel, measuredLevels } from "../../../shared/vocabulary/measured-level.ts";
import { type Skill, skills } from "../engine/next-item.ts";
import { itemTypes, reviewMethods } from "./item-types.ts";

export const optionCount = 4;

/** One item as an author writes it. `step` is the difficulty within the level, 1 (easy) to 5. */
export const bankItemSchema = z.strictObject({
  code: z.string().regex(/^[A-Z0-9-]{3,40}$/),
  /** What kind of question it is; an imported row may leave it out. */
  type: z.enum(itemTypes).optional(),
  step: z.int().min(1).max(5),
  /** The question. 【…】 marks the word that is meant, empty brackets the gap. */
  stem: z.string().min(1).max(500),
  passage: z.string().min(1).max(2_000).optional(),
  /** What a recording says, one speaker a line; in practice the device's Japanese voice reads it. */
  script: z.string().min(1).max(2_000).optional(),
  options: z.array(z.string().min(1).max(120)).length(optionCount),
  /** Index of the right option. */
  key: z
    .int()
    .min(0)
    .max(optionCount - 1),
  explanation: z.strictObject({ ja: z.string().min(1).max(500), en: z.string().min(1).max(500) }),
  /** The second pass: when and how somebody other than its author's key looked at it. */
  review: z.strictObject({ on: z.iso.date(), method: z.enum(reviewMethods) }).optional(),
});

/** A data file: the items of one level and skill. */
export const bankFileSchema = z.strictObject({
  level: z.enum(measuredLevels).exclude(["NONE"]),
  skill: z.enum(skills),
  items: z.array(bankItemSchema),
});

export interface BankItem extends z.output<typeof bankItemSchema> {
  level: Exclude<MeasuredLevel, "NONE">;
  skill: Skill;
}

/** Characters a person reads, or hears, before they can answer. */
export function textLength({
  stem,
  passage,
  script,
  options,
}: Pick<BankItem, "stem" | "options"> & { passage?: string | null | undefined; script?: string | null | undefined }): number {
  return [stem, passage ?? "", script ?? "", ...options].reduce((sum, text) => sum + text.length, 0);
}
