import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { expressMiddleware } from "@as-integrations/express5";
import express, { type NextFunction, type Request, type RequestHandler, type Response } from "express";
import { createPublicRows } from "../platform/database/kept/public-rows.ts";
import { notedTables, notingWrites } from "../platform/database/kept/statement-tables.ts";
import { unheard } from "../platform/pubsub/pubsub.ts";
import { mcpRoutes } from "../rest/mcp/mcp.routes.ts";
import { restRoutes } from "../rest/rest-routes.ts";
import type { GraphQLContext } from "../shared/graphql/context.ts";
import { operationAudiences } from "./authority/check-audiences.ts";
import { watchAnswers } from "./cockpit/watch-answers.ts";
import { limitedServer } from "./connection/limited-server.ts";
import { type RunningRequests, watchRequests } from "./connection/running-requests.ts";
import { createSchema } from "./create-schema.ts";
import { developerRoutes } from "./developers/developer-routes.ts";
import { knownAnswers, type QueryAnswer } from "./graphql/answer-known.ts";
import { createCompiledQueries } from "./graphql/compiled-queries.ts";
import { compressedAnswers } from "./graphql/compressed-answers.ts";
import { createApollo } from "./graphql/create-apollo.ts";
import { failedBefore, noteQueries } from "./graphql/limit/busy-answer.ts";
import { keepDeadlines, operationMs } from "./graphql/limit/deadline.ts";
import { registeredOnly } from "./graphql/registered-only.ts";
import { joinOperations } from "./graphql/registered-operations.ts";
import { readSafelist } from "./graphql/safelist.ts";
import { readyAnswers } from "./graphql/shared/ready-answers.ts";
import { createSharedAnswers } from "./graphql/shared/shared-answers.ts";
import { sharedByGet } from "./graphql/shared/shared-get.ts";
import { shortWay } from "./graphql/short-way.ts";
import { idleSocketMs } from "./graphql/socket/socket-limits.ts";
import { serveSubscriptions } from "./graphql/socket/subscriptions.ts";
import { databaseBudget } from "./middleware/database-budget.ts";
import { fairTurns, watchUse } from "./middleware/fair-turns.ts";
import { healthRoutes, type Readiness } from "./middleware/health.ts";
import { jsonBody } from "./middleware/json-body.ts";
import { jsonErrors, notFoundAsJson } from "./middleware/json-errors.ts";
import { firstByteMs, requestDeadline } from "./middleware/request-deadline.ts";
import { nameRequests } from "./middleware/request-id.ts";
import { safeMethods, sameOriginOnly } from "./middleware/same-origin.ts";
import { headersOfAll, securityHeaders } from "./middleware/security-headers.ts";
import { refuseBusy, shedLoad, watchEventLoop } from "./middleware/shed-load.ts";
import { createSpentTime } from "./middleware/spent-time.ts";
import { appOrigins } from "./oauth/app-origins.ts";
import { createOAuthProvider, oauthPath } from "./oauth/oauth-provider.ts";
import { metadataRoute, oauthRoutes } from "./oauth/oauth-routes.ts";
import { crawlerRoutes } from "./pages/crawlers/crawler-routes.ts";
import type { Page } from "./pages/render-page.ts";
import { webPages } from "./pages/web-pages.ts";
import { type Purpose, requestContext } from "./request-context.ts";
import type { Services } from "./services.ts";

const graphqlBodyLimit = 100 * 1024;

/** Milliseconds for which visitors may be given the same answer. */
const sharedMs = 1_000;

/** Answers depend on who asks. */
const neverStored: RequestHandler = (_request, response, next) => {
  response.setHeader("Cache-Control", "no-store");
  next();
};

/** A server that is ready to listen. */
export interface App {
  http: Server;
  readiness: Readiness;
  /** How many sockets of subscriptions are open. */
  sockets(): number;
  running: RunningRequests;
  /** Takes no more requests, ends open subscriptions, whose clients connect again, and waits for running requests. */
  drain(): Promise<void>;
}

type ContextOf = (request: Request, response: Response, purpose?: Purpose) => Promise<GraphQLContext>;

/** Asks once who is asking, however many parts of the server want to know. */
function oncePerRequest(read: ContextOf): ContextOf {
  const known = new WeakMap<Request, Promise<GraphQLContext>>();
  return (request, response, purpose) => {
    const context = known.get(request) ?? read(request, response, purpose);
    known.set(request, context);
    return context;
  };
}

