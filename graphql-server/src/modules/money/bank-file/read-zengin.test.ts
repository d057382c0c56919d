import { describe, expect, it } from "vitest";
import { bankFile } from "../../../testing/bank-fixture.ts";
import { encodeHalfWidth } from "./half-width.ts";
import { readZengin } from "./read-zengin.ts";
import { writeRecord } from "./zengin-layout.ts";

const today = new Date("2026-11-21T03:00:00Z");
const transfers = [
  { amount: 32_780, payerName: "ｶ)ﾐﾅﾄ" },
  { amount: 107_800, payerName: "ｻｸﾗ(ｶ", ediInfo: "2026-000012" },
];
const faults = (bytes: Buffer) => readZengin(bytes, today).problems.map(({ line, fault }) => [line, fault]);
/** The file with some bytes of one record replaced. */
function spoilt(line: number, at: number, text: string): Buffer {
  const bytes = Buffer.from(bankFile(transfers, { lineEnd: "" }));
  encodeHalfWidth(text).copy(bytes, (line - 1) * 200 + at);
  return bytes;
}

describe("a file of a bank", () => {
  it.each([["\r\n"], ["\n"], ["\r"], [""]])("is read whatever ends its records: %j", (lineEnd) => {
    const file = readZengin(Buffer.concat([bankFile(transfers, { lineEnd }), Buffer.from([0x1a])]), today);
    expect(file.problems).toEqual([]);
    expect(file).toMatchObject({
      from: "2026-11-20",
      to: "2026-11-20",
      accounts: [{ bankCode: "0001", number: "1234567", holder: "ｶ)ｺﾄﾊﾞﾜ-ｸｽ" }],
    });
    expect(file.lines).toMatchObject([
      { line: 2, paidOn: "2026-11-20", amount: 32_780, payerName: "ｶ)ﾐﾅﾄ", bankName: "ﾐﾂﾋﾞｼUFJ", cancelled: false },
      { line: 3, amount: 107_800, payerName: "ｻｸﾗ(ｶ", ediInfo: "2026-000012" },
    ]);
  });

  it("of all movements gives the transfers that came in, and counts the others", () => {
    const head = {
      record: "1",
      kind: "03",
      encoding: "0",
      madeOn: "081120",
      from: "081119",
      to: "081120",
      bankCode: "0001",
      accountNumber: "0001234567",
    };
    const row = {
      record: "2",
      paidOn: "081120",
      valueOn: "081120",
      inquiryNumber: 1,
      direction: "1",
      movement: "11",
      amount: 32_780,
      payerName: "ｶ)ﾐﾅﾄ",
    };
    const records = [
      writeRecord("03", "header", head),
      writeRecord("03", "data", row),
      writeRecord("03", "data", { ...row, movement: "18", amount: 12 }),
      writeRecord("03", "data", { ...row, direction: "2", amount: 5_000 }),
      writeRecord("03", "trailer", { record: "8", count: 2, sum: 32_792, outCount: 1, outSum: 5_000 }),
      writeRecord("03", "header", { record: "9" }),
    ];
    const file = readZengin(encodeHalfWidth(records.join("\r\n")), today);
    expect([file.problems, file.otherCount, file.lines.map(({ amount }) => amount)]).toEqual([[], 2, [32_780]]);
  });
});

describe("a file that is not right", () => {
  it("is told with the line and the fault, all of them at once", () => {
    const bytes = Buffer.concat([spoilt(2, 7, "081340").subarray(0, 400), spoilt(3, 19, "12A4567890").subarray(400)]);
    expect(faults(bytes)).toEqual([
      [2, "DATE"],
      [3, "NUMBER"],
    ]);
  });

  it.each([
    ["nothing", Buffer.alloc(0), [[1, "EMPTY"]]],
    ["a record too short", bankFile(transfers, { lineEnd: "" }).subarray(0, 950), [[5, "LENGTH"]]],
    ["no end", bankFile(transfers, { lineEnd: "" }).subarray(0, 800), [[4, "ORDER"]]],
    ["a sum that is not that of its lines", spoilt(4, 7, "000000000001"), [[4, "TOTAL"]]],
    ["another kind of file", spoilt(1, 1, "21"), [[1, "KIND"]]],
    ["EBCDIC", spoilt(1, 3, "1"), [[1, "KIND"]]],
    [
      "data before its header",
      bankFile(transfers, { lineEnd: "" }).subarray(200),
      [
        [1, "ORDER"],
        [2, "ORDER"],
        [3, "ORDER"],
        [4, "ORDER"],
      ],
    ],
    ["an amount beyond reason", spoilt(2, 19, "9999999999"), [[2, "NUMBER"]]],
    ["a payment of tomorrow", spoilt(2, 7, "081122"), [[2, "DATE"]]],
    ["a payment of more than three years ago", spoilt(2, 7, "051118"), [[2, "DATE"]]],
    ["a day of the era before", spoilt(2, 7, "281120"), [[2, "DATE"]]],
  ])("%s", (_, bytes, expected) => {
    expect(faults(bytes)).toEqual(expected);
  });

  it("in full-width letters is refused line by line", () => {
    const bytes = bankFile(transfers, { lineEnd: "" });
    bytes[200 + 50] = 0x83;
    expect(faults(bytes)).toEqual([[2, "CHARACTER"]]);
  });
});
