/** The kinds of office files that are read. */
export type OfficeKind = "PDF" | "XLSX";

/** Why a file cannot be read; the second is for what is larger unpacked than anybody needs, or made to be. */
export type OfficeProblem = "UNREADABLE" | "TOO_LARGE" | "ACTIVE_CONTENT";

export interface OfficeRequest {
  kind: OfficeKind;
  bytes: Uint8Array;
}

/** Lines of a PDF, or rows of the first sheet of a workbook. */
export type OfficeReply = { rows: string[][] } | { problem: OfficeProblem };
