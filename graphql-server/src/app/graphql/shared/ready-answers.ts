import type { IncomingMessage, ServerResponse } from "node:http";
import type { Request } from "express";
import { isUnchanged, tagOf } from "../../../rest/conditional.ts";
import { jstDate } from "../../../shared/calendar/jst.ts";
import { costHeader } from "../../../shared/graphql/operation-limits.ts";
import { localeOf } from "../../../shared/locale.ts";
import { addressOf } from "../../middleware/database-budget.ts";
import { requestIdOf } from "../../middleware/request-id.ts";
import { isSameOrigin } from "../../middleware/same-origin.ts";
import type { HeadersOfAll } from "../../middleware/security-headers.ts";
import { noteReadersView, userAgentOf } from "../../request-context.ts";
import type { Services } from "../../services.ts";
import { hasSession } from "../../session-cookies.ts";
import { type QueryAnswer, sharedKey } from "../answer-known.ts";
import { answerTypeOf } from "../answer-type.ts";
import { readyToSend } from "../compressed-answers.ts";
import type { Known } from "../known-query.ts";
import type { RegisteredOperations } from "../registered-operations.ts";
import type { SharedAnswers } from "./shared-answers.ts";

/** Who asks, in which language and for which type decides what a cache may give to whom. */
export const vary = "Accept-Encoding, Accept-Language, Accept, Cookie";

const tags = new WeakMap<Buffer, string>();

/** A tag of the content, whatever it is compressed with; made once for those who share the answer. */
export function weakTagOf(bytes: Buffer): string {
  const known = tags.get(bytes) ?? `W/${tagOf(bytes)}`;
  tags.set(bytes, known);
  return known;
}

/** Requests that are remembered with what they ask; the one that came first makes room. */
const mostRemembered = 1_000;
/** Bytes of a body or an address that is looked at: those of the site are shorter. */
const longestWords = 16_000;

/** A query in the very words of a request, and the keys of its answers by day and language. */
interface Asked {
  known: Known;
  keys: Map<string, string>;
}
/** Keys of days gone by are forgotten. */
const mostKeys = 16;

/** Sends answers that visitors share and that are made already, before anything else is done for the request. */
export interface ReadyAnswers {
  /** Sends the answer where it is ready; passes on whatever is not as simple as that. */
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** Remembers what a request asked whose answer visitors share. */
  remember(request: Request, known: Known): void;
}

/**
 * Tries to answer a request by its body, where that came together with its head. What was read of a request that is not answered is put back
 * for whoever comes next.
 */
function whenRead(request: IncomingMessage, length: number, answers: (words: string) => boolean, next: () => void): void {
  // Whatever came with the head has been taken in by then.
  setImmediate(() => {
    const read: unknown = request.read();
    const body = Buffer.isBuffer(read) ? read : undefined;
    if (request.complete && body?.length === length && answers(body.toString("latin1"))) return;
    if (body) request.unshift(body);
    next();
  });
}

/** Bytes of a body that is as our own client sends it; undefined for any other. */
function lengthOfBody({ headers }: IncomingMessage): number | undefined {
  const length = Number(headers["content-length"]);
  const isPlain = headers["content-type"] === "application/json" && headers["content-encoding"] === undefined;
  return isPlain && length > 0 && length <= longestWords ? length : undefined;
}

/** An answer that may be sent at once, and what it answers. */
interface ReadyAnswer {
  answer: QueryAnswer;
  operation: string;
}

interface Parts {
  shared: SharedAnswers<QueryAnswer>;
  operations: RegisteredOperations;
  headers: HeadersOfAll;
}

/**
 * Answers what was asked before in the very same words, by visitors without a session: deadlines, budgets, turns and everything else that only
 * matters to a request which may cost something come after it.
 */
