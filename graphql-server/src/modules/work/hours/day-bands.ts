import type { Sql } from "../search/sql.ts";
import { bitsOf, type ShiftBand, shiftBands } from "./shift-bands.ts";
import { dayBits, type Weekday, weekdays } from "./work-days.ts";

/** A part of one day of the week: a field of the week's grid. */
export type DayBand = `${Weekday}_${ShiftBand}`;
export const dayBands: readonly DayBand[] = weekdays.flatMap((day) => shiftBands.map((band): DayBand => `${day}_${band}`));

const daysWith = (chosen: readonly DayBand[], band: ShiftBand) => weekdays.filter((day) => chosen.includes(`${day}_${band}`));

/** Works with times in any of these parts of the week; those that do not say their days have none. */
export function dayBandCondition(chosen: readonly DayBand[]): Sql {
  const parts = shiftBands.flatMap((band) => {
    const days = dayBits(daysWith(chosen, band));
    return days === 0 ? [] : [{ text: "((w.shift_bands & ?::int) <> 0 and (w.work_days & ?::int) <> 0)", values: [bitsOf([band]), days] }];
  });
  return { text: `(${parts.map(({ text }) => text).join(" or ")})`, values: parts.flatMap(({ values }) => values) };
}

/** The same of one field as text, for counts beside it. */
export function dayBandText(one: DayBand): string {
  const [day, band] = [weekdays.find((each) => one.startsWith(each)), shiftBands.find((each) => one.endsWith(`_${each}`))];
  return `(w.shift_bands & ${bitsOf(band ? [band] : [])}) <> 0 and (w.work_days & ${dayBits(day ? [day] : [])}) <> 0`;
}
