import { currentLanguage } from "#platform/i18n/i18n.ts";

/** The outcome of one row of a file. */
export interface ImportedRow {
  row: number;
  outcome: "CREATED" | "PUBLISHED" | "UPDATED" | "REVISED" | "UNCHANGED" | "REFUSED";
  identifier: string | null;
  problems: readonly { code: string; column: string; message: string }[];
}

export interface ImportReport {
  isKept: boolean;
  /** The refused rows as a CSV with the reasons; null when there are none. */
  refused: string | null;
  rows: readonly ImportedRow[];
}

interface ImportAnswer extends Partial<ImportReport> {
  detail?: string;
  title?: string;
  errors?: readonly { message: string }[];
}

/**
 * Sends a file of works: a trial only says what would happen, GOOD takes the good rows without the others. Returns the report, or why the
 * file cannot be read.
 */
export async function sendWorksFile(file: File, kind: "TRIAL" | "KEEP" | "GOOD"): Promise<ImportReport | { problem: string }> {
  const form = new FormData();
  if (kind === "TRIAL") form.append("trial", "1");
  if (kind === "GOOD") form.append("unit", "ROW");
  form.append("file", file, file.name);
  const headers = { "X-API-Version": "1", "Accept-Language": currentLanguage() };
  const response = await fetch("/api/company/work/import", { method: "POST", headers, body: form });
  const answer: ImportAnswer = await response.json().catch(() => ({}));
  if (response.ok && answer.rows) return { isKept: answer.isKept === true, refused: answer.refused ?? null, rows: answer.rows };
  return { problem: answer.errors?.map(({ message }) => message).join("\n") || answer.detail || answer.title || "" };
}
