import { OfficeError, readOffice } from "../../../platform/office/read-office.ts";
import { userError } from "../../../shared/user-error.ts";
import type { SourceRow } from "../import/source-row.ts";
import { columnsOfHeader, isBlank, type ReadColumn, rowOf } from "./table-rows.ts";

/** Bytes of a workbook: ten thousand postings have some two million. */
const mostBytes = 16 * 1024 * 1024;

const codes = { UNREADABLE: "IMPORT_UNREADABLE", TOO_LARGE: "IMPORT_TOO_LARGE", ACTIVE_CONTENT: "IMPORT_ACTIVE_CONTENT" } as const;

async function whole(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > mostBytes) throw userError("IMPORT_TOO_LARGE");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Rows of the first sheet of a workbook whose first row names the columns. @throws UserErrors when it cannot be read, or the header not be used */
export async function* xlsxRows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<SourceRow> {
  const file = await whole(bytes);
  const records = await readOffice("XLSX", file).catch((error: unknown) => {
    throw error instanceof OfficeError ? userError(codes[error.problem]) : error;
  });
  let columns: ReadColumn[] | undefined;
  for (const [index, record] of records.entries()) {
    if (isBlank(record)) continue;
    if (!columns) columns = columnsOfHeader(record);
    else yield rowOf(index + 1, columns, record);
  }
}
