import type { Skill } from "../engine/next-item.ts";
import type { UncertainParameters } from "../engine/response-curve.ts";
import type { BankItem } from "./bank-item.ts";

/** Middle of each level's items on the scale; the level begins half a band below. */
const centres: Readonly<Record<BankItem["level"], number>> = { N5: -2.35, N4: -1.3, N3: -0.1, N2: 1, N1: 2.25 };
const stepWidth = 0.25;

/** Longer texts separate less sharply than a single word. */
const discriminations: Readonly<Record<Skill, number>> = { VOCABULARY: 1.65, GRAMMAR: 1.6, READING: 1.5, LISTENING: 1.4 };

/** One of four options is hit by luck in a quarter of all cases, and more often by those who can rule one out. */
const guessing = 0.27;

/** How far an author's guess may be off: half a level in difficulty, a sixth in discrimination. */
export const authoredErrors = { seB: 0.42, seLogA: 0.17 } as const;

/** The parameters of an item that nobody has answered yet, from its level, step and skill. Calibration replaces them. */
export function authoredParameters({ level, step, skill }: Pick<BankItem, "level" | "step" | "skill">): Required<UncertainParameters> {
  return { a: discriminations[skill], b: Number((centres[level] + (step - 3) * stepWidth).toFixed(2)), c: guessing, ...authoredErrors };
}
