import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import type { Environment } from "../../platform/environment.ts";
import { sendRefusal } from "../../rest/problem.ts";
import { localeOf } from "../../shared/locale.ts";
import { appToken } from "../session-cookies.ts";

/** True when a browser sent this from our own pages, or when no browser sent it (no Origin, no Fetch metadata). */
export function isSameOrigin(request: Pick<IncomingMessage, "headers">, baseUrl: string): boolean {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (origin === new URL(baseUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Methods that change nothing. */
export const safeMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/** Paths that ask for a code or a token in the body. */
const ownSecret = /^\/oauth\/token(?:\/revocation)?$/;

/**
 * Refuses writes that another site's page makes with our cookies, and those that would give it ours (login CSRF): whatever is not
 * same-origin is answered 403 before it is read.
 */
export function sameOriginOnly(environment: Pick<Environment, "baseUrl">): RequestHandler {
  return (request, response, next) => {
    if (safeMethods.has(request.method) || isSameOrigin(request, environment.baseUrl)) return next();
    // No cookie counts there: a page that has the app's secret is the app's.
    if (appToken(request) || ownSecret.test(request.path)) return next();
    sendRefusal(response, { status: 403, code: "CROSS_SITE", locale: localeOf(request.get("accept-language")) }, environment);
  };
}
