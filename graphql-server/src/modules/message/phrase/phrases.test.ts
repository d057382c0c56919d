import { describe, expect, it } from "vitest";
import { locales } from "../../../shared/locale.ts";
import { judgeTexts } from "../../base/judging/judge-texts.ts";
import { fillSlots, sayPhrase } from "./fill-phrase.ts";
import { textIn } from "./phrase-text.ts";
import { type Phrase, phrasesOf } from "./phrases.ts";
import { choiceTables, type SlotKind, slotPattern, slotsOf, weekdays } from "./slots.ts";

const now = new Date("2026-11-27T03:00:00Z");
const all: readonly Phrase[] = [...phrasesOf.SEEKER, ...phrasesOf.COMPANY];

/** Values of a kind; numbers that no text of ours holds by itself. */
const values: Readonly<Record<SlotKind, readonly string[]>> = {
  DATE: ["2026-12-03", "2027-03-31", "2026-11-29"],
  TIME: ["14:30", "09:00"],
  MINUTES: ["45", "120"],
  HOURS: ["28", "3"],
  DAYS: ["4", "1"],
  MONTHS: ["6", "1"],
  YEN: ["1226", "218000"],
  PLACE: ["新宿駅 東口", "Tòa nhà A, tầng 3"],
  PERSON: ["佐藤 恵", "Maria D'Silva"],
  WEEKDAY: weekdays,
  DOCUMENT: Object.keys(choiceTables.DOCUMENT ?? {}),
  REASON: Object.keys(choiceTables.REASON ?? {}),
  CONDITION: Object.keys(choiceTables.CONDITION ?? {}),
};

/** A phrase filled in several ways; a second place of a kind gets another value than the first. */
function fillings(phrase: Phrase): Map<string, string>[] {
  const slots = slotsOf(phrase.texts[0]);
  return Array.from({ length: 5 }, (_, turn) => {
    const entries = slots.map(({ name, kind }, index): [string, string] => [
      name,
      values[kind][(turn + index) % values[kind].length] ?? "",
    ]);
    return new Map(entries);
  });
}

/** What must stand in the text of every language: the figures of numbers, days and times, and names as they were written. */
function facts(kind: SlotKind, value: string): string[] {
  if (kind === "DATE") return [String(Number(value.slice(8)))];
  if (kind === "TIME") return [String(Number(value.slice(0, 2)))];
  if (kind === "YEN") return [Number(value).toLocaleString("en-US")];
  if (kind === "PLACE" || kind === "PERSON") return [value];
  return /^\d+$/.test(value) ? [value] : [];
}

