import { describe, expect, it } from "vitest";
import { fillPlaceholders, openPlaceholders } from "./placeholders.ts";

const values = { name: "グエン ティ ラン", company: "", ticket: "KW-1234-5678", me: "石井 直子", due: "11月30日" };

describe("a saved text of the desk", () => {
  it("takes the facts of the inquiry, by Japanese or English names", () => {
    const text = "{{名前}} 様\n受付番号 {{ ticket }} の件、{{期限}}までにお答えします。{{ME}}";
    expect(fillPlaceholders(text, values)).toBe("グエン ティ ラン 様\n受付番号 KW-1234-5678 の件、11月30日までにお答えします。石井 直子");
  });

  it("keeps open what is not known, so that nobody gets it", () => {
    const filled = fillPlaceholders("{{会社}} {{宛先}} {name} {{名前}}", values);
    expect(filled).toBe("{{会社}} {{宛先}} {name} グエン ティ ラン");
    expect(openPlaceholders(filled)).toEqual(["{{会社}}", "{{宛先}}"]);
    expect(openPlaceholders("こんにちは。")).toEqual([]);
  });
});
