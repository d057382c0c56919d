import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { csvText } from "../../../shared/csv.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { type HouseLocale, houseLocaleOf } from "../../../shared/locale.ts";
import { everyPage, type Page } from "../../../shared/paging/page.ts";
import { userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import type { AdminViewer } from "../../../shared/viewer/viewer.ts";
import type { AuditAction, AuditDetail, AuditObjectType } from "../../base/audit/audit-actions.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { requireRecentAuthentication } from "../session/recent-authentication.ts";

/** A list of the back office as a file. */
export interface TableFile<R> {
  /** The act in the record, e.g. `company.export`. */
  action: AuditAction;
  objectType: AuditObjectType;
  headings: Readonly<Record<HouseLocale, readonly string[]>>;
  /** Reads a page of the list and checks that the viewer may see it. */
  read(ctx: Ctx, after: string | null): Promise<Page<R>>;
  /** The cells of each row. Times are UTC as ISO 8601, money is yen, states and kinds are the API's names. */
  linesOf(ctx: Ctx, rows: readonly R[]): string[][] | Promise<string[][]>;
  /** The part of the filter that is put on record. */
  detail?: AuditDetail;
}

async function* pagesOf<R>(ctx: Ctx, { read, linesOf }: TableFile<R>): AsyncGenerator<string[][]> {
  // A context a page: what its loaders and its unit of work hold is gone with it.
  for await (const rows of everyPage((after) => read({ ...ctx }, after))) {
    yield await linesOf({ ...ctx }, rows);
    ctx.em.clear();
  }
}

/** Returns the admin who may take lists along. @throws UserErrors FORBIDDEN, REAUTHENTICATION_REQUIRED */
export function mayExportTables(ctx: Ctx): AdminViewer {
  const { admin } = ctx.viewer;
  if (!admin) throw userError("FORBIDDEN");
  requireRecentAuthentication(ctx, "ADMIN");
  return admin;
}

/**
 * Returns a list as CSV, written while it is read; the export is on record before the first byte leaves.
 * @throws UserErrors FORBIDDEN, REAUTHENTICATION_REQUIRED
 */
export async function exportTable<R>(ctx: Ctx, table: TableFile<R>): Promise<AsyncGenerator<string>> {
  const admin = mayExportTables(ctx);
  await runInTransaction(ctx.em, async (em) => {
    const actor = auditActor(admin);
    const { action, objectType, detail = {} } = table;
    recordAudit(ctx, em, { action, objectType, actor, detail });
    await em.flush();
  });
  return csvText(table.headings[houseLocaleOf(ctx.locale)], pagesOf(ctx, table));
}
