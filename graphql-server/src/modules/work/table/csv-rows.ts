import { pipeline, Readable } from "node:stream";
import { type CsvError, parse } from "csv-parse";
import { z } from "zod";
import { brokenRow, type SourceRow } from "../import/source-row.ts";
import { columnsOfHeader, isBlank, type ReadColumn, rowOf } from "./table-rows.ts";

/** Characters of one row; a file whose quotes do not match must not be read into memory as one row. */
const longestRow = 200_000;
const recordShape = z.array(z.string());

/** The sign between cells: a spreadsheet that saves as Unicode text takes a tab. The first line, the header, has it or not. */
const signOf = (head: string) => (/^[^\n\r]*\t/.test(head) ? "\t" : ",");

/** The first piece of a text, and the whole text after all. */
async function peeked(text: AsyncIterable<string>): Promise<{ head: string; all: AsyncIterable<string> }> {
  const pieces = text[Symbol.asyncIterator]();
  let head = "";
  let isOver = false;
  while (!isOver && head === "") {
    const next = await pieces.next();
    isOver = next.done ?? false;
    if (!next.done) head = next.value;
  }
  async function* all() {
    yield head;
    yield* { [Symbol.asyncIterator]: () => pieces };
  }
  return { head, all: all() };
}

/**
 * Rows of a CSV with a header of column names, one at a time; a byte order mark, CRLF and blank lines do not matter, and tabs may stand
 * for commas. @throws UserErrors when the header cannot be used.
 */
export async function* csvRows(text: AsyncIterable<string>): AsyncGenerator<SourceRow> {
  const skipped: CsvError[] = [];
  const { all, head } = await peeked(text);
  const parser = parse({
    bom: true,
    delimiter: signOf(head),
    relax_column_count: true,
    skip_records_with_error: true,
    max_record_size: longestRow,
    on_skip: (error) => {
      if (error) skipped.push(error);
      return undefined;
    },
  });
  pipeline(Readable.from(all), parser, () => undefined);
  let columns: ReadColumn[] | undefined;
  let row = 0;
  for await (const line of parser) {
    const record = recordShape.parse(line);
    row += 1;
    if (!columns) columns = columnsOfHeader(record);
    else if (!isBlank(record)) yield rowOf(row, columns, record);
  }
  for (const { code } of skipped) yield brokenRow((row += 1), { code: "IMPORT_CSV_QUOTES", path: [], params: { reason: code } });
}