describe("phrases in pairs", () => {
  it("are eighty situations and more, for both sides", () => {
    expect(all.length).toBeGreaterThanOrEqual(80);
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  });

  it("have a text of their own in every language, with the same places to fill", () => {
    for (const { key, texts } of all) {
      expect(
        texts.filter((text) => text.trim() === text && text !== ""),
        key,
      ).toHaveLength(locales.length);
      const named = texts.map((text) =>
        slotsOf(text)
          .map(({ name }) => name)
          .toSorted()
          .join(),
      );
      expect(new Set(named).size, key).toBe(1);
      for (const text of texts) expect(text.replaceAll(slotPattern, ""), key).not.toMatch(/[{}○]/);
      const others = [texts[2], texts[3], texts[5], texts[6], texts[7]].map((text) => text.replaceAll(slotPattern, ""));
      expect(new Set(others).size, key).toBe(others.length);
      for (const text of others) expect(text.replaceAll(/[（(][^）)]*[）)]/g, ""), key).not.toMatch(/[\p{Script=Han}\p{Script=Hiragana}]/u);
    }
  });

  it("say every day, time, number and name alike in every language", () => {
    for (const phrase of all) {
      const kinds = new Map(slotsOf(phrase.texts[0]).map(({ name, kind }) => [name, kind]));
      for (const filling of fillings(phrase)) {
        const slots = fillSlots(phrase, filling, now);
        for (const locale of locales) {
          const said = sayPhrase({ key: phrase.key, slots }, locale) ?? "";
          expect(said, phrase.key).not.toMatch(/[{}]/);
          for (const [name, value] of filling)
            for (const fact of facts(kinds.get(name) ?? "PLACE", value)) expect(said, `${phrase.key} in ${locale}`).toContain(fact);
        }
      }
    }
  });

  it("keep their order of days: the second never takes the place of the first", () => {
    const phrase = all.find(({ key }) => key === "seeker.interview.changetime")!;
    const slots = fillSlots(
      phrase,
      new Map([
        ["date", "2026-12-03"],
        ["date2", "2026-12-11"],
        ["time", "10:00"],
      ]),
      now,
    );
    expect(sayPhrase({ key: phrase.key, slots }, "ja")).toMatch(/12月3日（木）の面接.*12月11日（金）の10時でしたら/);
    expect(sayPhrase({ key: phrase.key, slots }, "vi")).toMatch(/thứ năm ngày 3 tháng 12.*10:00, thứ sáu ngày 11 tháng 12/i);
    expect(sayPhrase({ key: phrase.key, slots }, "en")).toMatch(/on Thursday 3 December\?.*on Friday 11 December at 10:00/);
  });

  it("of an employer ask for nothing that may not be asked", async () => {
    for (const phrase of phrasesOf.COMPANY)
      for (const filling of fillings(phrase)) {
        const body = sayPhrase({ key: phrase.key, slots: fillSlots(phrase, filling, now) }, "ja") ?? "";
        const [found = []] = await judgeTexts([body], { isEmployment: true });
        expect(
          found.filter(({ tier }) => tier === "BLOCK"),
          body,
        ).toEqual([]);
      }
  });

  it.each([
    ["", "SLOT_EMPTY"],
    ["   ", "SLOT_EMPTY"],
    ["\u200b", "SLOT_EMPTY"],
    ["2026-02-30", "SLOT_INVALID"],
    ["2062-12-03", "SLOT_INVALID"],
    ["2025-12-03", "SLOT_INVALID"],
    ["3 December", "SLOT_INVALID"],
  ])("with the day %j is not said: %s", (date, code) => {
    const phrase = all.find(({ key }) => key === "seeker.interview.cannotdate")!;
    expect(() => fillSlots(phrase, new Map([["date", date]]), now)).toThrow(code);
  });

  it.each([
    ["a delay", "minutes", ["0", "-5", "1.5", "９０", "9999", "30分"]],
    ["a place", "place", ["a\nb", "x".repeat(81), "{date}", "\u202eabc"]],
    ["a condition", "condition", ["toString", "religion", "__proto__"]],
    ["a time", "time", ["24:00", "9:00", "12:60"]],
  ] as const)("%s takes no %s that is none", (_, name, wrong) => {
    const phrase = all.find(({ texts }) => slotsOf(texts[0]).some((slot) => slot.name === name))!;
    const [right] = fillings(phrase);
    for (const value of wrong) expect(() => fillSlots(phrase, new Map([...right!, [name, value]]), now), value).toThrow("SLOT_INVALID");
    expect(() => fillSlots(phrase, new Map([...right!, ["stranger", "x"]]), now)).toThrow("INVALID");
  });

  it("that are no longer offered, or want more than was filled, are not said anew", () => {
    expect(sayPhrase({ key: "seeker.gone.phrase", slots: {} }, "ja")).toBeNull();
    expect(sayPhrase({ key: "seeker.interview.cannotdate", slots: {} }, "ja")).toBeNull();
  });

  it("speak to every reader in words of the language alone", () => {
    const easy = all.map(({ texts }) => textIn(texts, "ja-x-easy"));
    for (const text of easy) expect(text).not.toMatch(/いただ|(?<!ありがとう)ございま|いたしま|存じ|恐れ入/);
  });
});
