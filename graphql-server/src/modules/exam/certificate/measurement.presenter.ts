import type { Ctx } from "../../../shared/ctx.ts";
import type { StoredMeasurement } from "../../account/profile/user-profile.entity.ts";
import { chanceOfAtLeast } from "../engine/level-bands.ts";
import { scoreOf } from "../engine/score-scale.ts";
import type { MeasurementType } from "./exam-parts.type.ts";
import { provisionalOf } from "./provisional.ts";

/** A stored measurement as a profile shows it. */
export function presentMeasurement(ctx: Pick<Ctx, "locale">, stored: StoredMeasurement | null | undefined): MeasurementType | null {
  if (!stored) return null;
  const { level, probabilities, measuredAt } = stored;
  const claimChance = chanceOfAtLeast(level, probabilities);
  return { level, claimChance, probabilities, score: scoreOf(stored), measuredAt: new Date(measuredAt), ...provisionalOf(ctx, stored) };
}
