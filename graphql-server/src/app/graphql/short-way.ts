import type { Request, RequestHandler, Response } from "express";
import type { GraphQLError, GraphQLFormattedError } from "graphql";
import { z } from "zod";
import { jstDate } from "../../shared/calendar/jst.ts";
import type { GraphQLContext } from "../../shared/graphql/context.ts";
import { checkLimits, operationOf } from "../../shared/graphql/operation-limits.ts";
import type { AudienceName } from "../../shared/viewer/audience.ts";
import { operationAudiences } from "../authority/check-audiences.ts";
import type { Purpose } from "../request-context.ts";
import type { Services } from "../services.ts";
import { checkAuthority } from "./check-authority.ts";
import type { CompiledOperation, CompiledQueries } from "./compiled-queries.ts";
import { startDeadline } from "./limit/deadline.ts";
import { logOperation } from "./log-operation.ts";
import { maskError, passingCodes } from "./mask-error.ts";
import type { SharedAnswers, WireAnswer } from "./shared-answers.ts";

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

/** No input of ours goes so deep. */
const deepest = 20;

/** True for what goes deeper than any input: such variables fit no query, and cannot be written down. */
function isDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true;
    level = level.flatMap((one) => (typeof one === "object" && one !== null ? Object.values(one) : []));
  }
  return false;
}

interface Known {
  query: string;
  run: CompiledOperation;
  document: Parameters<typeof checkLimits>[0]["document"];
  operationName: string;
  variables: Record<string, unknown>;
}

/** The request as a query that is known and compiled; undefined sends it the long way. */
function readKnown(queries: CompiledQueries, request: Request): Known | undefined {
  if (request.method !== "POST") return undefined;
  const body = bodyShape.safeParse(request.body).data;
  if (isDeep(body?.variables)) return undefined;
  const document = body && queries.documentOf(body.query);
  if (!document) return undefined;
  const operationName = body.operationName ?? "";
  if (operationOf(document, body.operationName)?.operation.operation !== "query") return undefined;
  const run = queries.operationOf(document, operationName);
  return run && { query: body.query, run, document, operationName, variables: body.variables ?? {} };
}

/** Decides whether a request may go the short way; one that is not allowed or asks too much goes the long way and is refused there. */
function isAllowed(
  audiences: ReadonlyMap<string, readonly AudienceName[]>,
  { document, operationName, variables }: Known,
  context: GraphQLContext,
): boolean {
  try {
    checkAuthority(audiences, { document, operationName, variables, context });
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

function send(response: Response, { status, bytes }: WireAnswer, type: string): void {
  response.statusCode = status;
  response.setHeader("Content-Type", type);
  response.setHeader("Content-Length", bytes.length);
  if (status === 503) response.setHeader("Retry-After", "2");
  response.end(bytes);
}

/** Returns a key shared by equal questions of visitors; undefined for whoever has a session or wants a fresh answer. */
function sharedKey({ headers }: Request, { query, operationName, variables }: Known, context: GraphQLContext): string | undefined {
  const { seeker, company, admin } = context.viewer;
  if (seeker || company || admin || headers["cache-control"] === "no-cache") return undefined;
  return `${jstDate(context.now())}\u0000${context.locale}\u0000${operationName}\u0000${JSON.stringify(variables)}\u0000${query}`;
}

/** The context of an answer that others may get too: it remembers what was viewed instead of counting it. */
function withViewedWorks(context: GraphQLContext): { context: GraphQLContext; viewedWorks: string[] } {
  const viewedWorks: string[] = [];
  return { context: { ...context, noteView: (workId) => void viewedWorks.push(workId) }, viewedWorks };
}

/**
 * Answers queries that have come before and were found valid without Apollo's machinery around them: the same context, authority, limits,
 * masking and log, then the compiled operation; visitors who ask the same at the same time share its answer. Everything else, and everything that is refused, goes on to Apollo.
 */
export function shortWay(
  { log }: Services,
  input: {
    queries: CompiledQueries;
    contextOf: (request: Request, response: Response, purpose: Purpose) => Promise<GraphQLContext>;
    operationMs: number;
    shared: SharedAnswers;
    /** Lets what was read be forgotten when the answer is sent: something may have been written. */
    forgetAfter: (response: Response) => void;
  },
): RequestHandler {
  const { queries, contextOf, operationMs: milliseconds, shared, forgetAfter } = input;
  const audiences = operationAudiences();
  return async (request, response, next) => {
    const type = answerTypes.get(request.headers.accept);
    const known = type && readKnown(queries, request);
    if (!known) {
      // A mutation, or a query nobody asked before: the next visitor gets a fresh answer.
      forgetAfter(response);
      return next();
    }
    const started = performance.now();
    const context = await contextOf(request, response, "READ");
    if (!isAllowed(audiences, known, context)) return next();
    const key = sharedKey(request, known, context);
    const make = () => answer(log, { context, known, milliseconds, started });
    // An answer that others wait for too does not end with the visitor who asked first.
    const onLeave = (leave: () => void) => void response.once("close", () => response.writableFinished || leave());
    const made = await (key ? shared.answerOf(key, make, onLeave) : make());
    if (made === misfit) return next();
    for (const workId of made.viewedWorks) context.noteView(workId);
    send(response, made, type);
  };
}

/** The answer when the variables do not fit the query: nothing has run, and Apollo reports the problem. */
const misfit: WireAnswer = { status: 400, bytes: Buffer.alloc(0), viewedWorks: [] };

/** Runs a known query and writes one line about it; those who share its answer are not logged again. */
async function answer(
  log: Services["log"],
  { context: own, known, milliseconds, started }: { context: GraphQLContext; known: Known; milliseconds: number; started: number },
): Promise<WireAnswer> {
  const { context, viewedWorks } = withViewedWorks(own);
  const { operationName } = known;
  const end = startDeadline(log, { context, operationName, milliseconds });
  const { data, errors = [] } = await known.run(context, known.variables).finally(end);
  if (data === undefined) return misfit;
  const masked = errors.map((error) => maskError({ formatted: error.toJSON(), error, locale: context.locale, log, terse: true }));
  logOperation(log, { context, operationName, started, errors: masked });
  const body = masked.length > 0 ? { errors: masked, data } : { data };
  return { status: statusOf(errors, masked), bytes: Buffer.from(`${JSON.stringify(body)}\n`), viewedWorks };
}
