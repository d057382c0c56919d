import { entryCsv } from "../../modules/entry/board/entry-csv.ts";
import { entryExportInput, startEntryExport } from "../../modules/entry/board/start-entry-export.ts";
import { parse } from "../../shared/user-error.ts";
import { described, fileOf } from "../rest-route.ts";
import { sendCsv } from "./send-csv.ts";

/** POST /api/company/entry/export. */
export const exportEntries = described(
  {
    summary: "The own company's applicants as CSV (UTF-8 with BOM), written while they are read.",
    request: entryExportInput,
    response: fileOf("text/csv"),
  },
  async (call) => {
    const start = async () => entryCsv(call.ctx, await startEntryExport(call.ctx, parse(entryExportInput, call.body)));
    return sendCsv(call, { name: "applicants", start });
  },
);
