import { setTimeout as sleep } from "node:timers/promises";
import type { Ctx } from "../../../shared/ctx.ts";
import { pauseAfter } from "./pause-after.ts";

/** Milliseconds for which those who send an order again wait for the one who is asking the provider. */
const patience = { whole: 3_000, step: 100 } as const;

/** What the provider is asked about: a payment or a refund. */
interface Asked {
  status: string;
  attempts: number;
  nextAttemptAt: Date;
}

/** How it stands when whoever asks the provider right now has heard the answer. What was asked for earlier stays as it is. */
export async function outcomeOf<T extends Asked>(ctx: Pick<Ctx, "now">, read: () => Promise<T>): Promise<T> {
  let asked = await read();
  const takenAt = asked.nextAttemptAt.getTime() - pauseAfter(asked.attempts - 1) * 1_000;
  const end = performance.now() + patience.whole - (ctx.now().getTime() - takenAt);
  while (asked.status === "PENDING" && performance.now() < end) {
    await sleep(patience.step);
    asked = await read();
  }
  return asked;
}
