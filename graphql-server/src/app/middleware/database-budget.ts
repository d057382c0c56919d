import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { escapeUTF8 as escapeHtml } from "entities/escape";
import type { Request, RequestHandler, Response } from "express";
import { atCostOf } from "../../platform/database/statement-cost.ts";
import { addressKey } from "../../platform/rate-limit/rate-limits.ts";
import { sendProblem } from "../../rest/problem.ts";
import { rateHeaders } from "../../rest/rate-headers.ts";
import { rateLimited } from "../../shared/enforce-limit.ts";
import type { GraphQLContext } from "../../shared/graphql/context.ts";
import { localeOf } from "../../shared/locale.ts";
import { messageOf } from "../../shared/messages/message-of.ts";
import type { Site } from "../../shared/problem.ts";
import type { Purpose } from "../request-context.ts";
import { sessionTokens } from "../session-cookies.ts";
import type { SpentTime } from "./spent-time.ts";

type ContextOf = (request: Request, response: Response, purpose?: Purpose) => Promise<GraphQLContext>;

/** Seconds of the database's time a minute, for a visitor's address and for a session; 0: without a limit. */
export interface DatabaseBudget {
  addressSeconds: number;
  sessionSeconds: number;
}

const limitOf = (seconds: number) => (seconds === 0 ? Infinity : seconds * 1_000);

function sendPage(response: Response, text: string, locale: string): void {
  const style = "font: 1.1rem/1.7 sans-serif; max-width: 36rem; margin: 20vh auto; padding: 0 1rem";
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">';
  const body = `<p>${escapeHtml(text)}</p><p><small>429 RATE_LIMITED</small></p>`;
  response
    .type("html")
    .send(`<!doctype html><html lang="${locale}"><head>${head}<title>429</title></head><body style="${style}">${body}</body></html>`);
}

/** Refuses in the shape of the place that was asked, and in the reader's language. */
function refuse(request: Request, response: Response, { seconds, site }: { seconds: number; site: Site }): void {
  // Whoever was looked for may have been looked for until the deadline answered.
  if (response.headersSent) return;
  const locale = localeOf(request.get("accept-language"));
  response.status(429).set({ "Retry-After": String(seconds), "Cache-Control": "no-store" });
  const message = messageOf("RATE_LIMITED", locale, { seconds });
  if (/^\/graphql(?:[/?]|$)/i.test(request.originalUrl)) {
    response.type("application/json").send(JSON.stringify({ errors: [{ message, extensions: { code: "RATE_LIMITED" } }] }));
  } else if (/^\/(?:api|feed|mcp)(?:[/?]|$)/i.test(request.originalUrl) || !request.accepts("html")) {
    sendProblem(response, rateLimited(seconds), { locale, site });
  } else sendPage(response, message, locale);
}

function sessionKeyOf(request: Pick<IncomingMessage, "headers">): string | undefined {
  const tokens = Object.values(sessionTokens(request));
  return tokens.length === 0 ? undefined : `session ${createHash("sha256").update(tokens.join(" ")).digest("base64url")}`;
}

/** The address of a visitor behind so many proxies of ours, as Express finds it, for what does not pass through it. */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = [headers["x-forwarded-for"] ?? []].flat().join(",").split(",");
  const hops = [
    socket.remoteAddress ?? "",
    ...forwarded
      .map((hop) => hop.trim())
      .filter(Boolean)
      .reverse(),
  ];
  return hops[Math.min(proxies, hops.length - 1)] ?? "";
}

/** Answers to programs, which read what is left of a budget. */
const isForPrograms = ({ method, originalUrl }: Request) =>
  method === "POST" ? /^\/(?:graphql|api)(?:[/?]|$)/i.test(originalUrl) : /^\/api\//i.test(originalUrl);

const isSignedIn = ({ viewer: { admin, company, seeker } }: GraphQLContext) => Boolean(admin ?? company ?? seeker);

/** What a socket is asked for, at the cost of who asks. */
export type AtSocketsCost = <T>(
  request: IncomingMessage,
  contextOf: () => Promise<GraphQLContext>,
  work: (context: GraphQLContext) => Promise<T>,
) => Promise<T>;

