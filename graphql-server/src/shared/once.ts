import type { LimitName } from "../platform/rate-limit/rate-limits.ts";
import type { Ctx } from "./ctx.ts";
import { rateLimited } from "./enforce-limit.ts";
import { UserErrors } from "./user-error.ts";

/** An act that its client names, so that sending it again is the same act. */
interface Operation<T> {
  operationId: string;
  /** The limits that the act counts towards, once, however often it is sent. */
  limits?: readonly { name: LimitName; value: string }[];
  /** The table in which what the operation did stands under its `operation_id`: then asking for it is part of counting. */
  doneIn?: string;
  /** Returns what the same operation did before. @throws UserErrors OPERATION_CONFLICT when it was another act */
  find(): Promise<T | null>;
  /** Does it, in a transaction that cannot be committed twice for the same operation. */
  act(): Promise<T>;
}

/** The last of those who sent an operation to this process, by its id. */
const lines = new Map<string, Promise<void>>();

/** Lets those who send the same operation at the same time do one after the other what they do. */
async function inLine<T>(operationId: string, work: () => Promise<T>): Promise<T> {
  const key = operationId.toLowerCase();
  const before = lines.get(key);
  const done = Promise.withResolvers<void>();
  lines.set(key, done.promise);
  await before;
  try {
    return await work();
  } finally {
    if (lines.get(key) === done.promise) lines.delete(key);
    done.resolve();
  }
}

/** @returns false when the operation was done before, as far as counting tells. */
async function count({ limits }: Ctx, { operationId, limits: counted = [], doneIn }: Operation<unknown>): Promise<boolean> {
  for (const { name, value } of counted) {
    const result = await limits.consumeOnce(name, value, operationId, doneIn);
    if (result === "DONE") return false;
    if (!result.allowed) throw rateLimited(result.retryAfterSeconds);
  }
  return true;
}

/** A failed act that is sent again is a new attempt. What only found the database busy is still the same one. */
async function giveUp({ limits }: Ctx, { operationId, limits: counted = [] }: Operation<unknown>, error: unknown): Promise<void> {
  if (!(error instanceof UserErrors)) return;
  for (const { name } of counted) await limits.giveUp(name, operationId);
}

/**
 * Does an act once. Everybody who sends it, at the same time, through other processes or again, gets its result; its repetitions count
 * towards no limit, and whatever refuses them because the act was done already is no refusal.
 * @throws UserErrors RATE_LIMITED, and as the act does
 */
export function once<T>(ctx: Ctx, operation: Operation<T>): Promise<T> {
  return inLine(operation.operationId, async () => {
    const isAskedByCount = operation.doneIn !== undefined && (operation.limits ?? []).length > 0;
    const known = isAskedByCount ? null : await operation.find();
    if (known !== null) return known;
    try {
      const before = (await count(ctx, operation)) ? null : await operation.find();
      return before ?? (await operation.act());
    } catch (error) {
      ctx.em.clear();
      const other = await operation.find();
      if (other !== null) return other;
      await giveUp(ctx, operation, error);
      throw error;
    }
  });
}
