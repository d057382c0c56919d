import type { Ctx } from "../../../shared/ctx.ts";
import { enforceLimit } from "../../../shared/enforce-limit.ts";
import { isJapanese } from "../../../shared/locale.ts";
import { messageOf } from "../../../shared/messages/message-of.ts";
import { UserErrors, userError } from "../../../shared/user-error.ts";
import { requireWriter } from "../posting/work.policy.ts";
import { columnOf } from "./import-columns.ts";
import { isCompany } from "./import-company.ts";
import { importRow, type RowResult, type SeenWorks } from "./import-row.ts";
import { readRows } from "./read-rows.ts";
import { refusedRows } from "./refused-rows.ts";
import type { SourceRow } from "./source-row.ts";

/** Rows of one file; more are brought in by `npm run import:works`. */
const mostRows = 200;

class NotKept extends Error {}

async function rowsOf(name: string, bytes: Uint8Array): Promise<SourceRow[]> {
  const rows: SourceRow[] = [];
  async function* once() {
    yield bytes;
  }
  for await (const row of readRows(name, once())) {
    if (rows.length === mostRows) throw userError("IMPORT_TOO_MANY_ROWS", ["file"], { rows: mostRows });
    rows.push(row);
  }
  if (rows.length === 0) throw userError("IMPORT_EMPTY", ["file"]);
  return rows;
}

async function oneRow(ctx: Ctx, source: SourceRow, seen: SeenWorks): Promise<RowResult> {
  const company = requireWriter(ctx);
  const identifier = source.cells.get("identifier")?.trim() || null;
  const refused = { row: source.row, outcome: "REFUSED" as const, identifier, workId: null };
  if (source.problems.length > 0) return { ...refused, problems: source.problems };
  try {
    const named = source.cells.get("corporateNumber")?.trim();
    if (named && !(await isCompany(ctx.em, company, named))) throw userError("IMPORT_COMPANY_MISMATCH", ["corporateNumber"]);
    return await importRow(ctx, source, { company, update: true, seen });
  } catch (error) {
    if (error instanceof UserErrors) return { ...refused, problems: error.problems };
    throw error;
  }
}

/** Whether one refused row stops all, or every row goes in or comes back by itself. */
export const importUnits = ["FILE", "ROW"] as const;
export type ImportUnit = (typeof importUnits)[number];

export interface OwnImport {
  /** False for a trial, and when nothing at all was kept. */
  isKept: boolean;
  results: readonly RowResult[];
  /** The refused rows as a file with the reasons; null when none was refused, or the file has no table. */
  refused: string | null;
}

interface OwnFile {
  name: string;
  bytes: Uint8Array;
  isTrial: boolean;
  /** FILE without it. */
  unit?: ImportUnit;
}

/** Every row in the transaction of the file, which is undone for a trial or a refused row. */
async function keepAllOrNone(ctx: Ctx, rows: readonly SourceRow[], isTrial: boolean): Promise<Pick<OwnImport, "isKept" | "results">> {
  const results: RowResult[] = [];
  const isWhole = () => results.every(({ outcome }) => outcome !== "REFUSED");
  try {
    await ctx.em.transactional(async (em) => {
      const seen: SeenWorks = new Set();
      for (const source of rows) results.push(await oneRow({ ...ctx, em, mail: () => undefined }, source, seen));
      if (isTrial || !isWhole()) throw new NotKept();
    });
  } catch (error) {
    if (!(error instanceof NotKept)) throw error;
    return { isKept: false, results };
  }
  return { isKept: true, results };
}

/** Every row in a transaction of its own: whole or not at all, whatever becomes of the others. */
async function keepGoodRows(ctx: Ctx, rows: readonly SourceRow[]): Promise<Pick<OwnImport, "isKept" | "results">> {
  const results: RowResult[] = [];
  const seen: SeenWorks = new Set();
  for (const source of rows) {
    const result = await ctx.em.fork().transactional((em) => oneRow({ ...ctx, em, mail: () => undefined }, source, seen));
    results.push(result);
  }
  return { isKept: results.some(({ outcome }) => outcome !== "REFUSED"), results };
}

/**
 * A company brings its own works in from a file by the importer of `import:works`, all rows or none, or each row by itself: drafts are
 * created and updated, published works get a revision. A trial says what would happen.
 * @throws UserErrors FORBIDDEN, RATE_LIMITED, IMPORT_TOO_MANY_ROWS, IMPORT_EMPTY, and what a file that cannot be read at all is told
 */
export async function importOwnWorks(ctx: Ctx, { bytes, isTrial, name, unit = "FILE" }: OwnFile): Promise<OwnImport> {
  const { companyId } = requireWriter(ctx);
  await enforceLimit(ctx, "work-import", companyId);
  const rows = await rowsOf(name, bytes);
  const answer = unit === "ROW" && !isTrial ? await keepGoodRows(ctx, rows) : await keepAllOrNone(ctx, rows, isTrial);
  return { ...answer, refused: refusedRows(ctx.locale, rows, answer.results) };
}

/** The report of a file, row by row, in the reader's language. */
export function presentImport({ locale }: Pick<Ctx, "locale">, { isKept, refused, results }: OwnImport) {
  return {
    isKept,
    refused,
    rows: results.map(({ row, outcome, identifier, workId, problems }) => ({
      row,
      outcome,
      identifier,
      workId: isKept ? workId : null,
      problems: problems.map(({ code, path, params }) => {
        const column = columnOf(path.join("."));
        const shown = isJapanese(locale) ? column?.label : column?.name;
        return { code, column: shown ?? path.join("."), message: messageOf(code, locale, params) };
      }),
    })),
  };
}
