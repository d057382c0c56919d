import { expect, it } from "vitest";
import { addedTax, includedTax, taxRate } from "./tax.ts";

it("is ten per cent on our services", () => {
  expect(taxRate).toBe(10);
});

it.each([
  [0, 10, 0],
  [10, 10, 0],
  [11, 10, 1],
  [1_000, 10, 90],
  [1_099, 10, 99],
  [1_100, 10, 100],
  [1_980, 10, 180],
  [2_980, 10, 270],
  [3_333, 10, 303],
  [100, 8, 7],
  [108, 8, 8],
  [500, 8, 37],
  [20_000, 8, 1_481],
])("of a price of %i yen at %i per cent includes %i yen, rounded down", (price, rate, tax) => {
  expect(includedTax(price, rate)).toBe(tax);
});

it.each([
  [0, 10, 0],
  [9, 10, 0],
  [10, 10, 1],
  [19, 10, 1],
  [29_800, 10, 2_980],
  [29_805, 10, 2_980],
  [41_409, 10, 4_140],
  [99, 8, 7],
  [100, 8, 8],
])("on a price of %i yen at %i per cent adds %i yen, rounded down", (price, rate, tax) => {
  expect(addedTax(price, rate)).toBe(tax);
});
