import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { csvText } from "./csv.ts";

async function textOf(...pages: string[][][]): Promise<string> {
  async function* read() {
    yield* pages;
  }
  const parts: string[] = [];
  for await (const part of csvText(["名前"], read())) parts.push(part);
  return parts.join("");
}

describe("a CSV file", () => {
  it("begins with the mark of UTF-8, ends each line the Windows way and keeps what is in a cell", async () => {
    const text = await textOf([["一行目\n二行目"], ['"引用", と']], [], [["終わり"]]);
    expect([...Buffer.from(text).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(text.split("\r\n")).toHaveLength(5);
    expect(parse(text, { bom: true })).toEqual([["名前"], ["一行目\n二行目"], ['"引用", と'], ["終わり"]]);
  });

  it.each(["=1+1", "+81", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "\0=1", " =1", "　＝1", "＋1", "－1", "＠x"])(
    "holds no cell that a spreadsheet would run: %j",
    async (cell) => {
      expect(parse(await textOf([[cell]]), { bom: true })[1]).toEqual([`'${cell}`]);
    },
  );

  it.each(["介護スタッフ", "a=b", "1-2-3", " あ", ""])("leaves %j as it is", async (cell) => {
    expect(await textOf([[cell]])).toBe(`\uFEFF"名前"\r\n"${cell}"\r\n`);
  });
});
