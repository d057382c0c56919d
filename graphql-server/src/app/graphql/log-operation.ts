import type { GraphQLFormattedError } from "graphql";
import type { Log } from "../../platform/log/log.ts";
import type { GraphQLContext } from "../../shared/graphql/context.ts";

/** One line for each operation: how long it took and how it ended. */
export function logOperation(
  log: Log,
  operation: {
    context: Pick<GraphQLContext, "requestId">;
    operationName: string | null | undefined;
    /** performance.now() when it began. */
    started: number;
    errors: readonly GraphQLFormattedError[];
  },
): void {
  const { context, operationName, started, errors } = operation;
  const ms = Math.round(performance.now() - started);
  const code = errors[0]?.extensions?.["code"];
  const fields = { requestId: context.requestId, operation: operationName || "-", ms };
  log.info("graphql", typeof code === "string" ? { ...fields, code } : fields);
}
