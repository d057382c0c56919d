import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { jstDate } from "../../shared/calendar/jst.ts";
import type { RestAnswer, RestCall } from "../rest-route.ts";

/** Streams CSV as a file to keep, named by the day; no cache keeps it. */
export async function sendCsv({ ctx, response }: RestCall, file: { name: string; text: AsyncIterable<string> }): Promise<RestAnswer> {
  response.status(200).set({
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${file.name}-${jstDate(ctx.now())}.csv"`,
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "private, no-store",
  });
  await pipeline(Readable.from(file.text), response);
  return "SENT";
}
