import type { GraphQLFormattedError } from "graphql";
import type { Log } from "../../platform/log/log.ts";
import type { Metrics } from "../../platform/metrics/metrics.ts";
import type { GraphQLContext } from "../../shared/graphql/context.ts";
import { actorsOf } from "../../shared/viewer/viewer.ts";

/** One line for each operation, and one more of its name for the metrics: how long it took and how it ended. */
export function logOperation(
  { log, metrics }: { log: Log; metrics: Metrics },
  operation: {
    context: Pick<GraphQLContext, "requestId" | "viewer">;
    operationName: string | null | undefined;
    /** performance.now() when it began. */
    started: number;
    errors: readonly GraphQLFormattedError[];
  },
): void {
  const { context, operationName, started, errors } = operation;
  const ms = performance.now() - started;
  const code = errors[0]?.extensions?.["code"];
  const isCoded = typeof code === "string";
  metrics.operation(operationName || "-", isCoded ? code : "OK", ms / 1_000);
  const actor = actorsOf(context.viewer);
  const fields = {
    requestId: context.requestId,
    operation: operationName || "-",
    ms: Math.round(ms),
    ...(actor !== undefined && { actor }),
  };
  log.info("graphql", isCoded ? { ...fields, code } : fields);
}
