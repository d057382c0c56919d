import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { entryCsv } from "../modules/entry-export/entry-csv.ts";
import { entryExportInput, startEntryExport } from "../modules/entry-export/start-entry-export.ts";
import { jstDate } from "../shared/jst.ts";
import { described, fileOf } from "./rest-route.ts";

/** POST /api/company/entry/export. */
export const exportEntries = described(
  {
    summary: "The own company's applicants as CSV (UTF-8 with BOM), written while they are read.",
    request: entryExportInput,
    response: fileOf("text/csv"),
  },
  async ({ ctx, body, response }) => {
    const filter = await startEntryExport(ctx, body);
    response.status(200).set({
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="applicants-${jstDate(ctx.now())}.csv"`,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    });
    await pipeline(Readable.from(entryCsv(ctx, filter)), response);
    return "SENT";
  },
);
