import { describe, expect, it } from "vitest";
import type { Ruby } from "../../../platform/furigana/ruby.ts";
import { readStations } from "./station-name.ts";

const read = (ruby: Ruby) => readStations(ruby.map((segment) => (typeof segment === "string" ? segment : segment[0])).join(""), ruby);

describe("a station in Latin letters", () => {
  it("is made from the reading of its name, with the line and the minutes on foot", () => {
    const text: Ruby = [
      "JR",
      ["山手線", "やまのてせん", 1],
      "「",
      ["新宿", "しんじゅく", 3],
      "」",
      ["駅", "えき", 3],
      "から",
      ["徒歩", "とほ", 2],
      "5分",
    ];
    expect(read(text)).toEqual([{ name: "新宿", nameLatin: "Shinjuku", line: "JR山手線", lineLatin: "JR Yamanote", walk: 5 }]);
  });

  it("leaves 駅 out where it is read together with the name", () => {
    expect(read([["横浜駅", "よこはまえき", 2], "から徒歩10分"])).toEqual([
      { name: "横浜", nameLatin: "Yokohama", line: null, lineLatin: null, walk: 10 },
    ]);
    expect(read([["三", "さん", 5], "ノ", ["宮駅", "みやえき", 2]])).toMatchObject([{ name: "三ノ宮", nameLatin: "Sannomiya" }]);
  });

  it("has names in kana without a dictionary", () => {
    expect(readStations("つくば駅から徒歩3分", null)).toMatchObject([{ name: "つくば", nameLatin: "Tsukuba", walk: 3 }]);
  });

  it("guesses nothing: a name without a reading, or one that begins within a word, has none", () => {
    expect(readStations("新宿駅から徒歩5分", null)).toMatchObject([{ name: "新宿", nameLatin: null }]);
    expect(read(["JR", ["山手線新", "やまのてせんしん", 1], ["宿駅", "じゅくえき", 2]])).toMatchObject([{ nameLatin: null }]);
  });

  it("names at most five stations", () => {
    expect(readStations("つくば駅、いわき駅、あきる野駅、みなとみらい駅、さいたま駅、うるま駅", null)).toHaveLength(5);
    expect(readStations(null, null)).toEqual([]);
  });
});
