import type { Request, RequestHandler, Response } from "express";
import type { GraphQLContext } from "../../shared/graphql/context.ts";
import { costHeader } from "../../shared/graphql/operation-limits.ts";
import { localeOf } from "../../shared/locale.ts";
import { noteVisitorsView, type Purpose } from "../request-context.ts";
import type { Services } from "../services.ts";
import { hasSession } from "../session-cookies.ts";
import { type KnownAnswers, misfit, type QueryAnswer, sharedKey } from "./answer-known.ts";
import { answerTypeOf } from "./answer-type.ts";
import type { CompiledQueries } from "./compiled-queries.ts";
import { type Known, readKnown } from "./known-query.ts";
import type { ReadyAnswers } from "./shared/ready-answers.ts";
import type { SharedAnswers } from "./shared/shared-answers.ts";

function send(response: Response, { status, bytes, cost }: QueryAnswer, type: string): void {
  response.statusCode = status;
  if (cost) response.setHeader(costHeader, cost);
  response.setHeader("Content-Type", type);
  response.setHeader("Content-Length", bytes.length);
  if (status === 503) response.setHeader("Retry-After", "2");
  response.end(bytes);
}

/** What the ways of known queries work with. */
export interface Ways {
  queries: CompiledQueries;
  known: KnownAnswers;
  shared: SharedAnswers<QueryAnswer>;
  contextOf: (request: Request, response: Response, purpose: Purpose) => Promise<GraphQLContext>;
}

const isSomebody = ({ viewer: { seeker, company, admin } }: GraphQLContext) => Boolean(seeker ?? company ?? admin);
const isFresh = ({ headers }: Request) => headers["cache-control"] === "no-cache";

/** The key of what visitors who ask in the language of the request share. */
function visitorsKey(clock: Services["clock"], { headers }: Pick<Request, "headers">, known: Known): string {
  return sharedKey(known, { locale: localeOf(headers["accept-language"]), now: clock() });
}

/** The answer that visitors share; who asks first is whose context it is made in. An answer that others wait for too does not end with the one who asked first. */
export function sharedAnswer(
  { clock }: Pick<Services, "clock">,
  { known: answers, shared, contextOf }: Omit<Ways, "queries">,
  { request, response, known }: { request: Request; response: Response; known: Known },
): Promise<QueryAnswer> {
  const started = performance.now();
  const key = visitorsKey(clock, request, known);
  const make = async () => answers.answer(known, await contextOf(request, response, "READ"), started);
  const onLeave = (leave: () => void) => void response.once("close", () => response.writableFinished || leave());
  return shared.answerOf(key, make, onLeave);
}

/**
 * Answers queries that have come before and were found valid without Apollo's machinery around them: the same context, authority, limits,
 * masking and log, then the compiled operation; visitors who ask the same at the same time share its answer. Everything else, and everything that is refused, goes on to Apollo.
 */
export function shortWay(
  services: Services,
  ways: Ways & {
    ready: ReadyAnswers;
    /** Lets what was read be forgotten when the answer is sent: something may have been written. */
    forgetAfter: (response: Response) => void;
  },
): RequestHandler {
  const { queries, contextOf, known: answers, forgetAfter, ready } = ways;
  return async (request, response, next) => {
    const type = answerTypeOf(request);
    const known = type && readKnown(queries, request);
    if (!known) {
      // A mutation, or a query nobody asked before: the next visitor gets a fresh answer.
      forgetAfter(response);
      return next();
    }
    const started = performance.now();
    // A visitor's context is made only where the answer is.
    const context = hasSession(request) || isFresh(request) ? await contextOf(request, response, "READ") : undefined;
    const isOwn = context && (isFresh(request) || isSomebody(context));
    const made = await (isOwn ? answers.answer(known, context, started) : sharedAnswer(services, ways, { request, response, known }));
    if (made === misfit) return next();
    if (!context && made.isWhole) ready.remember(request, known);
    for (const workId of made.viewedWorks) {
      if (context) context.noteView(workId);
      else noteVisitorsView(services, request, workId);
    }
    send(response, made, type);
  };
}
