import type { Ctx } from "../../../shared/ctx.ts";
import { UserErrors } from "../../../shared/user-error.ts";
import type { AdminViewer } from "../../../shared/viewer/viewer.ts";
import { importDrafts } from "./drafts/import-drafts.ts";
import { companyFinder, type FindCompany } from "./import-company.ts";
import { identifierOf, importRow, type RowResult, type SeenWorks } from "./import-row.ts";
import type { SourceRow } from "./source-row.ts";

export interface ImportOptions {
  /** 法人番号 or id of the company whose works all rows are; without it each row names its own. */
  company?: string;
  /** The admin who answers for publishing lawful works; without one, works stay drafts. */
  approver?: AdminViewer;
  /** Works that are there take over what the file says. */
  update?: boolean;
  /** Does everything and keeps nothing. */
  dryRun?: boolean;
}

class NotKept extends Error {}

/** The work of a row in a transaction that is always undone. */
async function undone<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const results: T[] = [];
  try {
    await ctx.em.transactional(async (em) => {
      results.push(await work({ ...ctx, em }));
      throw new NotKept();
    });
  } catch (error) {
    if (!(error instanceof NotKept)) throw error;
  }
  const [result] = results;
  if (result === undefined) throw new Error("The row had no result");
  return result;
}

async function oneRow(source: SourceRow, input: { ctx: Ctx; find: FindCompany; seen: SeenWorks; options: ImportOptions }) {
  const { ctx, find, options, seen } = input;
  const identifier = identifierOf(source);
  const refused = { row: source.row, outcome: "REFUSED" as const, identifier, workId: null };
  if (source.problems.length > 0) return { ...refused, problems: source.problems };
  try {
    const company = await find(source.cells.get("corporateNumber")?.trim() || undefined);
    const { approver, dryRun = false, update = false } = options;
    const run = (inside: Ctx) => importRow(inside, source, { company, update, seen, ...(approver && { approver }) });
    return await (dryRun ? undone(ctx, run) : run(ctx));
  } catch (error) {
    if (error instanceof UserErrors) return { ...refused, problems: error.problems };
    throw error;
  }
}

/** Rows that are read before they are brought in: of those, new drafts go in together. */
const rowsTogether = 200;

async function* groupsOf(rows: AsyncIterable<SourceRow>): AsyncGenerator<SourceRow[]> {
  let group: SourceRow[] = [];
  for await (const row of rows) {
    group.push(row);
    if (group.length < rowsTogether) continue;
    yield group;
    group = [];
  }
  yield group;
}

/**
 * Brings works in row by row, each whole or not at all, by the commands and policies of the posting form. The same file again changes
 * nothing. The company is told by the report and not by a mail a work.
 * @throws UserErrors IMPORT_COMPANY_UNKNOWN or IMPORT_NO_OWNER when the company of the whole file cannot be used.
 */
export async function* importWorks(
  contextOf: () => Ctx,
  rows: AsyncIterable<SourceRow>,
  options: ImportOptions,
): AsyncGenerator<RowResult> {
  const find = companyFinder(() => contextOf().em, options.company);
  if (options.company !== undefined) await find(undefined);
  const seen: SeenWorks = new Set();
  const context = (): Ctx => ({ ...contextOf(), mail: () => undefined });
  const single = (source: SourceRow) => oneRow(source, { ctx: context(), find, seen, options });
  for await (const group of groupsOf(rows)) {
    if (options.dryRun || options.approver) for (const source of group) yield await single(source);
    else yield* importDrafts(group, { context, find, seen, single });
  }
}
