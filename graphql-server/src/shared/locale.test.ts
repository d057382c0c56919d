import { expect, it } from "vitest";
import { localeOf } from "./locale.ts";

it.each([
  [undefined, "ja"],
  ["", "ja"],
  ["*", "ja"],
  ["fr-FR,fr;q=0.9", "ja"],
  ["ja-JP", "ja"],
  ["ja-x-easy", "ja-x-easy"],
  ["en-US,en;q=0.9,ja;q=0.8", "en"],
  ["ja;q=0.4, en;q=0.9", "en"],
  ["en;q=0, ja;q=0.1", "ja"],
  ["fr, en-GB;q=0.2", "en"],
  ["EN-us", "en"],
  ["vi-VN,vi;q=0.9,en;q=0.8", "vi"],
  ["zh", "zh-Hans"],
  ["zh-CN,zh;q=0.9", "zh-Hans"],
  ["zh-SG", "zh-Hans"],
  ["zh-TW", "ja"],
  ["zh-TW,en;q=0.8", "en"],
  ["zh-Hant-HK,zh;q=0.4", "zh-Hans"],
  ["ne-NP", "ne"],
  ["in", "id"],
  ["pt", "pt-BR"],
  ["pt-PT,en;q=0.5", "pt-BR"],
  ["en;q=0.3,ne;q=0.7,ja;q=0.5", "ne"],
  ["not a header; q=?, en", "en"],
])("a browser that sends %j is answered in %s", (header, locale) => {
  expect(localeOf(header)).toBe(locale);
});

it("reads no more of a header than a browser would send", () => {
  const many = Array.from({ length: 4_000 }, (_, index) => `x${index % 10}`).join(",");
  expect(localeOf(`${many},en`)).toBe("ja");
});
