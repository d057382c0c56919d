import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { postingSheets } from "../../../testing/texts/posting-forms.data.ts";
import { readCells } from "../import/read-cells.ts";
import { readSheet } from "./read-sheet.ts";

/** Of these nothing may be wrong: people are paid by them. */
const payAndHours = new Set([
  "salary.unit",
  "salary.min",
  "salary.max",
  "salary.allowances",
  "salary.hasFixedOvertime",
  "salary.fixedOvertimeAmount",
  "salary.fixedOvertimeHours",
  "salary.fixedOvertimeExcessPaid",
  "hours.system",
  "hours.times",
  "hours.breakMinutes",
  "hours.weeklyHours",
  "hours.overtime",
  "hours.overtimeHoursPerMonth",
  "hours.holidaysPerYear",
]);

function valueAt(content: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((value, name) => (typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined), content);
}

const read = postingSheets.map((sheet) => {
  const { cells, unread } = readSheet(sheet.text);
  const { content, problems } = readCells(cells);
  return { ...sheet, cells, unread, content, problems };
});

describe("a sheet that a company has", () => {
  it("is read in five layouts, thirty sheets of them: nine in ten of what they state is right", () => {
    expect(postingSheets.length).toBeGreaterThanOrEqual(30);
    expect(new Set(postingSheets.map(({ layout }) => layout)).size).toBe(5);
    const stated = read.flatMap(({ content, states, text }) =>
      Object.entries(states).map(([path, value]) => ({ sheet: text.slice(0, 24), path, value, got: valueAt(content, path) })),
    );
    const missed = stated.filter(({ value, got }) => !isDeepStrictEqual(got, value));
    const share = 1 - missed.length / stated.length;
    console.info(`${stated.length - missed.length} of ${stated.length} stated fields right (${(share * 100).toFixed(1)} %)`);
    expect(share, JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(0.9);
  });

  it("is never read wrongly in pay and hours: what is not sure stays empty", () => {
    const wrong = read.flatMap(({ cells, content, states, text }) =>
      [...cells.keys()]
        .filter((path) => payAndHours.has(path) && !isDeepStrictEqual(valueAt(content, path), states[path]))
        .map((path) => ({ sheet: text.slice(0, 24), path, got: valueAt(content, path), stated: states[path] })),
    );
    expect(wrong).toEqual([]);
  });

  it("tells what it left out", () => {
    const unsure = readSheet(
      "職種：販売員\n給与：月給25万円（固定残業代3万円を含む）\n福利制度：社員旅行\n勤務時間：9:00〜18:00の間で6時間",
    );
    expect(unsure.cells.has("salary.min")).toBe(false);
    expect(unsure.unread).toEqual([
      { label: "給与", text: "月給25万円（固定残業代3万円を含む）" },
      { label: "福利制度", text: "社員旅行" },
      { label: "勤務時間", text: "9:00〜18:00の間で6時間" },
    ]);
  });

  it("never becomes a cell that the import could not read", () => {
    expect(read.flatMap(({ problems }) => problems)).toEqual([]);
  });
});
