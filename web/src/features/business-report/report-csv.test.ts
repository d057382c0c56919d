import { expect, it } from "vitest";
import { csvOf } from "./report-csv.ts";

it("writes cells that a spreadsheet reads whole and never runs", () => {
  const text = csvOf([
    ["項目", '"引用"', "=1+1", "＝cmd", " +1", "-5", "12"],
    ["a,b", "c\nd", "", "@x", "ok", "0", "1"],
  ]);
  expect(text).toBe(`\uFEFF"項目","""引用""","'=1+1","'＝cmd","' +1","'-5","12"\r\n"a,b","c\nd","","'@x","ok","0","1"\r\n`);
});
