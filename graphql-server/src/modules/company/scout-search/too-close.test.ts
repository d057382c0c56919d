import { expect, it } from "vitest";
import { areTooClose, showableList } from "./too-close.ts";

/** The same numbers for the same seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

it("shows a company no list of fewer than five, and no two that differ by one to four, over 20,000 random searches", () => {
  const next = random(121);
  let shown = 0;
  for (let company = 0; company < 400; company += 1) {
    const size = 5 + Math.floor(next() * 60);
    // Of a filter only matters whom it finds.
    const people = Array.from({ length: size }, (_, index) => ({ id: `p${index}`, facts: Array.from({ length: 6 }, () => next() < 0.5) }));
    const lists: { key: string; list: readonly string[] }[] = [];
    for (let search = 0; search < 50; search += 1) {
      const wanted = Array.from({ length: 6 }, () => (next() < 0.25 ? next() < 0.7 : null));
      const found = people.filter(({ facts }) => wanted.every((want, index) => want === null || facts[index] === want)).map(({ id }) => id);
      const key = JSON.stringify(wanted);
      const same = lists.filter((one) => one.key === key).map(({ list }) => list);
      const list = showableList(found, { same, all: lists.map((one) => one.list) });
      if (!list) continue;
      shown += 1;
      expect(list.length).toBeGreaterThanOrEqual(5);
      for (const one of lists) expect(areTooClose(list, one.list)).toBe(false);
      lists.push({ key, list });
    }
  }
  expect(shown).toBeGreaterThan(1_000);
});

it.each([
  [["a", "b", "c", "d"], [], null],
  [["a", "b", "c", "d", "e"], [], ["a", "b", "c", "d", "e"]],
  [["a", "b", "c", "d", "e"], [["a", "b", "c", "d", "e", "f"]], null],
  [["a", "b", "c", "d", "e", "f"], [["a", "b", "c", "d", "e"]], null],
  [["a", "b", "c", "d", "e"], [["f", "g", "h", "i", "j"]], ["a", "b", "c", "d", "e"]],
  [["a", "b", "c", "d", "e"], [["a", "b", "c", "d", "e"]], ["a", "b", "c", "d", "e"]],
])("of %j beside %j shows %j", (found, all, list) => {
  expect(showableList(found, { same: [], all })).toEqual(list);
});

it("gives the same search the list of before until five have changed", () => {
  const before = ["a", "b", "c", "d", "e", "f"];
  expect(showableList([...before, "g"], { same: [before], all: [before] })).toEqual(before);
  expect(showableList([...before, "g", "h", "i", "j", "k"], { same: [before], all: [before] })).toHaveLength(11);
});
