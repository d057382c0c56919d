import type { NextFunction, Request, RequestHandler, Response } from "express";
import { OAuthClient } from "../../modules/account/oauth-client/oauth-client.entity.ts";
import type { Services } from "../services.ts";

/** Milliseconds for which a process remembers whose pages may call it. */
const rememberedMs = 10_000;
/** What pages of apps may call: the API, and the tokens it takes. */
const open = /^\/(?:graphql|api(?:\/.*)?|oauth\/token(?:\/revocation)?)$/;

const allowedHeaders = "Authorization, Content-Type, Accept, Accept-Language, X-API-Version";
const shownHeaders =
  "RateLimit, RateLimit-Policy, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Operation-Cost, Retry-After, ETag";

/** Lets pages of approved apps call the API from their own origins: with tokens, never with cookies. */
export function appOrigins({ database, clock }: Pick<Services, "database" | "clock">): RequestHandler {
  let known: { origins: Promise<ReadonlySet<string>>; at: number } | undefined;

  async function readOrigins(): Promise<ReadonlySet<string>> {
    const clients = await database.fork().find(OAuthClient, { endedAt: null }, { fields: ["origins"], limit: 1_000 });
    return new Set(clients.flatMap(({ origins }) => origins));
  }

  function origins(): Promise<ReadonlySet<string>> {
    const now = clock().getTime();
    if (!known || Math.abs(now - known.at) > rememberedMs) known = { origins: readOrigins().catch(() => new Set<string>()), at: now };
    return known.origins;
  }

  return async (request: Request, response: Response, next: NextFunction) => {
    const origin = request.get("origin");
    if (!origin || request.get("sec-fetch-site") === "same-origin" || !open.test(request.path)) return next();
    response.vary("Origin");
    if (!(await origins()).has(origin)) return next();
    response.set({
      "Access-Control-Allow-Origin": origin,
      "Access-Control-Expose-Headers": shownHeaders,
      "Cross-Origin-Resource-Policy": "cross-origin",
    });
    if (request.method !== "OPTIONS" || !request.get("access-control-request-method")) return next();
    response.set({
      "Access-Control-Allow-Methods": "GET, POST",
      "Access-Control-Allow-Headers": allowedHeaders,
      "Access-Control-Max-Age": "600",
    });
    response.status(204).end();
  };
}