/** The whole server in the order in which a request meets its parts. `webDir` is the built site. */
export async function createApp(
  services: Services,
  webDir: string,
  limits = { firstByteMs, operationMs, sharedMs, idleSocketMs, watchLoad: watchEventLoop, watchUse, spentTime: createSpentTime },
): Promise<App> {
  const { environment, log, pubSub, database } = services;
  const app = express();
  const watch = watchAnswers(services);
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    watch(request, response);
    // A proxy keeps no connection to a process that is about to end.
    if (readiness.draining) response.shouldKeepAlive = false;
    ready.handle(request, response, () => void app(request, response));
  };
  const http = limitedServer(listener, { isBehindProxy: environment.trustProxy > 0 });
  const running = watchRequests(http);
  const readiness: Readiness = { draining: false };
  const publicRows = limits.sharedMs > 0 ? createPublicRows(limits.sharedMs, pubSub.written) : null;
  const {
    handler: budget,
    payerOf,
    contextOf,
    atSocketsCost,
  } = databaseBudget(
    { ...environment.databaseBudget, proxies: environment.trustProxy, site: environment },
    oncePerRequest((request, response, purpose = "ACT") => requestContext(services, { request, response, purpose, publicRows })),
    limits.spentTime(),
  );
  const schema = keepDeadlines(createSchema(pubSub));
  const queries = createCompiledQueries(schema);
  const shared = createSharedAnswers<QueryAnswer>(limits.sharedMs, pubSub.written);
  const pages = createSharedAnswers<Page>(limits.sharedMs, unheard);
  const forget = (tables?: ReadonlySet<string>) => {
    shared.forget(tables);
    pages.forget(tables);
    publicRows?.forget(tables);
    services.viewers.forget();
  };
  /** Forgets at the end of a request what it may have written. */
  const forgetAfter = (response: Response) => {
    const tables = notedTables();
    response.once("finish", () => forget(tables));
  };
  const audiences = operationAudiences();
  const known = knownAnswers(services, { audiences, milliseconds: limits.operationMs });
  const apollo = createApollo(services, { schema, httpServer: http, queries, ...limits });
  await apollo.start();
  const operations = joinOperations(await readSafelist(environment), services.clientOperations);
  if (environment.safelist) await services.clientOperations.refresh();
  const headers = headersOfAll({ stripe: environment.stripe !== undefined });
  const ready = readyAnswers(services, { shared, operations, headers });
  const ways = { queries, known, shared, contextOf, ready };
  const subscriptions = serveSubscriptions(services, {
    schema,
    httpServer: http,
    atSocketsCost,
    ...limits,
    ...(environment.safelist && { operations }),
  });

  app.disable("x-powered-by");
  app.set("trust proxy", environment.trustProxy);
  app.set("query parser", "simple");
  app.set("env", "production");

  app.use(nameRequests(environment.requestIdHeader), securityHeaders(headers));
  app.use(healthRoutes(services, readiness));
  if (environment.production) app.use(shedLoad(limits.watchLoad(), environment));
  app.use(requestDeadline(services, limits.firstByteMs));
  app.use((_request, _response, next) => notingWrites(new Set(), next));
  app.use(appOrigins(services));
  app.use(sameOriginOnly(environment));
  app.use(fairTurns(payerOf, limits.watchUse(database.poolCounts), environment.production ? { refuse: refuseBusy(environment) } : {}));
  app.use(budget);
  const door = express();
  for (const setting of ["x-powered-by", "trust proxy", "query parser", "env"]) door.set(setting, app.get(setting));
  door.use(
    sharedByGet(services, ways, { operations, audiences }),
    jsonBody(graphqlBodyLimit, environment),
    registeredOnly(operations, { enforced: environment.safelist }),
    noteQueries,
    shortWay(services, { ...ways, forgetAfter }),
    // Apollo would answer 500 when there is no telling who asks.
    (request: Request, response: Response, next: NextFunction) => void contextOf(request, response).then(() => next(), next),
    expressMiddleware(apollo, { context: ({ req, res }) => contextOf(req, res) }),
    failedBefore(log),
  );
  app.use("/graphql", neverStored, compressedAnswers, door);
  app.use("/api", (request, response, next) => {
    if (!safeMethods.has(request.method)) forgetAfter(response);
    next();
  });
  app.use(metadataRoute(environment, oauthPath));
  app.use(oauthPath, oauthRoutes(createOAuthProvider(services), contextOf));
  const closed = [...(environment.feeds ? [] : ["/feed"]), ...(environment.worksApi ? [] : ["/api/v1"])];
  app.use(restRoutes({ contextOf, site: environment, closed }));
  if (environment.mcp) app.all("/mcp", mcpRoutes({ contextOf, site: environment, log }));
  if (!environment.production) app.use((await import("./development-routes.ts")).developmentRoutes(services, webDir));
  app.use(developerRoutes(services, schema));
  app.use(crawlerRoutes(services));
  app.use(webPages(services, { webDir, door, shared: pages }));
  app.use(notFoundAsJson(environment));
  app.use(jsonErrors(services));

  return {
    http,
    readiness,
    sockets: subscriptions.open,
    running,
    drain: async () => {
      readiness.draining = true;
      // Who connects again must not come here.
      const closed = apollo.stop();
      await subscriptions.dispose();
      await closed;
    },
  };
}
