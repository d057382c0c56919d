import type { NextFunction, Request, RequestHandler, Response } from "express";
import { noteAnswer } from "../platform/log/answer-notes.ts";
import type { GraphQLContext } from "../shared/graphql/context.ts";
import { localeOf } from "../shared/locale.ts";
import type { Site } from "../shared/problem.ts";
import { notFound, UserErrors, userError } from "../shared/user-error.ts";
import { isOpenTo, refusalCode } from "../shared/viewer/audience.ts";
import { appOf } from "../shared/viewer/viewer.ts";
import { apiVersion } from "./describe-api.ts";
import { isRestPath, matchPath } from "./match-path.ts";
import { isForPartners, knowPartner } from "./partner/partner-access.ts";
import { asUserErrors, sendProblem } from "./problem.ts";
import { readJson } from "./read-body.ts";
import { allowedMethods, type RestCall, type RestRoute } from "./rest-route.ts";
import { restTable } from "./routes.ts";

/** The functions that handlers get from the server they run in. */
export interface RestDependencies {
  /** The context of the request: who asks, the unit of work, cookies of the answer. */
  contextOf(request: Request, response: Response): Promise<GraphQLContext>;
  site: Site;
  /** Beginnings of paths that the operator has switched off. */
  closed?: readonly string[];
}

const largestJson = 100 * 1024;

async function jsonBody(request: Request): Promise<unknown> {
  if (!request.is("application/json")) throw userError("UNSUPPORTED_TYPE");
  return readJson(request, largestJson);
}

interface Match {
  route: RestRoute;
  params: Record<string, string>;
}

/**
 * The route of a request by path, then by method; undefined for OPTIONS, which is answered by Allow alone.
 * @throws UserErrors NOT_FOUND, METHOD_NOT_ALLOWED (with Allow)
 */
function findRoute(request: Request, response: Response, closed: readonly string[]): Match | undefined {
  const found = restTable.flatMap((route) => {
    const params = closed.some((path) => route.path.startsWith(path)) ? undefined : matchPath(route.path, request.path);
    return params ? [{ route, params }] : [];
  });
  if (found.length === 0) throw notFound([]);
  // HEAD is the GET whose body Node keeps back.
  const method = request.method === "HEAD" ? "GET" : request.method;
  const match = found.find(({ route }) => route.method === method);
  if (match) noteAnswer(response, { operation: `${method} ${match.route.path}` });
  if (match) return match;
  const allowed = allowedMethods(found.map(({ route }) => route));
  response.set("Allow", allowed.join(", "));
  if (request.method !== "OPTIONS" || !allowed.includes("OPTIONS")) throw userError("METHOD_NOT_ALLOWED");
  return undefined;
}

function checkVersion(request: Request): void {
  const asked = request.get("x-api-version");
  if (asked !== undefined && asked.trim() !== apiVersion) throw userError("UNSUPPORTED_API_VERSION", [], { supported: apiVersion });
}

/** Apps do everything by GraphQL, but for what everybody may read and the files of an application. */
function isOpenToApp({ audience, method, path }: RestRoute): boolean {
  return path.startsWith("/api/files") || (method === "GET" && audience.includes("PUBLIC"));
}

function checkAudience(route: RestRoute, { viewer }: GraphQLContext): void {
  const { audience } = route;
  const app = appOf(viewer);
  const isInReach = !app || (isOpenToApp(route) && (audience.includes("PUBLIC") || app.scopes.includes("apply")));
  if (isOpenTo(audience, viewer) && isInReach) return;
  throw userError(refusalCode(audience, viewer));
}

function queryOf(request: Request): Record<string, string> {
  const single = Object.entries(request.query).filter((pair): pair is [string, string] => typeof pair[1] === "string");
  return Object.fromEntries(single);
}

/** Authority comes before anything the caller sent is read. */
async function answer(dependencies: RestDependencies, request: Request, response: Response): Promise<void> {
  const match = findRoute(request, response, dependencies.closed ?? []);
  checkVersion(request);
  if (!match) return void response.status(204).end();
  const { params, route } = match;
  const ctx = await dependencies.contextOf(request, response);
  if (isForPartners(route)) await knowPartner({ ctx, request, response });
  checkAudience(route, ctx);
  const body = route.body === "JSON" ? await jsonBody(request) : undefined;
  const call: RestCall = { ctx, query: queryOf(request), params, body, request, response };
  const result = await route.handle(call);
  if (result !== "SENT") response.status(result.status).json(result.body);
}

function refuse(error: unknown, { site }: RestDependencies, request: Request, response: Response, next: NextFunction): void {
  const problem = asUserErrors(error);
  const locale = localeOf(request.get("accept-language"));
  if (problem instanceof UserErrors && !response.headersSent) sendProblem(response, problem, { locale, site });
  else next(error);
}

/** The REST surface, in any case and with any slashes. Mount it at the root: whatever is not under /api or /feed goes on. */
export function restRoutes(dependencies: RestDependencies): RequestHandler {
  return async (request, response, next) => {
    if (!isRestPath(request.path)) return next();
    response.set({ "X-API-Version": apiVersion, "Cache-Control": "no-store" }).vary("Cookie").vary("Accept-Language");
    await answer(dependencies, request, response).catch((error: unknown) => refuse(error, dependencies, request, response, next));
  };
}