export function readyAnswers(services: Services, { shared, operations, headers }: Parts): ReadyAnswers {
  const { clock, environment, metrics } = services;
  const asked = new Map<string, Asked>();
  const wordsOf = new WeakMap<IncomingMessage, string>();
  const ofAll = headers.flat();

  function keyOf({ known, keys }: Asked, request: IncomingMessage): string {
    const [locale, now] = [localeOf(request.headers["accept-language"]), clock()];
    const which = `${jstDate(now)} ${locale}`;
    const kept = keys.get(which);
    if (kept !== undefined) return kept;
    if (keys.size >= mostKeys) keys.clear();
    const key = sharedKey(known, { locale, now });
    keys.set(which, key);
    return key;
  }

  /** The answer to these words where it is made and may be given to whoever asks. */
  function readyFor(request: IncomingMessage, words: string, isAnyOperation: boolean): ReadyAnswer | undefined {
    const one = asked.get(words);
    if (!one || (!isAnyOperation && operations.byText(one.known.query).state !== "REGISTERED")) return undefined;
    const answer = shared.readyOf(keyOf(one, request));
    return answer?.isWhole ? { answer, operation: one.known.operationName || "-" } : undefined;
  }

  /** @returns false where the answer has yet to be compressed for whoever asks */
  function send(request: IncomingMessage, response: ServerResponse, { answer, more }: { answer: QueryAnswer; more: string[] }): boolean {
    const type = answerTypeOf(request);
    const ready = type && readyToSend(answer.bytes, request.headers["accept-encoding"]);
    if (!ready) return false;
    const { body, encoding } = ready;
    const own = [
      "X-Request-Id",
      requestIdOf(request, environment.requestIdHeader),
      "Content-Type",
      type,
      "Content-Length",
      String(body.length),
      ...(answer.cost ? [costHeader, answer.cost] : []),
      ...more,
    ];
    response.writeHead(200, encoding ? [...ofAll, ...own, "Content-Encoding", encoding] : [...ofAll, ...own]);
    response.end(body);
    return true;
  }

  function byPost(request: IncomingMessage, response: ServerResponse, words: string): boolean {
    const ready = readyFor(request, words, !environment.safelist);
    if (!ready) return false;
    const { answer, operation } = ready;
    if (!send(request, response, { answer, more: ["Cache-Control", "no-store", "Vary", "Accept-Encoding"] })) return false;
    metrics.operation(operation, "OK");
    const visitor = { ip: addressOf(request, environment.trustProxy), userAgent: userAgentOf(request) };
    for (const workId of answer.viewedWorks) noteReadersView(services, visitor, workId);
    return true;
  }

  function byAddress(request: IncomingMessage, response: ServerResponse, url: string): boolean {
    const ready = readyFor(request, url, false);
    if (!ready) return false;
    const { answer, operation } = ready;
    const etag = weakTagOf(answer.bytes);
    const more = ["Cache-Control", "public, no-cache", "ETag", etag, "Vary", vary];
    if (!isUnchanged(request, { etag }) && !(request.method === "GET" && send(request, response, { answer, more }))) return false;
    metrics.operation(operation, "OK");
    if (response.headersSent) return true;
    response.writeHead(304, [...ofAll, "X-Request-Id", requestIdOf(request, environment.requestIdHeader), ...more]).end();
    return true;
  }

  return {
    handle(request, response, next) {
      const { headers: asks, method, url = "" } = request;
      const mayShare = url.startsWith("/graphql") && asks["cache-control"] === undefined && !hasSession(request);
      if (!mayShare) return next();
      if (method === "GET" || method === "HEAD") return byAddress(request, response, url) ? undefined : next();
      const length = method === "POST" && url === "/graphql" && isSameOrigin(request, environment.baseUrl) && lengthOfBody(request);
      if (!length) return next();
      const answers = (words: string) => {
        wordsOf.set(request, words);
        return byPost(request, response, words);
      };
      whenRead(request, length, answers, next);
    },
    remember(request, known) {
      const words = request.method === "POST" ? wordsOf.get(request) : request.originalUrl;
      if (words === undefined || words.length > longestWords) return;
      asked.set(words, asked.get(words) ?? { known, keys: new Map() });
      const [oldest] = asked.keys();
      if (asked.size > mostRemembered && oldest !== undefined) asked.delete(oldest);
    },
  };
}
