import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { entryCsv } from "../modules/entry-export/entry-csv.ts";
import { startEntryExport } from "../modules/entry-export/start-entry-export.ts";
import { jstDate } from "../shared/jst.ts";
import type { RestAnswer, RestCall } from "./rest-route.ts";

/** POST /api/company/entry/export `{keyword, status, workId}`: the company's own applicants as CSV, written while they are read. */
export async function exportEntries({ ctx, body, response }: RestCall): Promise<RestAnswer> {
  const filter = await startEntryExport(ctx, body);
  response.status(200).set({
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="applicants-${jstDate(ctx.now())}.csv"`,
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "private, no-store",
  });
  await pipeline(Readable.from(entryCsv(ctx, filter)), response);
  return "SENT";
}
