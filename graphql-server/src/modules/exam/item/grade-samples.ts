import { z } from "zod";
import { addressKey } from "../../../platform/rate-limit/rate-limits.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { enforceLimit } from "../../../shared/enforce-limit.ts";
import { isJapanese } from "../../../shared/locale.ts";
import { notFound, parse } from "../../../shared/user-error.ts";
import { readSamples } from "../bank/read-samples.ts";

const samples = readSamples();

const schema = z.strictObject({
  answers: z
    .array(z.object({ sampleId: z.string(), choice: z.int().min(0).max(3).nullish() }))
    .min(1)
    .max(samples.length),
});

/** The sample items without their keys. They are no part of the bank that sittings draw from. */
export function listSamples() {
  return samples.map(({ code, level, skill, stem, passage, options }) => ({
    id: code,
    level,
    skill,
    stem,
    passage: passage ?? null,
    options,
  }));
}

/** Grades answers to sample items for anybody; stores nothing. @throws UserErrors NOT_FOUND, RATE_LIMITED */
export async function gradeSamples(ctx: Ctx, input: z.input<typeof schema>) {
  const { answers } = parse(schema, input);
  await enforceLimit(ctx, "exam-sample", addressKey(ctx.ip));
  return answers.map(({ sampleId, choice }, index) => {
    const sample = samples.find(({ code }) => code === sampleId);
    if (!sample) throw notFound(["answers", String(index), "sampleId"]);
    const { key, explanation } = sample;
    return { sampleId, correct: choice === key, rightChoice: key, explanation: isJapanese(ctx.locale) ? explanation.ja : explanation.en };
  });
}
