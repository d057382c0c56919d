import { describe, expect, it } from "vitest";
import type { Ruby } from "../../../platform/furigana/ruby.ts";
import type { PrefectureCode } from "../../../shared/vocabulary/prefecture.ts";
import { latinCity } from "./place-name.ts";

const city = (prefecture: PrefectureCode, ruby: Ruby) => {
  const name = ruby.map((segment) => (typeof segment === "string" ? segment : segment[0])).join("");
  return latinCity({ prefecture, city: name, ruby: { city: ruby } });
};

describe("a municipality in Latin letters", () => {
  it.each([
    [
      "13",
      [
        ["新宿", "しんじゅく", 3],
        ["区", "く", 2],
      ],
      "Shinjuku-ku",
    ],
    [
      "14",
      [
        ["横浜", "よこはま", 1],
        ["市", "し", 3],
        ["港北", "こうほく", 3],
        ["区", "く", 2],
      ],
      "Yokohama-shi Kohoku-ku",
    ],
    ["11", ["さいたま", ["市", "し", 3], ["浦和", "うらわ", 1], ["区", "く", 2]], "Saitama-shi Urawa-ku"],
    [
      "13",
      [
        ["西多摩", "にしたま", 1],
        ["郡", "ぐん", 1],
        ["檜原", "ひのはら", 0],
        ["村", "むら", 2],
      ],
      "Nishitama-gun Hinohara-mura",
    ],
    [
      "47",
      [
        ["読谷", "よみたん", 1],
        ["村", "むら", 2],
      ],
      "Yomitan-son",
    ],
    ["01", ["ニセコ", ["町", "まち", 4]], "Niseko-cho"],
    [
      "01",
      [
        ["森", "もり", 4],
        ["町", "まち", 4],
      ],
      "Mori-machi",
    ],
    [
      "24",
      [
        ["四日市", "よっかいち", 3],
        ["市", "し", 3],
      ],
      "Yokkaichi-shi",
    ],
    ["19", [["南", "みなみ", 5], "アルプス", ["市", "し", 3]], "Minamiarupusu-shi"],
  ] satisfies [PrefectureCode, Ruby, string][])(
    "is written by its reading and the custom of prefecture %s: %j",
    (prefecture, ruby, latin) => {
      expect(city(prefecture, ruby)).toBe(latin);
    },
  );

  it("is not guessed where a reading is missing, and absent where there is no municipality", () => {
    expect(latinCity({ prefecture: "13", city: "新宿区", ruby: null })).toBeNull();
    expect(city("13", ["新宿", ["区", "く", 2]])).toBeNull();
    expect(latinCity({ prefecture: "13", city: null, ruby: null })).toBeNull();
  });
});
