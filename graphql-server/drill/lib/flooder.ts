// A process of its own: what it spends on making requests must not slow those down whose times are measured.
import { z } from "zod";
import { isOurError, send } from "./ask.ts";
import { createBadRequests } from "./bad-requests.ts";
import { type Flooded, floodOrder } from "./flood-messages.ts";

const addresses = 200;

async function flood(order: z.output<typeof floodOrder>): Promise<Flooded> {
  const next = createBadRequests(order.senders);
  const flooded: Flooded = { sent: 0, ourErrors: [], unanswered: [], statuses: {}, longestMs: 0 };
  const sendOn = async () => {
    while (flooded.sent < order.requests) {
      flooded.sent += 1;
      const { path, init } = next();
      const headers = { ...Object.fromEntries(new Headers(init.headers)), "x-forwarded-for": `10.99.0.${flooded.sent % addresses}` };
      const answer = await send(`${order.url}${path}`, { ...init, headers });
      flooded.statuses[answer.status] = (flooded.statuses[answer.status] ?? 0) + 1;
      if (answer.status === 0) flooded.unanswered.push(`${init.method} ${path.slice(0, 100)}: ${answer.body}`);
      flooded.longestMs = Math.max(flooded.longestMs, answer.ms);
      if (isOurError(answer)) flooded.ourErrors.push(`${path}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: order.atOnce }, sendOn));
  return flooded;
}

process.once("message", (message) => {
  void flood(floodOrder.parse(message)).then((flooded) => process.send?.(flooded, () => process.disconnect()));
});
