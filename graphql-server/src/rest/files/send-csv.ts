import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { jstDate } from "../../shared/calendar/jst.ts";
import type { RestAnswer, RestCall } from "../rest-route.ts";
import { isOnlyHeaders } from "./send-body.ts";

interface CsvFile {
  name: string;
  /** Refuses who may not have it; all that is done for who asks for its headers only. */
  check?(): void;
  /** Begins to write it, once it is on record that it was taken. */
  start(): Promise<AsyncIterable<string>>;
}

/** Streams CSV as a file to keep, named by the day; no cache keeps it. */
export async function sendCsv(call: RestCall, { name, check, start }: CsvFile): Promise<RestAnswer> {
  const { ctx, response } = call;
  check?.();
  const text = isOnlyHeaders(call) ? undefined : await start();
  response.status(200).set({
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}-${jstDate(ctx.now())}.csv"`,
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "private, no-store",
  });
  if (text) await pipeline(Readable.from(text), response);
  else response.end();
  return "SENT";
}
