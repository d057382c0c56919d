import type { Server } from "node:http";
import {
  ApolloServer,
  type ApolloServerPlugin,
  type GraphQLRequestContext,
  type GraphQLRequestContextWillSendResponse,
} from "@apollo/server";
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled";
import { ApolloServerPluginDrainHttpServer } from "@apollo/server/plugin/drainHttpServer";
import { GraphQLError, type GraphQLSchema } from "graphql";
import type { GraphQLContext } from "../../shared/graphql/context.ts";
import { checkLimits, costHeader, costText, operationLimits } from "../../shared/graphql/operation-limits.ts";
import type { Locale } from "../../shared/locale.ts";
import type { AudienceName } from "../../shared/viewer/audience.ts";
import { operationAudiences } from "../authority/check-audiences.ts";
import { slowestUploadMs } from "../connection/limited-server.ts";
import type { Services } from "../services.ts";
import { checkAuthority } from "./check-authority.ts";
import type { CompiledQueries } from "./compiled-queries.ts";
import { deadlines } from "./limit/deadline.ts";
import { logOperation } from "./log-operation.ts";
import { maskError, passingCodes } from "./mask-error.ts";

type Audiences = ReadonlyMap<string, readonly AudienceName[]>;

function authorize(audiences: Audiences, { document, request, contextValue }: GraphQLRequestContext<GraphQLContext>): void {
  if (!document) return;
  const { operationName, variables } = request;
  checkAuthority(audiences, { document, operationName, variables, context: contextValue });
}

/** Answers a stranger's invalid protected operation with the refusal instead of the validator's words, which are no stranger's business. */
function refuseBeforeValidation(audiences: Audiences, request: GraphQLRequestContextWillSendResponse<GraphQLContext>): void {
  const { body, http } = request.response;
  if (!request.errors || body.kind !== "single") return;
  try {
    authorize(audiences, request);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const { code, http: answer } = error.extensions;
    body.singleResult = { errors: [{ message: error.message, extensions: { code } }] };
    http.status = isStatus(answer) ? answer.status : 401;
  }
}

function isStatus(value: unknown): value is { status: number } {
  return typeof value === "object" && value !== null && "status" in value && typeof value.status === "number";
}

/** Authority first, then the operation's size; both before any resolver runs. */
function gatekeeper(audiences: Audiences, localesOfErrors: WeakMap<object, Locale>): ApolloServerPlugin<GraphQLContext> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async (request) => {
        authorize(audiences, request);
        const cost = checkLimits({
          document: request.document,
          operationName: request.request.operationName,
          variables: request.request.variables ?? {},
          isAdmin: request.contextValue.viewer.admin !== undefined,
        });
        if (cost) request.response.http.headers.set(costHeader, costText(cost));
      },
      willSendResponse: async (request) => refuseBeforeValidation(audiences, request),
      didEncounterErrors: async ({ errors, contextValue }) => {
        for (const error of errors) localesOfErrors.set(error, contextValue.locale);
      },
    }),
  };
}

function requestLog(services: Services): ApolloServerPlugin<GraphQLContext> {
  return {
    requestDidStart: async () => {
      const started = performance.now();
      return {
        willSendResponse: async ({ operationName, contextValue: context, response: { body } }) =>
          logOperation(services, { context, operationName, started, errors: (body.kind === "single" && body.singleResult.errors) || [] }),
      };
    },
  };
}

/** Notes each document that was valid and allowed, so that it may go the short way when it comes again. */
function noteDocuments(queries: CompiledQueries): ApolloServerPlugin<GraphQLContext> {
  return {
    requestDidStart: async () => ({
      executionDidStart: async ({ request, document }) => {
        if (request.query) queries.note(request.query, document);
      },
    }),
  };
}

/** An overloaded server says so by status too, and when to come back. */
const busyStatus: ApolloServerPlugin<GraphQLContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response: { body, http } }) => {
      const errors = body.kind === "single" ? (body.singleResult.errors ?? []) : [];
      if (!errors.some(({ extensions }) => passingCodes.has(extensions?.["code"]))) return;
      http.status = 503;
      http.headers.set("retry-after", "2");
    },
  }),
};

/** Apollo Server as security demands it: masked errors, no introspection or hints outside development, bounded operations. */
export function createApollo(
  services: Services,
  input: { schema: GraphQLSchema; httpServer: Server; queries: CompiledQueries; operationMs: number },
): ApolloServer<GraphQLContext> {
  const { environment, log } = services;
  const { schema, httpServer, queries, operationMs } = input;
  const locales = new WeakMap<object, Locale>();
  return new ApolloServer<GraphQLContext>({
    schema,
    csrfPrevention: true,
    introspection: !environment.production,
    hideSchemaDetailsFromClientErrors: environment.production,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: operationLimits.tokens },
    nodeEnv: "production",
    formatError: (formatted, error) => {
      const locale = error instanceof Error ? locales.get(error) : undefined;
      return maskError({ formatted, error, locale: locale ?? "ja", log, terse: environment.production });
    },
    plugins: [
      deadlines(log, operationMs),
      gatekeeper(operationAudiences(), locales),
      requestLog(services),
      busyStatus,
      noteDocuments(queries),
      // It would wrap every field's resolver; create-app says no-store for all answers.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      // Who ends the process decides how long running requests are waited for.
      ApolloServerPluginDrainHttpServer({ httpServer, stopGracePeriodMillis: slowestUploadMs }),
    ],
  });
}
