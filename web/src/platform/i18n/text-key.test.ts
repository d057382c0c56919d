import { beforeAll, describe, expect, it } from "vitest";
import { loadCatalogues } from "./catalogues.ts";
import { translatorOf } from "./translate.ts";

const t = translatorOf<"work", "vocabulary">("ja", "work");

beforeAll(() => loadCatalogues("ja", ["work", "vocabulary"]));

/** Each line is one that `tsc` must refuse; here it only shows what a reader would see. */
describe("a text that does not exist fails to compile", () => {
  it("by its key, or by a namespace that was not loaded", () => {
    // @ts-expect-error -- list.counts is misspelt
    expect(t("list.counts")).toBe("list.counts");
    // @ts-expect-error -- entry was not asked for
    expect(t("entry:round")).toBe("entry:round");
  });

  it("by a value without a label", () => {
    const status: "OPEN" | "LOST" = ["OPEN", "LOST"].includes("x") ? "OPEN" : "LOST";
    // @ts-expect-error -- LOST is no status of a work
    expect(t(`vocabulary:workStatus.${status}`)).toBe("vocabulary:workStatus.LOST");
    // @ts-expect-error -- LOST is no status of a work
    expect(t.choices("vocabulary:workStatus", ["OPEN", "LOST"])).toHaveLength(2);
  });

  it("by a place that is left empty, misspelt or not there", () => {
    // @ts-expect-error -- the text says how many
    expect(t("list.count")).toBe("件");
    // @ts-expect-error -- the place is called count
    expect(t("list.count", { number: 3 })).toBe("件");
    // @ts-expect-error -- the text has no place
    expect(t("common:signOut", { count: 3 })).toBe("ログアウト");
  });
});
