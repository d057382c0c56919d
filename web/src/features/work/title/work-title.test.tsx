import { render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { chooseFurigana } from "#platform/furigana/furigana-choice.ts";
import type { RubySegment } from "#platform/furigana/readings.ts";
import { changeLanguage } from "#platform/i18n/i18n.ts";
import { WorkTitle } from "./work-title.tsx";

afterEach(() => changeLanguage("ja"));

const titled = (title: string) => ({ title, titleEn: null, madeTitle: null });

/** What is seen of a title: what has no size is read by programs alone. */
function seen(element: Element): string {
  return [...element.childNodes]
    .map((node) => (node instanceof HTMLElement && Number.parseFloat(node.style.fontSize) === 0 ? "" : (node.textContent ?? "")))
    .join("");
}

it.each([
  ["保育補助／甲府市", "甲府市", "保育補助"],
  ["介護／夜勤／甲府市", "甲府市", "介護／夜勤"],
  ["保育補助／甲府市", "富士市", "保育補助／甲府市"],
  ["保育補助", "甲府市", "保育補助"],
  ["／甲府市", "甲府市", "／甲府市"],
  ["保育補助／", null, "保育補助／"],
])("of %s with the place %s below it is seen: %s; its name stays whole", (title, place, expected) => {
  const { container } = render(<WorkTitle work={titled(title)} place={place} />);
  expect(container.textContent).toBe(title);
  expect(seen(container)).toBe(expected);
});

it("keeps the readings of what is seen", async () => {
  chooseFurigana({ shown: true });
  const readings: RubySegment[] = [["保育", "ほいく", 2], ["補助", "ほじょ", 1], "／", ["甲府市", "こうふし", 0]];
  const { container } = render(<WorkTitle work={titled("保育補助／甲府市")} readings={readings} place="甲府市" />);
  expect([...container.querySelectorAll("rt")].map((rt) => rt.textContent)).toEqual(["ほいく", "ほじょ"]);
});
