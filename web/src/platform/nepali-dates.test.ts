import { afterEach, expect, it } from "vitest";
import { formatDate, formatDateTime, formatDay, formatMonth, formatShortDay } from "./dates.ts";
import { changeLanguage } from "./i18n/i18n.ts";
import { formatCount } from "./money.ts";

afterEach(() => changeLanguage("ja"));

it("a day in Nepali is written as engines write it that know Nepali", async () => {
  await changeLanguage("ne");
  for (let month = 1; month <= 12; month += 1) {
    const day = `2026-${String(month).padStart(2, "0")}-09`;
    const at = `${day}T03:05:00Z`;
    const known = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat("ne-NP-u-nu-latn", { timeZone: "Asia/Tokyo", ...options }).format(new Date(at));
    expect([formatDate(at), formatDateTime(at), formatDay(at), formatShortDay(day), formatMonth(day.slice(0, 7))]).toEqual([
      known({ year: "numeric", month: "long", day: "numeric" }),
      known({ dateStyle: "medium", timeStyle: "short" }),
      known({ dateStyle: "medium" }),
      known({ day: "numeric", month: "short" }),
      known({ year: "numeric", month: "long" }),
    ]);
  }
  expect(formatCount(1_234_567)).toBe(new Intl.NumberFormat("ne-NP-u-nu-latn").format(1_234_567));
});
