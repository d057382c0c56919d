import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { RestAnswer, RestCall } from "../rest-route.ts";

/** True for who asks for the headers of a GET: nothing of its answer is made, read or put on record for them. */
export const isOnlyHeaders = ({ request }: Pick<RestCall, "request">): boolean => request.method === "HEAD";

/** Sends what a GET answers; for HEAD it is closed unread. */
export async function sendBody(call: Pick<RestCall, "request" | "response">, body: Readable): Promise<RestAnswer> {
  if (isOnlyHeaders(call)) {
    body.destroy();
    call.response.end();
  } else await pipeline(body, call.response);
  return "SENT";
}
