/** Japanese level a work demands or a person has, easiest first (product: 不問, N5 … N1, 母語話者). */
export const japaneseLevels = ["NONE", "N5", "N4", "N3", "N2", "N1", "NATIVE"] as const;
export type JapaneseLevel = (typeof japaneseLevels)[number];

/** Position on the ladder, 0 (none) to 6 (native); larger is harder. */
export function levelRank(level: JapaneseLevel): number {
  return japaneseLevels.indexOf(level);
}
