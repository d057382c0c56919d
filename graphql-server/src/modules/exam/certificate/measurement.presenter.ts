import type { StoredMeasurement } from "../../account/profile/user-profile.entity.ts";
import { scoreOf } from "../engine/score-scale.ts";
import type { MeasurementType } from "./exam-parts.type.ts";

/** A stored measurement as a profile shows it. */
export function presentMeasurement(stored: StoredMeasurement | null | undefined): MeasurementType | null {
  if (!stored) return null;
  const { level, probabilities, measuredAt } = stored;
  return { level, probabilities, score: scoreOf(stored), measuredAt: new Date(measuredAt) };
}
