import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { hasEnded, isOver } from "../engine/sitting-time.ts";
import { isEnough } from "../engine/stop-rule.ts";
import { endAttempt } from "./end-attempt.ts";
import type { Sitting } from "./lock-attempt.ts";
import { scoreAttempt } from "./score-attempt.ts";
import { serveItem } from "./serve-item.ts";

/** Ends a sitting whose time is over, with what was answered. @returns true when it did */
export async function expireIfOver(ctx: Pick<Ctx, "sign">, em: EntityManager, sitting: Sitting, now: Date): Promise<boolean> {
  const { attempt, responses } = sitting;
  if (attempt.status !== "OPEN" || !isOver(attempt.deadlineAt, now)) return false;
  await endAttempt(ctx, em, { attempt, responses, status: "EXPIRED", now: attempt.deadlineAt });
  return true;
}

/**
 * After an answer: ends the sitting when it is enough or its time is over, else shows the next item. In the grace period answers still
 * come in, but no item is shown: nobody could answer it any more. The attempt's row must be locked.
 */
export async function advanceAttempt(ctx: Pick<Ctx, "sign">, em: EntityManager, sitting: Sitting, now: Date): Promise<void> {
  const { attempt, responses } = sitting;
  const { theta, se, scoredCount } = scoreAttempt(responses);
  em.assign(attempt, { theta, se, scoredCount, updatedAt: now });
  const served = responses.filter(({ pilot }) => !pilot).length;
  if (isEnough({ answered: scoredCount, se, served }))
    return void (await endAttempt(ctx, em, { attempt, responses, status: "FINISHED", now }));
  if (hasEnded(attempt.deadlineAt, now)) {
    return void (await endAttempt(ctx, em, { attempt, responses, status: "EXPIRED", now: attempt.deadlineAt }));
  }
  const next = await serveItem(em, { attempt, past: responses, now });
  if (next) responses.push(next);
  else await endAttempt(ctx, em, { attempt, responses, status: "FINISHED", now });
}
