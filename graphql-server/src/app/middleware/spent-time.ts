/** What has been spent within the last minute, by who spent it. */
export interface SpentTime {
  add(key: string, milliseconds: number): void;
  /** True for who has spent anything within the last minute. */
  knows(key: string): boolean;
  /** Milliseconds spent within the last minute. */
  within(key: string): number;
  /** Seconds until less than the limit has been spent; 0 when it is less now. */
  secondsUntilBelow(key: string, limitMs: number): number;
}

const slotMs = 5_000;
const slots = 12;

/** Milliseconds spent by the number of their slot. */
type Spent = Map<number, number>;

function sum(spent: Spent, from: number): number {
  let whole = 0;
  for (const [slot, milliseconds] of spent) if (slot >= from) whole += milliseconds;
  return whole;
}

/** Counts in a window that slides by five seconds. Forgets by itself who has spent nothing for a minute. */
export function createSpentTime(now: () => number = () => performance.now()): SpentTime {
  const everybody = new Map<string, Spent>();
  let swept = 0;
  const slotNow = () => Math.floor(now() / slotMs);

  function sweep(slot: number): void {
    if (slot === swept) return;
    swept = slot;
    for (const [key, spent] of everybody) {
      for (const old of spent.keys()) if (old <= slot - slots) spent.delete(old);
      if (spent.size === 0) everybody.delete(key);
    }
  }

  return {
    add(key, milliseconds) {
      const slot = slotNow();
      sweep(slot);
      const spent = everybody.get(key) ?? new Map<number, number>();
      everybody.set(key, spent);
      spent.set(slot, (spent.get(slot) ?? 0) + milliseconds);
    },
    knows: (key) => everybody.has(key),
    within: (key) => sum(everybody.get(key) ?? new Map<number, number>(), slotNow() - slots + 1),
    secondsUntilBelow(key, limitMs) {
      const spent = everybody.get(key);
      if (!spent) return 0;
      const slot = slotNow();
      for (let later = 0; later < slots; later += 1) {
        if (sum(spent, slot - slots + 1 + later) < limitMs) {
          return later === 0 ? 0 : Math.max(1, Math.ceil(((slot + later) * slotMs - now()) / 1_000));
        }
      }
      return (slots * slotMs) / 1_000;
    },
  };
}
