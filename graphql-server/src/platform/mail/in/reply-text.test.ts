import { expect, test } from "vitest";
import { replyText } from "./reply-text.ts";

test.each([
  ["a Japanese program's quotation", "伺います。\n\n2026年11月20日(金) 9:00 Kotoba Works <x@example.jp>:\n> 元の文"],
  ["an English one, over two lines", "伺います。\n\nOn Fri, 20 Nov 2026 at 09:00,\nKotoba Works <x@example.jp> wrote:\n> text"],
  ["a divider", "伺います。\r\n\r\n-----Original Message-----\r\nFrom: Kotoba Works"],
  ["lines that quote", "> 元の文\n伺います。"],
  ["a signature", "伺います。\n-- \n山田 花子\n03-1234-5678"],
])("what a person wrote stands without %s", (_, text) => {
  expect(replyText(text)).toBe("伺います。");
});

test("what only looks like a quotation stays", () => {
  const text = "On Friday I can come.\n\n9:00:\n- 面接";
  expect(replyText(text)).toBe(text);
});
