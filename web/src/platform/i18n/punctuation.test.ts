import { afterEach, describe, expect, it } from "vitest";
import { changeLanguage } from "./i18n.ts";
import { fromTo, inBrackets, joinFacts, joinList } from "./punctuation.ts";

const written = () => [
  joinFacts(["A", null, "", "B"]),
  `C${inBrackets("D")}`,
  fromTo("2024", "2026"),
  fromTo("2024", ""),
  joinList(["E", "F"]),
];

afterEach(() => changeLanguage("ja"));

describe("what stands between words", () => {
  it("is of the reader's language", async () => {
    expect(written()).toEqual(["A ／ B", "C（D）", "2024〜2026", "2024〜", "E、F"]);
    await changeLanguage("en");
    expect(written()).toEqual(["A · B", "C (D)", "2024 – 2026", "2024 –", "E, F"]);
  });
});
