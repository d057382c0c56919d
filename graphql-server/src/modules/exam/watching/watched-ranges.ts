/** Milliseconds from the beginning, the end excluded. */
export type WatchedRange = readonly [from: number, to: number];

/** Reports of a player leave gaps of a few frames between them. */
const joinMs = 400;

/** Both sets as one: in order, apart from each other, within the movie. Taking the same in again changes nothing. */
export function mergeRanges(known: readonly WatchedRange[], more: readonly WatchedRange[], durationMs: number): WatchedRange[] {
  const all = [...known, ...more]
    .map(([from, to]): WatchedRange => [Math.max(0, Math.round(from)), Math.min(durationMs, Math.round(to))])
    .filter(([from, to]) => to > from)
    .toSorted(([one], [other]) => one - other);
  const merged: WatchedRange[] = [];
  for (const [from, to] of all) {
    const last = merged.at(-1);
    if (last && from - last[1] <= joinMs) merged[merged.length - 1] = [last[0], Math.max(last[1], to)];
    else merged.push([from, to]);
  }
  return merged;
}

/** The milliseconds of the movie that the ranges cover. */
export function watchedMs(ranges: readonly WatchedRange[]): number {
  return ranges.reduce((sum, [from, to]) => sum + (to - from), 0);
}
