import { describe, expect, it } from "vitest";
import { permissionRules } from "../../../../../migrations/initial/permission-rules.data.ts";
import { laterPermissionRules } from "../../../../../migrations/permission/permission-rules.data.ts";
import { locales } from "../../../../shared/locale.ts";
import { englishEvidence } from "./english.data.ts";
import { evidenceIn } from "./evidence-in.ts";

/** The last three texts of each row that ships with the product. */
const shipped = [permissionRules, laterPermissionRules].flatMap((sql) =>
  [...sql.matchAll(/'((?:[^']|'')*)', '((?:[^']|'')*)', '((?:[^']|'')*)'\)[,;]?$/gm)].map(([, evidence = "", english = "", easy = ""]) => ({
    evidence,
    evidenceEn: english.replaceAll("''", "'"),
    evidenceEasy: easy,
  })),
);

/** The numbers and Latin abbreviations that a text may not lose on the way: dates, hours, ages, levels. */
const numbers = (text: string) => [...text.matchAll(/(?<!\d)(?:28|217|40|46|18|15|N1|N4|B2|A2)(?!\d)/g)].map(([found]) => found).toSorted();

describe("what a rule asks to be shown", () => {
  it("is there in every language for every rule that ships with the product, and no translation is left over", () => {
    expect(shipped.length).toBeGreaterThan(150);
    expect(new Set(shipped.map(({ evidenceEn }) => evidenceEn))).toEqual(new Set(Object.values(englishEvidence)));
    for (const locale of locales) {
      const texts = new Set(shipped.map((rule) => evidenceIn(locale, rule)));
      expect([locale, texts.has("")]).toEqual([locale, false]);
      if (locale !== "en") expect([locale, shipped.filter((rule) => evidenceIn(locale, rule) === rule.evidenceEn)]).toEqual([locale, []]);
    }
  });

  it.each(["vi", "zh-Hans", "ne", "id", "pt-BR"] as const)("keeps its hours, ages and levels in %s", (locale) => {
    for (const rule of shipped) expect(numbers(evidenceIn(locale, rule))).toEqual(numbers(rule.evidenceEn));
  });

  it("is in the operator's words where they have changed: in English for who reads none of their languages", () => {
    const rule = { evidence: "新しい決まり", evidenceEn: "A new rule", evidenceEasy: "新しい きまり" };
    expect(locales.map((locale) => evidenceIn(locale, rule))).toEqual([
      "新しい決まり",
      "新しい きまり",
      ...Array.from({ length: locales.length - 2 }, () => "A new rule"),
    ]);
  });
});
