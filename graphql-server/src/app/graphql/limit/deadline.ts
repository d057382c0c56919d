import type { ApolloServerPlugin } from "@apollo/server";
import { type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from "graphql";
import { endStatements } from "../../../platform/database/statement-scope.ts";
import type { Log } from "../../../platform/log/log.ts";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { userError } from "../../../shared/user-error.ts";

/** Milliseconds an operation may take before it is answered without what is still missing. */
export const operationMs = 9_000;

const expiries = new WeakMap<object, Promise<never>>();

function isPromise(value: unknown): value is Promise<unknown> {
  return value instanceof Promise;
}

/** Makes a field wait no longer than the deadline of its operation; its statements are ended. */
function bounded<S>(resolve: GraphQLFieldResolver<S, GraphQLContext>): GraphQLFieldResolver<S, GraphQLContext> {
  return (source, args, context, info) => {
    const result = resolve(source, args, context, info);
    const expiry = isPromise(result) ? expiries.get(context) : undefined;
    return expiry ? Promise.race([result, expiry]) : result;
  };
}

/** Makes every field of a schema keep to the deadline of its operation. */
export function keepDeadlines(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) if (field.resolve) field.resolve = bounded(field.resolve);
  }
  return schema;
}

/** Starts the deadline of an operation; call the returned function when the operation has ended. */
export function startDeadline(
  log: Log,
  operation: { context: GraphQLContext; operationName: string | null | undefined; milliseconds: number },
): () => void {
  const { context, operationName, milliseconds } = operation;
  const missed = Promise.withResolvers<never>();
  missed.promise.catch(() => undefined);
  expiries.set(context, missed.promise);
  const timer = setTimeout(() => {
    log.error("operation took too long", { requestId: context.requestId, operation: operationName || "-", ms: milliseconds });
    missed.reject(userError("TIMEOUT"));
    // What it still waits for would hold a connection that others need.
    setImmediate(endStatements);
  }, milliseconds);
  return () => clearTimeout(timer);
}

/** Gives every operation a deadline; one that misses it answers TIMEOUT and is logged. */
export function deadlines(log: Log, milliseconds: number): ApolloServerPlugin<GraphQLContext> {
  return {
    requestDidStart: async ({ contextValue: context, request: { operationName } }) => {
      const end = startDeadline(log, { context, operationName, milliseconds });
      return { willSendResponse: async () => end() };
    },
  };
}
