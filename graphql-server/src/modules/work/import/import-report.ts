import { stringify } from "csv-stringify/sync";
import { messageOf } from "../../../shared/messages/message-of.ts";
import type { UserProblem } from "../../../shared/user-error.ts";
import type { RowOutcome, RowResult } from "./import-row.ts";

/** The outcomes of rows, in the words of the report. */
export const outcomeTexts: Readonly<Record<RowOutcome, string>> = {
  CREATED: "下書きとして登録",
  PUBLISHED: "公開",
  UPDATED: "更新",
  REVISED: "変更として保存（審査前）",
  UNCHANGED: "登録済み",
  REFUSED: "登録できません",
};

/** One problem as a line: what became of the row, where, the stable code, and what to do. */
export function problemLine({ row, outcome }: Pick<RowResult, "row" | "outcome">, { code, path, params }: UserProblem): string {
  const place = path.length > 0 ? ` ${path.join(".")}` : "";
  return `${row}行目 ${outcomeTexts[outcome]} [${code}]${place}：${messageOf(code, "ja", params)}`;
}

const header = ["行", "結果", "管理番号", "求人ID", "コード", "項目", "内容"];
/** Windows line ends, and nothing that a spreadsheet would run as a formula. */
const format = { quoted: true, escape_formulas: true, record_delimiter: "windows" } as const;

/** The first line of a report file, with the mark by which spreadsheets know UTF-8. */
export function reportHeader(): string {
  return stringify([header], { ...format, bom: true });
}

/** A row of the file as lines of the report: one a problem, or one when there is none. */
export function reportLines({ row, outcome, identifier, workId, problems }: RowResult): string {
  const start = [String(row), outcomeTexts[outcome], identifier ?? "", workId ?? ""];
  const lines = problems.map(({ code, path, params }) => [...start, code, path.join("."), messageOf(code, "ja", params)]);
  return stringify(lines.length > 0 ? lines : [[...start, "", "", ""]], format);
}
