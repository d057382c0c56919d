import { describe, expect, it } from "vitest";
import { languages } from "../src/platform/i18n/languages.ts";
import { joinLabels, readTexts } from "./catalogue-files.ts";
import { compareTexts, faultsOf } from "./check-catalogues.ts";
import { readerNamespaces } from "./reader-namespaces.ts";

const japanese = new Map([
  ["count", "{{count}}件"],
  ["title", "求人をさがす"],
  ["unit", "件"],
]);

const faults = (language: string, texts: Readonly<Record<string, string>>) =>
  compareTexts(language, japanese, new Map(Object.entries({ title: "x", unit: "", ...texts })));

describe("a language", () => {
  it.each(languages)("is whole: %s", (language) => {
    expect(readTexts(language, "common").get("siteName")).toBeDefined();
    expect(faultsOf(language)).toEqual([]);
  });

  it("may say a count in the plurals that it has, or in one text", () => {
    expect(faults("en", { count_one: "one work", count_other: "{{count}} works" })).toEqual([]);
    expect(faults("pt-BR", { count_one: "{{count}} vaga", count_many: "{{count}} de vagas", count_other: "{{count}} vagas" })).toEqual([]);
    expect(faults("vi", { count: "{{count}} việc" })).toEqual([]);
  });

  it("must not have a plural that it does not know, nor lack the one for all other counts", () => {
    expect(faults("vi", { count_one: "một việc", count_other: "{{count}} việc" })).toEqual(["the language has no plural like count_one"]);
    expect(faults("en", { count_one: "one work" })).toEqual(["no text count"]);
  });

  it("is refused for a text too few, one too many or an empty one", () => {
    expect(compareTexts("en", japanese, new Map([["count", "{{count}}"]]))).toEqual(["no text title", "no text unit"]);
    expect(faults("en", { count: "{{count}}", lead: "x" })).toEqual(["one too many: lead"]);
    expect(faults("en", { count: "{{count}}", title: "" })).toEqual(["empty: title"]);
  });

  it("is refused for a place that is missing, misspelt or new", () => {
    expect(faults("en", { count: "many" })).toEqual(["count: other places than in Japanese, {{count}}"]);
    expect(faults("en", { count: "{{cuont}}" })).toEqual(["count: other places than in Japanese, {{count}} {{cuont}}"]);
    expect(faults("en", { count_one: "one {{thing}}", count_other: "{{count}}" })).toEqual([
      "count_one: other places than in Japanese, {{thing}}",
    ]);
  });
});

describe("the labels of a posting's fields", () => {
  it("stand among the texts of the namespaces that say them, and for people at work with their help", () => {
    expect(readTexts("pt-BR", "work").get("field.salary_bonus")).toBe("Bônus");
    const company = readTexts("en", "company");
    expect(company.get("field.salary_min")).toBe("Base pay from (yen)");
    expect(company.get("support.salary_min")).toBe("Without fixed overtime pay and allowances.");
  });

  it("are refused where a file says them, too", () => {
    const labels = { field: { salary_bonus: "Bonus" } };
    expect(joinLabels("en/work.json", { title: "Work" }, labels)).toEqual({ title: "Work", ...labels });
    expect(() => joinLabels("en/work.json", { field: {} }, labels)).toThrow(
      "en/work.json: field is made of the labels of a posting's fields",
    );
  });
});

describe("the texts that visitors and seekers meet", () => {
  it("are those of the modules they can reach, and none of people at work", () => {
    const names = readerNamespaces();
    expect(names).toEqual(expect.arrayContaining(["account", "common", "entry", "exam", "site", "vocabulary", "work"]));
    expect(names.filter((name) => /^admin|^company|^newsroom$|^businessReport$/.test(name))).toEqual([]);
  });
});
