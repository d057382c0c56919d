export const settingTimes = ["PAST", "NOW", "FUTURE"] as const;
export type SettingTime = (typeof settingTimes)[number];

/** Whether a row was, is or will be in force. */
export function whenOf({ validFrom }: { validFrom: string }, { today, isInForce }: { today: string; isInForce: boolean }): SettingTime {
  if (validFrom > today) return "FUTURE";
  return isInForce ? "NOW" : "PAST";
}

/** Rows of one thing, newest first, each with whether it was, is or will be in force. */
export function placed<R extends { validFrom: string }>(rows: readonly R[], today: string): (R & { when: SettingTime })[] {
  const current = rows.find(({ validFrom }) => validFrom <= today)?.validFrom;
  return rows.map((row) => ({ ...row, when: whenOf(row, { today, isInForce: row.validFrom === current }) }));
}