/**
 * Whoever makes the database work too long is asked to wait: visitors by their address, people who are signed in by their session, so that
 * one of them costs the others behind the same address nothing. Counted in each process for itself: what it protects, the process's
 * connections, is each one's own, a store of its own would be asked by the very flood it is to stop, and two processes at most double a budget.
 */
export function databaseBudget(
  { addressSeconds, sessionSeconds, proxies, site }: DatabaseBudget & { proxies: number; site: Site },
  contextOf: ContextOf,
  spent: SpentTime,
): { handler: RequestHandler; payerOf(request: Request): string; contextOf: ContextOf; atSocketsCost: AtSocketsCost } {
  const limits = { address: limitOf(addressSeconds), session: limitOf(sessionSeconds) };
  const payers = new WeakMap<Request, { key: string }>();

  /** Tells a program what is left of the budget of who pays, as far as that is known. */
  function tellBudget(request: Request, response: Response, { key, limit }: { key: string; limit: number }): void {
    if (limit === Infinity || response.headersSent || !isForPrograms(request)) return;
    const remaining = Math.max(0, Math.floor(limit - spent.within(key)));
    response.set(rateHeaders({ policy: "database", limit, unit: "database-milliseconds", windowSeconds: 60, remaining, resetSeconds: 60 }));
  }

  /** The context of a request; from now on a session that is in force pays. A made-up one is its address's. */
  async function payingContextOf(request: Request, response: Response, purpose?: Purpose): Promise<GraphQLContext> {
    const context = await contextOf(request, response, purpose);
    const [payer, session] = [payers.get(request), sessionKeyOf(request)];
    if (payer && session && isSignedIn(context)) {
      payer.key = session;
      tellBudget(request, response, { key: session, limit: limits.session });
    }
    return context;
  }

  /** Seconds to wait. `askWho` is asked only where that decides. */
  async function waitOf(session: string | undefined, address: string, askWho: () => Promise<GraphQLContext>): Promise<number> {
    const wait = session ? spent.secondsUntilBelow(session, limits.session) : 0;
    if (wait > 0) return wait;
    const neighbours = spent.secondsUntilBelow(address, limits.address);
    if (neighbours === 0 || !session) return neighbours;
    return isSignedIn(await askWho()) ? 0 : neighbours;
  }

  /** @throws UserErrors RATE_LIMITED */
  const atSocketsCost: AtSocketsCost = (request, contextOfSocket, work) => {
    const address = `address ${addressKey(addressOf(request, proxies))}`;
    const session = sessionKeyOf(request);
    const payer = { key: address };
    return atCostOf(
      (milliseconds) => spent.add(payer.key, milliseconds),
      async () => {
        let known: GraphQLContext | undefined;
        const askWho = async () => (known ??= await contextOfSocket());
        const seconds = await waitOf(session, address, askWho);
        if (seconds > 0) throw rateLimited(seconds);
        const context = await askWho();
        if (session && isSignedIn(context)) payer.key = session;
        return work(context);
      },
    );
  };

  const handler: RequestHandler = (request, response, next) => {
    if (request.path.startsWith("/assets/")) return next();
    const payer = { key: `address ${addressKey(request.ip ?? "")}` };
    payers.set(request, payer);
    atCostOf(
      (milliseconds) => spent.add(payer.key, milliseconds),
      () => {
        tellBudget(request, response, { key: payer.key, limit: limits.address });
        waitOf(sessionKeyOf(request), payer.key, () => payingContextOf(request, response)).then(
          (seconds) => (seconds > 0 ? refuse(request, response, { seconds, site }) : next()),
          next,
        );
      },
    );
  };

  /** Whoever will pay for a request, as far as that is known before the database is asked: a session that has paid before, else the address. */
  function payerOf(request: Request): string {
    const session = sessionKeyOf(request);
    return session && spent.knows(session) ? session : `address ${addressKey(request.ip ?? "")}`;
  }
  return { handler, payerOf, contextOf: payingContextOf, atSocketsCost };
}
