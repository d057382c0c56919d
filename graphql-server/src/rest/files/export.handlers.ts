import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { exportAsJson, exportAsZip } from "../../modules/account/leaving/data-export.ts";
import { dataExportInput, startDataExport } from "../../modules/account/leaving/start-data-export.ts";
import { zipStream } from "../../platform/zip/zip-stream.ts";
import { jstDate } from "../../shared/calendar/jst.ts";
import { parse } from "../../shared/user-error.ts";
import { described, fileOf } from "../rest-route.ts";

/** POST /api/user/export. */
export const exportOwnData = described(
  {
    summary:
      "Everything of the seeker as a ZIP or as JSON, written while it is read. Asks for the password again, of an account without one for a fresh proof by its provider or passkey.",
    request: dataExportInput,
    response: fileOf("application/zip", "application/json"),
  },
  async ({ ctx, body, response }) => {
    const { userId, format } = await startDataExport(ctx, parse(dataExportInput, body));
    const isZip = format === "ZIP";
    const name = `kotoba-works-${jstDate(ctx.now())}.${isZip ? "zip" : "json"}`;
    response.status(200).set({
      "Content-Type": isZip ? "application/zip" : "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    });
    const parts = isZip ? zipStream(exportAsZip(ctx, userId)) : exportAsJson(ctx, userId);
    await pipeline(Readable.from(parts), response);
    return "SENT";
  },
);
