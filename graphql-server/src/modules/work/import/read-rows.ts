import { extname } from "node:path";
import { userError } from "../../../shared/user-error.ts";
import { csvRows } from "../table/csv-rows.ts";
import { decoded } from "../table/decode-text.ts";
import { xlsxRows } from "../table/xlsx-rows.ts";
import { jsonLineRows, jsonRows } from "./json-rows.ts";
import type { SourceRow } from "./source-row.ts";

const readers = {
  ".csv": csvRows,
  ".tsv": csvRows,
  ".txt": csvRows,
  ".json": jsonRows,
  ".jsonl": jsonLineRows,
  ".ndjson": jsonLineRows,
} as const;

/**
 * Rows of a file by the ending of its name: .xlsx, .csv (.tsv and .txt with tabs), .json (one value or one a line), .jsonl or .ndjson (one
 * a line). @throws UserErrors IMPORT_FORMAT, and what the format says of a file that it cannot read at all.
 */
export function readRows(name: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<SourceRow> {
  const ending = extname(name).toLowerCase();
  if (ending === ".xlsx") return xlsxRows(bytes);
  const reader = Object.entries(readers).find(([end]) => end === ending);
  if (!reader) throw userError("IMPORT_FORMAT");
  return reader[1](decoded(bytes));
}
