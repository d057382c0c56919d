import type { WorkTime } from "../field/field-rows.ts";

/** Parts of the day that a person can choose to work in. NIGHT is 深夜 of 労働基準法37条4項, 22:00 to 5:00. */
export const shiftBands = ["MORNING", "DAY", "EVENING", "NIGHT"] as const;
export type ShiftBand = (typeof shiftBands)[number];

const hour = 60;
/** From and to in minutes of the day, and the minutes of it that make a work one of this part. */
const spans: Readonly<Record<ShiftBand, readonly [from: number, to: number, least: number]>> = {
  MORNING: [5 * hour, 10 * hour, 2 * hour],
  DAY: [10 * hour, 17 * hour, 3 * hour],
  EVENING: [17 * hour, 22 * hour, 2 * hour],
  NIGHT: [22 * hour, 29 * hour, 1 * hour],
};
const day = 24 * hour;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * hour + minutes;
}

function overlap(from: number, to: number, [start, end]: readonly [number, number, number]): number {
  return [-day, 0, day].reduce((sum, shift) => sum + Math.max(0, Math.min(to, end + shift) - Math.max(from, start + shift)), 0);
}

/** Parts of the day as bits of one number. */
export const bitsOf = (bands: readonly ShiftBand[]): number => bands.reduce((bits, band) => bits | (1 << shiftBands.indexOf(band)), 0);

/** The parts of the day that the times of a posting are in; HH:MM, 24:00 and later mean the next day. */
export function bandsOf(times: readonly WorkTime[]): ShiftBand[] {
  const spansOfTimes = times.map(({ start, end }) => {
    const from = minutesOf(start);
    const to = minutesOf(end);
    return [from, to > from ? to : to + day] as const;
  });
  return shiftBands.filter((band) => spansOfTimes.some(([from, to]) => overlap(from, to, spans[band]) >= spans[band][2]));
}
