import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { expressMiddleware } from "@as-integrations/express5";
import express, { type Express, type Request, type RequestHandler, type Response } from "express";
import { restRoutes } from "../rest/rest-routes.ts";
import { createSchema } from "./create-schema.ts";
import { createCompiledQueries } from "./graphql/compiled-queries.ts";
import { createApollo } from "./graphql/create-apollo.ts";
import { keepDeadlines, operationMs } from "./graphql/deadline.ts";
import { registeredOnly } from "./graphql/registered-only.ts";
import { readSafelist } from "./graphql/safelist.ts";
import { createSharedAnswers } from "./graphql/shared-answers.ts";
import { shortWay } from "./graphql/short-way.ts";
import { idleSocketMs } from "./graphql/socket-limits.ts";
import { serveSubscriptions } from "./graphql/subscriptions.ts";
import { healthRoutes, type Readiness } from "./middleware/health.ts";
import { jsonErrors, notFoundAsJson } from "./middleware/json-errors.ts";
import { requestId } from "./middleware/request-id.ts";
import { sameOriginOnly } from "./middleware/same-origin.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { shedLoad, watchEventLoop } from "./middleware/shed-load.ts";
import { seoRoutes } from "./pages/seo-routes.ts";
import { requestContext } from "./request-context.ts";
import type { Services } from "./services.ts";
import { webPages } from "./web-pages.ts";

const graphqlBodyLimit = "100kb";

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
  /** Ends open subscriptions and waits for running requests. */
  drain(): Promise<void>;
}

/** Milliseconds within which a request must have come: a film takes its time, anything else does not. */
const slowest = { request: 30_000, upload: 15 * 60_000 } as const;

/** Cuts off a request whose body trickles in. */
function limitBody(request: IncomingMessage): void {
  if (request.complete || /^\/api\/upload(?:[/?]|$)/i.test(request.url ?? "")) return;
  const late = setTimeout(() => request.destroy(), slowest.request);
  request.once("end", () => clearTimeout(late)).once("close", () => clearTimeout(late));
}

/** Milliseconds for which a sender answered before its whole body came (a refused upload) may send the rest; then the connection is cut. */
const restMs = 2_000;

function cutAfterAnswer(request: IncomingMessage, response: ServerResponse): void {
  response.once("finish", () => {
    if (request.complete) return;
    const late = setTimeout(() => request.destroy(), restMs);
    request.once("end", () => clearTimeout(late)).once("close", () => clearTimeout(late));
  });
}

/** Slow and idle clients must not hold the server: Node's own limits are loose. */
function limitedServer(app: Express): Server {
  const http = createServer({ headersTimeout: 10_000, requestTimeout: slowest.upload, keepAliveTimeout: 5_000 }, app);
  http.on("request", limitBody).on("request", cutAfterAnswer);
  http.maxConnections = 2_000;
  return http;
}

/** The whole server in the order in which a request meets its parts. `webDir` is the built site. */
export async function createApp(
  services: Services,
  webDir: string,
  limits = { operationMs, sharedMs, idleSocketMs, watchLoad: watchEventLoop },
): Promise<App> {
  const { environment, log, pubSub } = services;
  const app = express();
  const http = limitedServer(app);
  const readiness: Readiness = { draining: false };
  const contextOf = (request: Request, response: Response) => requestContext(services, request, response);
  const schema = keepDeadlines(createSchema(pubSub));
  const queries = createCompiledQueries(schema);
  const shared = createSharedAnswers(limits.sharedMs);
  const apollo = createApollo(services, { schema, httpServer: http, queries, ...limits });
  await apollo.start();
  const safelist = await readSafelist(environment);
  const subscriptions = serveSubscriptions(services, { schema, httpServer: http, ...limits, ...(environment.safelist && { safelist }) });

  app.disable("x-powered-by");
  app.set("trust proxy", environment.trustProxy);
  app.set("query parser", "simple");
  app.set("env", "production");

  app.use(requestId, securityHeaders({ stripe: environment.stripe !== undefined }));
  app.use(healthRoutes(services, readiness));
  if (environment.production) app.use(shedLoad(limits.watchLoad()));
  app.use(sameOriginOnly(environment));
  app.use(
    "/graphql",
    neverStored,
    express.json({ limit: graphqlBodyLimit }),
    registeredOnly(safelist, { enforced: environment.safelist }),
    shortWay(services, { queries, contextOf, shared, operationMs: limits.operationMs }),
    expressMiddleware(apollo, { context: ({ req, res }) => contextOf(req, res) }),
  );
  app.use("/api", (request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") response.once("finish", shared.forget);
    next();
  });
  app.use(restRoutes({ contextOf }));
  if (!environment.production) app.use((await import("./development-routes.ts")).developmentRoutes(services));
  app.use(seoRoutes(services));
  app.use(webPages(services, webDir));
  app.use(notFoundAsJson);
  app.use(jsonErrors(log));

  return {
    http,
    readiness,
    drain: async () => {
      readiness.draining = true;
      await subscriptions.dispose();
      await apollo.stop();
    },
  };
}
