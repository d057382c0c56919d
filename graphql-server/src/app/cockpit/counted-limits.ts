import type { Metrics } from "../../platform/metrics/metrics.ts";
import type { LimitName, RateLimits } from "../../platform/rate-limit/rate-limits.ts";

/** The same limits, which also count what they refuse. */
export function countedLimits(limits: RateLimits, metrics: Pick<Metrics, "limitHit">): RateLimits {
  function noted<R extends Awaited<ReturnType<RateLimits["consumeOnce"]>>>(name: LimitName, result: R): R {
    if (result !== "DONE" && !result.allowed) metrics.limitHit(name);
    return result;
  }
  return {
    ...limits,
    consume: async (name, value, points) => noted(name, await limits.consume(name, value, points)),
    consumeOnce: async (name, value, operation, doneIn) => noted(name, await limits.consumeOnce(name, value, operation, doneIn)),
  };
}
