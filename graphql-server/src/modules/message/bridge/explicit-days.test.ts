import { describe, expect, it } from "vitest";
import { daysIn, withExplicitDays } from "./explicit-days.ts";

/** A Saturday in Japan, though still Friday in London. */
const saturday = new Date("2026-11-27T20:00:00Z");
const dayOf = (text: string, at = saturday) => daysIn(text, at)[0]?.day;

describe("days of a message", () => {
  it.each([
    ["12月3日に", "2026-12-03"],
    ["１２月３日（木）に", "2026-12-03"],
    ["1月10日まで", "2027-01-10"],
    ["来年4月1日", "2027-04-01"],
    ["令和9年4月1日", "2027-04-01"],
    ["2027年4月1日", "2027-04-01"],
    ["12/3(木)", "2026-12-03"],
    ["本日中に", undefined],
    ["本日、", "2026-11-28"],
    ["明日10時", "2026-11-29"],
    ["あさって", "2026-11-30"],
    ["来週の月曜日", "2026-11-30"],
    ["来週水曜", "2026-12-02"],
  ])("%s is %s", (text, day) => {
    expect(dayOf(text)).toBe(day);
  });

  it.each([
    "2月30日",
    "13月1日",
    "1/2の量",
    "9月1日",
    "3日間",
    "今週の月曜日",
    "来週の日曜日",
    "3月3日目",
    "毎週月曜日",
    "再来週の月曜日",
    "明日香さん",
  ])("leaves what is not sure: %s", (text) => {
    expect(daysIn(text, saturday)).toEqual([]);
  });

  it("does not know whose week begins when it is Sunday", () => {
    expect(dayOf("来週の月曜日", new Date("2026-11-29T03:00:00Z"))).toBeUndefined();
  });

  it("marks a day of the week that is none of that date, and adds nothing to it", () => {
    expect(daysIn("12月3日（金）に", saturday)).toEqual([{ said: "12月3日（金）", day: null }]);
    expect(daysIn("2026年12月3日金曜日に", saturday)).toEqual([{ said: "2026年12月3日金曜日", day: null }]);
    expect(withExplicitDays("12月3日（金）に", saturday)).toBe("12月3日（金）に");
  });

  it.each([
    ["12月3日（木）15時から", "12月3日（木）（2026年）15時（午後3時）から"],
    ["明日の13:30に", "明日（2026年11月29日、日曜日）の13:30（午後1時30分）に"],
    ["来週の月曜日に", "来週の月曜日（2026年11月30日）に"],
    ["12月3日木曜日に", "12月3日木曜日（2026年）に"],
    ["2027年4月1日に", "2027年4月1日（木曜日）に"],
    ["令和9年4月1日（木）に", "令和9年4月1日（木）（2027年）に"],
    ["2026年12月3日（木）に", "2026年12月3日（木）に"],
    ["12月3日に", "12月3日（2026年、木曜日）に"],
    ["午後3時半", "午後3時半（15時30分）"],
    ["9時から18時まで", "9時から18時（午後6時）まで"],
    ["1日20時間、時給1300円、25時、3時に", "1日20時間、時給1300円、25時、3時に"],
    ["午後12時", "午後12時"],
  ])("%s reads %s", (text, read) => {
    expect(withExplicitDays(text, saturday)).toBe(read);
  });
});
