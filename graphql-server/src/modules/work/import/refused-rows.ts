import { csvWhole } from "../../../shared/csv.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isJapanese } from "../../../shared/locale.ts";
import { messageOf } from "../../../shared/messages/message-of.ts";
import type { UserProblem } from "../../../shared/user-error.ts";
import { reasonHeadings } from "../table/table-rows.ts";
import { columnOf, importColumns } from "./import-columns.ts";
import type { RowResult } from "./import-row.ts";
import type { SourceRow } from "./source-row.ts";

type Locale = Ctx["locale"];

/** One reason with the column it is about. */
function reasonOf(locale: Locale, { code, params, path }: UserProblem): string {
  const message = messageOf(code, locale, params);
  const column = columnOf(path.join("."));
  if (!column) return message;
  return isJapanese(locale) ? `${column.label}：${message}` : `${column.name}: ${message}`;
}

/**
 * The refused rows of a file as a CSV with the reasons in its first column: put right there, it can be brought in as it is. Null when none
 * was refused.
 */
export function refusedRows(locale: Locale, rows: readonly SourceRow[], results: readonly RowResult[]): string | null {
  const reasons = new Map(results.filter(({ outcome }) => outcome === "REFUSED").map(({ problems, row }) => [row, problems]));
  const refused = rows.filter(({ row }) => reasons.has(row));
  if (refused.length === 0) return null;
  const columns = importColumns.filter(({ name }) => refused.some(({ cells }) => cells.has(name)));
  const heading = isJapanese(locale) ? reasonHeadings.ja : reasonHeadings.en;
  return csvWhole(
    [heading, ...columns.map(({ label, name }) => (isJapanese(locale) ? label : name))],
    refused.map(({ cells, row }) => [
      (reasons.get(row) ?? []).map((problem) => reasonOf(locale, problem)).join(" / "),
      ...columns.map(({ name }) => cells.get(name) ?? ""),
    ]),
  );
}
