import type { ItemFit } from "./calibrate-item.ts";
import type { ItemParameters } from "./item-model.ts";

/** MISKEYED: another option is what able people choose. DRIFT: the item has become easier or harder. WEAK: it tells people apart badly. */
export const itemAlarms = ["MISKEYED", "DRIFT", "WEAK"] as const;
export type ItemAlarm = (typeof itemAlarms)[number];

/** Answers needed before a pilot is fitted, and before an item in use is checked. */
export const leastResponses = 200;
/** Bounds of an option's share: one that hardly anybody or nearly everybody chooses says nothing. */
const tellingShare = { least: 0.05, most: 0.995 } as const;
const drift = { units: 0.5, deviations: 3 } as const;
const weakBelow = 0.5;

/** The option (in the author's order) that a person chose, and their ability by the other items. Null for no choice. */
export interface ChosenOption {
  option: number | null;
  theta: number;
}

/** Correlation of choosing an option with ability; 0 where too few or nearly all choose it. */
function discriminationOf(option: number, choices: readonly ChosenOption[]): number {
  const chose = choices.map((choice): number => (choice.option === option ? 1 : 0));
  const share = chose.reduce((sum, one) => sum + one, 0) / choices.length;
  if (share < tellingShare.least || share > tellingShare.most) return 0;
  const mean = choices.reduce((sum, { theta }) => sum + theta, 0) / choices.length;
  const [both, spread] = choices.reduce(
    ([product, square], { theta }, index) => [product + (theta - mean) * (chose[index] ?? 0), square + (theta - mean) ** 2],
    [0, 0],
  );
  return both / Math.sqrt(spread * choices.length * share * (1 - share));
}

/** The option that able people choose when it is not the key; undefined while the key looks right. */
export function betterKey(key: number, choices: readonly ChosenOption[], options = 4): number | undefined {
  if (choices.length < leastResponses / 4) return undefined;
  const worth = Array.from({ length: options }, (_, option) => discriminationOf(option, choices));
  const best = worth.indexOf(Math.max(...worth));
  const clear = (worth[best] ?? 0) - (worth[key] ?? 0);
  return best !== key && (worth[best] ?? 0) > 0.15 && clear > 0.2 ? best : undefined;
}

/** True when the difficulty has moved by more than chance and by enough to matter. */
export function hasDrifted(stored: ItemParameters, fit: ItemFit): boolean {
  const moved = Math.abs(fit.b - stored.b);
  return moved > drift.units && moved > drift.deviations * fit.seOfB;
}

/** The worst thing that is wrong with an item; undefined when nothing is. */
export function alarmOf(input: { key: number; stored: ItemParameters; fit: ItemFit; choices: readonly ChosenOption[]; pilot: boolean }) {
  const { key, stored, fit, choices, pilot } = input;
  if (betterKey(key, choices) !== undefined) return "MISKEYED" satisfies ItemAlarm;
  if (fit.a < weakBelow) return "WEAK" satisfies ItemAlarm;
  return !pilot && hasDrifted(stored, fit) ? ("DRIFT" satisfies ItemAlarm) : undefined;
}
