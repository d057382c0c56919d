import { fewestPeople } from "./scout-formula.ts";

const isFew = (count: number) => count > 0 && count < fewestPeople;

/** How many of the first are not among the second. */
function without(first: readonly string[], second: readonly string[]): number {
  const others = new Set(second);
  return first.filter((id) => !others.has(id)).length;
}

/** True when what one list has and the other has not would be fewer people than a list may have. */
export function areTooClose(one: readonly string[], other: readonly string[]): boolean {
  return isFew(without(one, other)) || isFew(without(other, one));
}

/**
 * The list that may be shown beside those shown before, or null when none may be: it has five people at least, and so has what two lists of
 * the company do not share. The same search again gives the list of before until five have changed.
 */
export function showableList(
  found: readonly string[],
  before: { same: readonly (readonly string[])[]; all: readonly (readonly string[])[] },
): readonly string[] | null {
  const same = before.same.find((list) => areTooClose(found, list));
  const list = same ?? found;
  if (list.length < fewestPeople) return null;
  return before.all.some((other) => areTooClose(list, other)) ? null : list;
}
