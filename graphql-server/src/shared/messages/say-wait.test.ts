import { expect, it } from "vitest";
import { messageOf } from "./message-of.ts";

it.each([
  [1, "in 1 second.", "1秒後"],
  [99, "in 99 seconds.", "99秒後"],
  [404, "in 7 minutes.", "7分後"],
  [7_000, "in 2 hours.", "2時間後"],
])("%i seconds to wait are said as people count time", (seconds, english, japanese) => {
  expect(messageOf("RATE_LIMITED", "en", { seconds })).toContain(english);
  expect(messageOf("RATE_LIMITED", "ja", { seconds })).toContain(japanese);
});

it.each([
  ["vi", "7 phút"],
  ["zh-Hans", "7分钟"],
  ["ne", "7 मिनेट"],
  ["id", "7 menit"],
  ["pt-BR", "7 minutos"],
] as const)("a reader of %s is told to wait in their own words and in Latin digits", (locale, said) => {
  expect(messageOf("RATE_LIMITED", locale, { seconds: 404 })).toContain(said);
});
