import { describe, expect, it } from "vitest";
import { houseLocales, locales } from "../locale.ts";
import { errorCodes, isReaderCode } from "./error-code.ts";
import { houseTexts } from "./house-texts.ts";
import { messageOf, textOf } from "./message-of.ts";
import { readerTexts } from "./reader-texts.ts";

function placesOf(text: string): string[] {
  return (text.match(/\{\w+\}/g) ?? []).toSorted();
}

describe("the catalogue of errors", () => {
  it("has the same places to fill in every language of those who may read a text", () => {
    for (const code of errorCodes) {
      for (const locale of isReaderCode(code) ? locales : houseLocales) {
        expect([code, locale, placesOf(textOf(code, locale))]).toEqual([code, locale, placesOf(textOf(code, "ja"))]);
      }
    }
  });

  it("tells each code to one audience: to seekers and visitors, or only to companies and the operator", () => {
    expect(Object.keys(houseTexts).filter((code) => Object.hasOwn(readerTexts.ja, code))).toEqual([]);
  });

  it("names legal states as the reader says them, with their codes", () => {
    expect(messageOf("ILLEGAL_TRANSITION", "ja", { legal: "PAUSED, CLOSED" })).toContain("一時停止 (PAUSED)、募集終了 (CLOSED)");
    expect(messageOf("ILLEGAL_TRANSITION", "en", { legal: "PAUSED, CLOSED" })).toContain("Paused (PAUSED), Closed (CLOSED)");
    expect(messageOf("ILLEGAL_TRANSITION", "en", { legal: "-" })).toMatch(/: -$/);
  });
});
