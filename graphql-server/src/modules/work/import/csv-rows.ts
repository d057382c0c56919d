import { pipeline, Readable } from "node:stream";
import { type CsvError, parse } from "csv-parse";
import { z } from "zod";
import { meantCell } from "../../../shared/csv.ts";
import { UserErrors, type UserProblem } from "../../../shared/user-error.ts";
import { columnOf, type ImportColumn } from "./import-columns.ts";
import { brokenRow, type SourceRow } from "./source-row.ts";

/** Characters of one row; a file whose quotes do not match must not be read into memory as one row. */
const longestRow = 200_000;
const recordShape = z.array(z.string());

/** Columns of the header. @throws UserErrors one for each header that means nothing or occurs twice. */
function columnsOfHeader(headers: readonly string[]): (ImportColumn | undefined)[] {
  const columns = headers.map((header) => (header.trim() === "" ? undefined : columnOf(header)));
  const problems = headers.flatMap((header, index): UserProblem[] => {
    const column = columns[index];
    if (header.trim() === "") return [];
    if (!column) return [{ code: "IMPORT_COLUMN_UNKNOWN", path: [header.slice(0, 60)], params: { column: header.slice(0, 60) } }];
    return columns.indexOf(column) < index ? [{ code: "IMPORT_COLUMN_TWICE", path: [column.name], params: { column: column.name } }] : [];
  });
  if (problems.length > 0) throw new UserErrors(problems);
  return columns;
}

function rowOf(row: number, columns: readonly (ImportColumn | undefined)[], record: readonly string[]): SourceRow {
  if (record.length > columns.length) {
    return brokenRow(row, { code: "IMPORT_ROW_BROKEN", path: [], params: { cells: record.length, columns: columns.length } });
  }
  const cells = columns.flatMap((column, index): [string, string][] => (column ? [[column.name, meantCell(record[index] ?? "")]] : []));
  return { row, cells: new Map(cells), problems: [] };
}

/**
 * Rows of a CSV with a header of column names, one at a time; a byte order mark, CRLF and blank lines do not matter.
 * @throws UserErrors when the header cannot be used.
 */
export async function* csvRows(text: AsyncIterable<string>): AsyncGenerator<SourceRow> {
  const skipped: CsvError[] = [];
  const parser = parse({
    bom: true,
    relax_column_count: true,
    skip_records_with_error: true,
    max_record_size: longestRow,
    on_skip: (error) => {
      if (error) skipped.push(error);
      return undefined;
    },
  });
  pipeline(Readable.from(text), parser, () => undefined);
  let columns: (ImportColumn | undefined)[] | undefined;
  let row = 0;
  for await (const line of parser) {
    const record = recordShape.parse(line);
    row += 1;
    if (!columns) columns = columnsOfHeader(record);
    else if (record.some((cell) => cell.trim() !== "")) yield rowOf(row, columns, record);
  }
  for (const { code } of skipped) yield brokenRow((row += 1), { code: "IMPORT_CSV_QUOTES", path: [], params: { reason: code } });
}
