import { meantCell } from "../../../shared/csv.ts";
import { UserErrors, type UserProblem } from "../../../shared/user-error.ts";
import { columnOf, type ImportColumn } from "../import/import-columns.ts";
import { brokenRow, type SourceRow } from "../import/source-row.ts";

/** Headings of the column in which refused rows come back with the reason: read again, it says nothing. */
export const reasonHeadings = { ja: "取り込めなかった理由", en: "Reason" } as const;

const isSilent = (header: string) => header.trim() === "" || Object.values<string>(reasonHeadings).includes(header.trim());

/** A column that the importer reads, or undefined for one that says nothing. */
export type ReadColumn = ImportColumn | undefined;

/** Columns of the header. @throws UserErrors one for each header that means nothing or occurs twice. */
export function columnsOfHeader(headers: readonly string[]): ReadColumn[] {
  const columns = headers.map((header) => (isSilent(header) ? undefined : columnOf(header)));
  const problems = headers.flatMap((header, index): UserProblem[] => {
    const column = columns[index];
    if (isSilent(header)) return [];
    if (!column) return [{ code: "IMPORT_COLUMN_UNKNOWN", path: [header.slice(0, 60)], params: { column: header.slice(0, 60) } }];
    return columns.indexOf(column) < index ? [{ code: "IMPORT_COLUMN_TWICE", path: [column.name], params: { column: column.name } }] : [];
  });
  if (problems.length > 0) throw new UserErrors(problems);
  return columns;
}

/** A row by the columns of its table. */
export function rowOf(row: number, columns: readonly ReadColumn[], record: readonly string[]): SourceRow {
  if (record.length > columns.length) {
    return brokenRow(row, { code: "IMPORT_ROW_BROKEN", path: [], params: { cells: record.length, columns: columns.length } });
  }
  const cells = columns.flatMap((column, index): [string, string][] => (column ? [[column.name, meantCell(record[index] ?? "")]] : []));
  return { row, cells: new Map(cells), problems: [] };
}

export const isBlank = (record: readonly string[]) => record.every((cell) => cell.trim() === "");
