import { expect, it } from "vitest";
import { makeReadingItems } from "./reading-items.ts";

const words = [
  ["明るい", "あかるい"],
  ["新しい", "あたらしい"],
  ["楽しい", "たのしい"],
  ["少ない", "すくない"],
  ["涼しい", "すずしい"],
  ["危ない", "あぶない"],
] as const;

it("finds wrong options for a word whose ending no other word of the list has", () => {
  const { items, problems } = makeReadingItems(
    words.map(([expression, reading]) => ({ expression, reading, meaning: "" })),
    "N5",
  );
  expect(problems).toEqual([]);
  const bright = items.find(({ item }) => item.stem.includes("明るい"))?.item;
  expect(bright?.options).toHaveLength(4);
  expect(new Set(bright?.options).size).toBe(4);
  expect(bright?.options[bright.key]).toBe("あかるい");
  expect(bright?.options.every((option) => option.endsWith("るい"))).toBe(true);
});
