import { describe, expect, it } from "vitest";
import type { Locale } from "../../../shared/locale.ts";
import { madeTitle, titleFor } from "./work-title.ts";

const work = {
  title: "介護スタッフ",
  titleEn: null,
  category: "WELFARE_CARE",
  prefecture: "14",
  city: "横浜市港北区",
  ruby: {
    city: [
      ["横浜", "よこはま", 1],
      ["市", "し", 3],
      ["港北", "こうほく", 3],
      ["区", "く", 2],
    ],
  },
} as const;

describe("the title of a work without a translation", () => {
  it.each([
    ["en", "Welfare and care – Yokohama-shi Kohoku-ku, Kanagawa"],
    ["vi", "Phúc lợi, hộ lý – Yokohama-shi Kohoku-ku, Kanagawa"],
    ["ne", "समाज कल्याण, केयरगिभर – Yokohama-shi Kohoku-ku, कानागावा"],
    ["zh-Hans", "福利、介护（护理）（神奈川县横浜市港北区）"],
  ] satisfies [Locale, string][])("is made of the kind of work and the place in %s", (locale, made) =>
    expect(titleFor(locale, work)).toBe(made),
  );

  it.each(["ja", "ja-x-easy"] satisfies Locale[])("stays as it was written in %s", (locale) => {
    expect(titleFor(locale, work)).toBe(work.title);
    expect(madeTitle(locale, work)).toBeNull();
  });

  it("leaves out a place that has no reading yet, and is the company's where the kind is not stated", () => {
    expect(titleFor("en", { ...work, ruby: null })).toBe("Welfare and care – Kanagawa");
    expect(titleFor("en", { ...work, prefecture: null, city: null })).toBe("Welfare and care");
    expect(titleFor("en", { ...work, category: null })).toBe(work.title);
  });

  it("gives way to the company's own", () => {
    expect(titleFor("vi", { ...work, titleEn: "Care worker" })).toBe("Care worker");
    expect(madeTitle("vi", { ...work, titleEn: "Care worker" })).toBeNull();
  });
});
