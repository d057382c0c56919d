import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const sheet = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
const schemes = ["light", "dark"] as const;
type Scheme = (typeof schemes)[number];

/** What stands on what: text, and the lines that say where a control is. */
const texts: readonly (readonly [ground: string, words: readonly string[]])[] = [
  ["paper", ["ink", "ink-2", "ink-3", "ai-700", "danger", "kaki-700", "waka-700", "sora-700", "yama-700"]],
  [
    "surface",
    ["ink", "ink-2", "ink-3", "ai-600", "ai-700", "danger", "kaki-700", "waka-700", "yama-700", "sora-700", "sakura-700", "sumire-700"],
  ],
  ["sunken", ["ink", "ink-2", "ai-700"]],
  ["ai-50", ["ink", "ink-2", "ai-700"]],
  ["ai-100", ["ink", "ai-700"]],
  ["ai-600", ["on-ai"]],
  ["ai-700", ["on-ai"]],
  ["kaki-50", ["ink", "kaki-700"]],
  ["kaki-100", ["kaki-700"]],
  ["kaki-700", ["on-kaki"]],
  ["waka-50", ["ink", "waka-700"]],
  ["waka-100", ["waka-700"]],
  ["yama-50", ["ink", "yama-700"]],
  ["yama-100", ["yama-700"]],
  ["sakura-50", ["sakura-700"]],
  ["sakura-100", ["sakura-700"]],
  ["sora-50", ["ink", "sora-700"]],
  ["sora-100", ["sora-700"]],
  ["sumire-50", ["sumire-700"]],
  ["sumire-100", ["sumire-700"]],
  ["danger-50", ["ink", "danger"]],
  ["del", ["ink"]],
  ["ins", ["ink"]],
  ["low", ["ink"]],
  ["high", ["ink"]],
  ["n1-b", ["n1-t"]],
];
const marks = [0, 1, 2, 3, 4, 5, 6, 7].map((mark) => [`mk${mark}b`, [`mk${mark}f`]] as const);
const edges = ["paper", "surface"].map((ground) => [ground, ["line-strong", "ai-600"]] as const);

function valueOf(token: string, scheme: Scheme): string {
  const [, value = ""] = new RegExp(`^ {2}--${token}: ([^;]+);`, "m").exec(sheet) ?? [];
  const [, light, dark] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [undefined, value, value];
  return (scheme === "light" ? light : dark) ?? "";
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The pairs below the least contrast, as `ink-3 on paper 4.12`. */
function tooWeak(pairs: readonly (readonly [string, readonly string[]])[], scheme: Scheme, least: number): string[] {
  return pairs.flatMap(([ground, words]) =>
    words
      .map((word) => ({ word, ratio: contrast(valueOf(word, scheme), valueOf(ground, scheme)) }))
      .filter(({ ratio }) => !(ratio >= least))
      .map(({ word, ratio }) => `${word} on ${ground} ${ratio.toFixed(2)}`),
  );
}

describe.each(schemes)("the tokens in the %s", (scheme) => {
  it("give every text at least 4.5 : 1 on its ground", () => {
    expect(tooWeak([...texts, ...marks], scheme, 4.5)).toEqual([]);
  });

  it("give the edge of a control at least 3 : 1", () => {
    expect(tooWeak(edges, scheme, 3)).toEqual([]);
  });
});

it("measures white on white as 1 and black on white as 21", () => {
  expect(contrast("#ffffff", "#ffffff")).toBe(1);
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
});
