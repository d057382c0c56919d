import { describe, expect, it } from "vitest";
import { eraDate, toEraDate } from "./era-date.ts";
import { PayerMatcher } from "./match-payer.ts";
import { PayerIndex } from "./payer-index.ts";

const index = new PayerIndex(
  [
    { id: "a", nameKana: "カブシキガイシャミナトショウジ" },
    { id: "b", nameKana: "カブシキガイシャサクラショウジ" },
  ],
  [],
);
const day = (date: string) => new Date(`${date}T03:00:00Z`);
const invoice = (id: string, open: number, { companyId = "a", due = "2026-11-30" } = {}) => ({
  id,
  number: `2026-0001${id}`,
  companyId,
  open,
  dueAt: day(due),
});
const from = (amount: number, payerName = "ｶ)ﾐﾅﾄｼﾖｳｼﾞ", ediInfo = "") => ({ amount, payerName, ediInfo });

describe("how well a transfer's amount fits", () => {
  // A bank takes at most 990 yen of it, and never gives any.
  it.each([
    [32_780, 40, 100],
    [32_779, 20, 80],
    [31_790, 20, 80],
    [31_789, 0, 60],
    [32_781, 0, 60],
  ])("%i yen for 32,780: %i points", (amount, points, score) => {
    const matcher = new PayerMatcher(index, [invoice("01", 32_780)]);
    expect(matcher.candidates(from(amount))).toEqual([{ invoiceId: "01", score, name: 60, amount: points }]);
  });

  it("is a match only to the yen", () => {
    for (const amount of [32_779, 32_781]) expect(new PayerMatcher(index, [invoice("01", 32_780)]).match(from(amount))).toBeUndefined();
    expect(new PayerMatcher(index, [invoice("01", 32_780)]).match(from(32_780))?.id).toBe("01");
  });
});

describe("candidates", () => {
  it("are at most five, the likeliest first and equal ones as they fall due", () => {
    const matcher = new PayerMatcher(index, [
      invoice("01", 5_000, { due: "2026-12-31" }),
      invoice("02", 5_000, { due: "2026-11-30" }),
      invoice("03", 4_000),
      invoice("04", 4_500),
      invoice("05", 9_000),
      invoice("06", 9_000),
      invoice("07", 5_000, { companyId: "b" }),
    ]);
    expect(matcher.candidates(from(4_000)).map(({ invoiceId, score }) => [invoiceId, score])).toEqual([
      ["03", 100],
      ["04", 80],
      ["02", 60],
      ["05", 60],
      ["06", 60],
    ]);
  });

  it("need a score of thirty: a like amount of a stranger is one, a like name alone only from the half", () => {
    const matcher = new PayerMatcher(index, [invoice("01", 5_000), invoice("02", 7_000, { companyId: "b" })]);
    // Of the six pairs of letters of ミナトシヨウシ three are in サクラシヨウシ too: half of 60 points.
    expect(matcher.candidates(from(7_000)).map(({ invoiceId, name, amount }) => [invoiceId, name, amount])).toEqual([
      ["02", 30, 40],
      ["01", 60, 0],
    ]);
    expect(matcher.candidates(from(1, "ｻﾄｳ ﾊﾅｺ"))).toEqual([]);
    expect(matcher.candidates(from(7_000, "ｻﾄｳ ﾊﾅｺ"))).toEqual([{ invoiceId: "02", score: 40, name: 0, amount: 40 }]);
  });

  it("are led by the invoice whose number stands in the note of the transfer", () => {
    const matcher = new PayerMatcher(index, [invoice("01", 5_000), invoice("02", 7_000, { companyId: "b" })]);
    expect(matcher.candidates(from(7_000, "ｻﾄｳ ﾊﾅｺ", "2026-000101"))[0]).toEqual({ invoiceId: "01", score: 60, name: 60, amount: 0 });
  });
});

it("a matched invoice is taken: the next transfer of the same amount finds the one that falls due later, then none", () => {
  const matcher = new PayerMatcher(index, [invoice("01", 5_000), invoice("02", 5_000, { due: "2026-12-31" })]);
  expect([1, 2, 3].map(() => matcher.match(from(5_000))?.id)).toEqual(["01", "02", undefined]);
});

describe("a day in a bank's file", () => {
  const today = new Date("2026-11-21T03:00:00Z");
  it.each([
    ["081121", "2026-11-21"],
    ["261121", "2026-11-21"],
    ["081222", "2026-12-22"],
    ["081223", undefined],
    ["051119", "2023-11-19"],
    ["051118", undefined],
    ["080229", undefined],
    ["081131", undefined],
    ["081301", undefined],
    ["8 1121", undefined],
  ])("%s is %s", (text, date) => {
    expect(eraDate(text, { today, daysAhead: 31 })).toBe(date);
  });

  it("is written by the year of 令和", () => {
    expect([toEraDate("2026-11-21"), toEraDate("2019-05-01")]).toEqual(["081121", "010501"]);
  });
});
