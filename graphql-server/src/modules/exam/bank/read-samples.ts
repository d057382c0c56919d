import { z } from "zod";
import { measuredLevels } from "../../../shared/vocabulary/measured-level.ts";
import { skills } from "../engine/next-item.ts";
import { type BankItem, bankItemSchema } from "./bank-item.ts";
import samples from "./samples.json" with { type: "json" };

const schema = z.strictObject({
  samples: z.array(bankItemSchema.extend({ level: z.enum(measuredLevels).exclude(["NONE"]), skill: z.enum(skills) })),
});

/** The items that anybody may try. */
export function readSamples(): BankItem[] {
  return schema.parse(samples).samples;
}
