import { extname } from "node:path";
import { userError } from "../../../shared/user-error.ts";
import { csvRows } from "./csv-rows.ts";
import { jsonLineRows, jsonRows } from "./json-rows.ts";
import type { SourceRow } from "./source-row.ts";

const readers = { ".csv": csvRows, ".json": jsonRows, ".jsonl": jsonLineRows, ".ndjson": jsonLineRows } as const;

/** Bytes as text. @throws UserErrors IMPORT_NOT_UTF8 */
async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw userError("IMPORT_NOT_UTF8");
    throw error;
  }
}

/**
 * Rows of a file by the ending of its name: .csv, .json (one value or one a line), .jsonl or .ndjson (one a line).
 * @throws UserErrors IMPORT_FORMAT, and what the format says of a file that it cannot read at all.
 */
export function readRows(name: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<SourceRow> {
  const ending = Object.entries(readers).find(([end]) => end === extname(name).toLowerCase());
  if (!ending) throw userError("IMPORT_FORMAT");
  return ending[1](decoded(bytes));
}
