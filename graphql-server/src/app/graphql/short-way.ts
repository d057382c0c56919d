import type { Request, RequestHandler, Response } from "express";
import type { GraphQLError, GraphQLFormattedError } from "graphql";
import { z } from "zod";
import type { AudienceName } from "../../shared/audience.ts";
import type { GraphQLContext } from "../../shared/graphql/context.ts";
import { operationAudiences } from "../check-audiences.ts";
import type { Services } from "../services.ts";
import { checkAuthority } from "./check-authority.ts";
import type { CompiledOperation, CompiledQueries } from "./compiled-queries.ts";
import { startDeadline } from "./deadline.ts";
import { checkLimits, operationOf } from "./limits.ts";
import { logOperation } from "./log-operation.ts";
import { maskError, passingCodes } from "./mask-error.ts";

/** Types of answers by what our own client and plain clients accept; every other wish is Apollo's to weigh. */
const json = "application/json; charset=utf-8";
const answerTypes = new Map([
  [undefined, json],
  ["*/*", json],
  ["application/json", json],
  ["application/graphql-response+json,application/json;q=0.9", "application/graphql-response+json; charset=utf-8"],
]);

const bodyShape = z.strictObject({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

interface Known {
  run: CompiledOperation;
  document: Parameters<typeof checkLimits>[0]["document"];
  operationName: string;
  variables: Record<string, unknown>;
}

/** The request as a query that is known and compiled; undefined sends it the long way. */
function readKnown(queries: CompiledQueries, request: Request): Known | undefined {
  if (request.method !== "POST") return undefined;
  const body = bodyShape.safeParse(request.body).data;
  const document = body && queries.documentOf(body.query);
  if (!document) return undefined;
  const operationName = body.operationName ?? "";
  if (operationOf(document, body.operationName)?.operation.operation !== "query") return undefined;
  const run = queries.operationOf(document, operationName);
  return run && { run, document, operationName, variables: body.variables ?? {} };
}

/** Whoever may not, or asks too much, goes the long way and is refused there. */
function isAllowed(
  audiences: ReadonlyMap<string, readonly AudienceName[]>,
  { document, operationName, variables }: Known,
  context: GraphQLContext,
): boolean {
  try {
    checkAuthority(audiences, { document, operationName, context });
    checkLimits({ document, operationName, variables, isAdmin: context.viewer.admin !== undefined });
    return true;
  } catch {
    return false;
  }
}

function statusOf(errors: readonly GraphQLError[], masked: readonly GraphQLFormattedError[]): number {
  if (masked.some(({ extensions }) => passingCodes.has(extensions?.["code"]))) return 503;
  for (const { extensions } of errors) {
    const http: unknown = extensions?.["http"];
    if (typeof http === "object" && http !== null && "status" in http && typeof http.status === "number") return http.status;
  }
  return 200;
}

function send(response: Response, answer: { status: number; type: string; body: object }): void {
  const text = `${JSON.stringify(answer.body)}\n`;
  response.statusCode = answer.status;
  response.setHeader("Content-Type", answer.type);
  response.setHeader("Content-Length", Buffer.byteLength(text));
  if (answer.status === 503) response.setHeader("Retry-After", "2");
  response.end(text);
}

/**
 * Answers queries that have come before and were found valid without Apollo's machinery around them: the same context, authority, limits,
 * masking and log, then the compiled operation. Everything else, and everything that is refused, goes on to Apollo.
 */
export function shortWay(
  { log }: Services,
  input: { queries: CompiledQueries; contextOf: (request: Request, response: Response) => Promise<GraphQLContext>; operationMs: number },
): RequestHandler {
  const { queries, contextOf, operationMs: milliseconds } = input;
  const audiences = operationAudiences();
  return async (request, response, next) => {
    const type = answerTypes.get(request.headers.accept);
    const known = type && readKnown(queries, request);
    if (!known) return next();
    const started = performance.now();
    const context = await contextOf(request, response);
    if (!isAllowed(audiences, known, context)) return next();
    const { operationName } = known;
    const end = startDeadline(log, { context, operationName, milliseconds });
    const { data, errors = [] } = await known.run(context, known.variables).finally(end);
    // No data at all: the variables do not fit, and nothing has run.
    if (data === undefined) return next();
    const masked = errors.map((error) => maskError({ formatted: error.toJSON(), error, locale: context.locale, log }));
    const body = masked.length > 0 ? { errors: masked, data } : { data };
    send(response, { status: statusOf(errors, masked), type, body });
    logOperation(log, { context, operationName, started, errors: masked });
  };
}
