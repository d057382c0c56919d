import { describe, expect, it } from "vitest";
import { daysOf, type Weekday } from "./work-days.ts";

const all: Weekday[] = ["MON", "TUE", "WED", "THU", "FRI", "SAT", "SUN"];
const weekdays = all.slice(0, 5);

describe("the days a posting has work on", () => {
  it.each<[holidays: string | null, note: string | null, days: Weekday[]]>([
    ["土曜・日曜・祝日、年末年始、夏季休暇", null, weekdays],
    ["完全週休2日制（土日祝）", null, weekdays],
    ["土・日・祝", null, weekdays],
    ["日曜日、祝日、年間休日110日", null, all.slice(0, 6)],
    ["毎週月曜定休、夏季休暇3日", null, all.slice(1)],
    ["水曜日ほか、月に2日", null, all.filter((day) => day !== "WED")],
    ["シフト制、週休2日以上", null, all],
    ["4週8休（シフトによる）、年次有給休暇", null, all],
    ["月9日", "月〜金の間で週3日", weekdays],
    [null, "土日のみの勤務です", ["SAT", "SUN"]],
    [null, "金〜日", ["FRI", "SAT", "SUN"]],
    ["土日祝（月1回土曜出勤あり）", null, weekdays],
    ["年間休日125日、GW、誕生日休暇", null, []],
    ["1月1日、8月13日から15日", null, []],
    [null, null, []],
  ])("%s / %s", (holidays, note, days) => {
    expect(daysOf({ holidays, note })).toEqual(days);
  });
});
