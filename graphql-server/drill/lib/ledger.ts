import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { Act, ActKind } from "./acts.ts";
import { type Answer, ask, isOurError, isPassing } from "./ask.ts";

/** A write that the product has acknowledged, and by what its row is found again. */
export interface Acknowledged {
  kind: ActKind;
  operationId: string;
  result: string;
}

/** Everything that was sent during a drill and what became of it. */
export interface Ledger {
  acknowledged: Acknowledged[];
  /** Answers that were errors of ours. */
  ourErrors: string[];
  /** Writes that were refused for good, by the reason. */
  refused: string[];
  /** Answers that asked to come again, and connections that failed. */
  passing: number;
  longestMs: number;
  /** Notes an answer to anything. */
  note(answer: Answer, what: string): void;
  /** Sends a write once. @returns its answer, and whether it was acknowledged */
  sendOnce(act: Act, url: string): Promise<{ answer: Answer; isDone: boolean }>;
  /** Sends a write as a browser does: again after a pause as long as the answer is a passing one. */
  send(act: Act, urls: readonly string[]): Promise<void>;
}

/** Milliseconds before each further try, as in the site's own client. */
const delays: readonly number[] = [500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000];
const jittered = (milliseconds: number) => milliseconds * (2 / 3 + (Math.random() * 2) / 3);

const done = z.object({
  data: z.object({ act: z.object({ result: z.object({ id: z.string() }).nullable(), errors: z.array(z.object({ code: z.string() })) }) }),
});

/** Opens an empty ledger. */
export function createLedger(): Ledger {
  const ledger: Ledger = {
    acknowledged: [],
    ourErrors: [],
    refused: [],
    passing: 0,
    longestMs: 0,
    note(answer, what) {
      ledger.longestMs = Math.max(ledger.longestMs, answer.ms);
      if (isPassing(answer)) ledger.passing += 1;
      else if (isOurError(answer)) ledger.ourErrors.push(`${what}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`);
    },
    async sendOnce(act, url) {
      const { kind, operationId, input, ...who } = act;
      const answer = await ask({ url, ...who, variables: { input } });
      ledger.note(answer, kind);
      const said = done.safeParse(answer.body).data?.data.act;
      if (said?.result) ledger.acknowledged.push({ kind, operationId, result: said.result.id });
      else if (!isPassing(answer) && !isOurError(answer)) ledger.refused.push(`${kind}: ${JSON.stringify(answer.body).slice(0, 200)}`);
      return { answer, isDone: Boolean(said?.result) };
    },
    async send(act, urls) {
      for (let tries = 0; ; tries += 1) {
        const { answer } = await ledger.sendOnce(act, urls[(tries + Number.parseInt(act.operationId.slice(-1), 16)) % urls.length] ?? "");
        const delay = delays[tries];
        if (!isPassing(answer) || delay === undefined) return;
        await sleep(jittered(delay));
      }
    },
  };
  return ledger;
}
