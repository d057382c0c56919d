import { readSheet } from "read-excel-file/node";

const two = (part: number) => String(part).padStart(2, "0");

/** A cell as people type it: a day of a calendar, a time of the clock, a number without a group sign. */
function cellText(value: unknown): string {
  if (typeof value === "boolean") return value ? "はい" : "いいえ";
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (!(value instanceof Date)) return "";
  const time = `${two(value.getUTCHours())}:${two(value.getUTCMinutes())}`;
  // What a workbook counts from its first day is a time and no date.
  if (value.getUTCFullYear() < 1901) return time;
  const day = value.toISOString().slice(0, 10);
  return time === "00:00" ? day : `${day} ${time}`;
}

/** The rows of a workbook's first sheet; of a formula its last result. */
export async function sheetRows(bytes: Uint8Array): Promise<string[][]> {
  const rows = await readSheet(Buffer.from(bytes));
  return rows.map((row) => row.map(cellText));
}
