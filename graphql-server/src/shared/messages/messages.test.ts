import { describe, expect, it } from "vitest";
import { en } from "./en.ts";
import { errorCodes } from "./error-code.ts";
import { ja } from "./ja.ts";
import { jaEasy } from "./ja-x-easy.ts";
import { messageOf } from "./message-of.ts";

function placesOf(text: string): string[] {
  return (text.match(/\{\w+\}/g) ?? []).toSorted();
}

describe("the catalogue of errors", () => {
  it("has every code in every language, with the same places to fill", () => {
    expect(Object.keys(en).toSorted()).toEqual(errorCodes.toSorted());
    expect(Object.keys(jaEasy).toSorted()).toEqual(errorCodes.toSorted());
    for (const code of errorCodes) {
      expect([code, placesOf(en[code])]).toEqual([code, placesOf(ja[code])]);
      expect([code, placesOf(jaEasy[code])]).toEqual([code, placesOf(ja[code])]);
    }
  });

  it("names legal states as the reader says them, with their codes", () => {
    expect(messageOf("ILLEGAL_TRANSITION", "ja", { legal: "PAUSED, CLOSED" })).toContain("一時停止 (PAUSED)、募集終了 (CLOSED)");
    expect(messageOf("ILLEGAL_TRANSITION", "en", { legal: "PAUSED, CLOSED" })).toContain("Paused (PAUSED), Closed (CLOSED)");
    expect(messageOf("ILLEGAL_TRANSITION", "en", { legal: "-" })).toMatch(/: -$/);
  });
});
