import type { IncomingMessage, Server } from "node:http";
import {
  createSourceEventStream,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from "graphql";
import type { SubscribePayload } from "graphql-ws";
import { useServer } from "graphql-ws/use/ws";
import { WebSocketServer } from "ws";
import { isOnlyACheck } from "../../../modules/message/inbox/inbox-topic.ts";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { checkLimits, operationLimits } from "../../../shared/graphql/operation-limits.ts";
import { type Locale, localeOf } from "../../../shared/locale.ts";
import { messageOf } from "../../../shared/messages/message-of.ts";
import type { AnswerCode } from "../../../shared/messages/protocol-codes.ts";
import { UserErrors } from "../../../shared/user-error.ts";
import { operationAudiences } from "../../authority/check-audiences.ts";
import type { AtSocketsCost } from "../../middleware/database-budget.ts";
import { isSameOrigin } from "../../middleware/same-origin.ts";
import { eventContext } from "../../request-context.ts";
import type { Services } from "../../services.ts";
import { appToken } from "../../session-cookies.ts";
import { checkAuthority } from "../check-authority.ts";
import { fewAtOnce } from "../limit/few-at-once.ts";
import { maskError } from "../mask-error.ts";
import { refusalOf as refusalOfOperation } from "../registered-only.ts";
import type { RegisteredOperations } from "../registered-operations.ts";
import { createIdleWatch, hasTooMany } from "./socket-limits.ts";

/** Events that are made at the same time: one may be for every open socket, and requests need connections too. */
const eventsAtOnce = 4;
const maxFrameBytes = 100 * 1024;
const tooMany = () =>
  new GraphQLError("Too many subscriptions on one socket", { extensions: { code: "OPERATION_TOO_LARGE" satisfies AnswerCode } });
const badRequest = (message: string) => new GraphQLError(message, { extensions: { code: "BAD_REQUEST" satisfies AnswerCode } });

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}

function parsed(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: operationLimits.tokens });
  } catch {
    throw new GraphQLError("The operation cannot be read", { extensions: { code: "GRAPHQL_PARSE_FAILED" satisfies AnswerCode } });
  }
}

function validated(schema: GraphQLSchema, payload: SubscribePayload): DocumentNode {
  const document = parsed(payload.query);
  const [problem] = validate(schema, document, [...specifiedRules, NoSchemaIntrospectionCustomRule]);
  if (problem)
    throw new GraphQLError("The operation is not valid", { extensions: { code: "GRAPHQL_VALIDATION_FAILED" satisfies AnswerCode } });
  if (getOperationAST(document, payload.operationName)?.operation !== "subscription") throw badRequest("Only subscriptions here");
  return document;
}

/** The schema the sockets serve, at whose cost; with `operations`, only those. */
interface Served {
  schema: GraphQLSchema;
  atSocketsCost: AtSocketsCost;
  operations?: RegisteredOperations;
}

type Prepared = ExecutionArgs & { context: GraphQLContext };

/** Checks a subscription as the HTTP endpoint checks a query, and makes what its events are executed with. */
function prepare(services: Services, served: Served, request: IncomingMessage, payload: SubscribePayload): Promise<Prepared> {
  const { atSocketsCost, operations, schema } = served;
  const registration = operations?.byText(payload.query);
  if (registration && registration.state !== "REGISTERED") throw refusalOfOperation(registration);
  const document = validated(schema, payload);
  const { operationName } = payload;
  return atSocketsCost(
    request,
    () => eventContext(services, request),
    async (context) => {
      checkAuthority(operationAudiences(), { document, operationName, context });
      const variables = payload.variables ?? {};
      checkLimits({ document, operationName, variables, isAdmin: context.viewer.admin !== undefined });
      return { schema, document, operationName: operationName ?? null, variableValues: variables, context };
    },
  );
}

/** A refusal with its code, in the reader's language; anything else stays what it is. */
function refusalOf(error: unknown, locale: Locale): unknown {
  const [first] = error instanceof UserErrors ? error.problems : [];
  return first ? new GraphQLError(messageOf(first.code, locale, first.params), { extensions: { code: first.code } }) : error;
}

/** Executes each event with a context of its own: rows are fresh, and a session that ended meanwhile ends the subscription. */
async function* eachEvent(
  events: AsyncIterable<unknown>,
  run: (event: unknown) => Promise<ExecutionResult | undefined>,
): AsyncGenerator<ExecutionResult> {
  for await (const event of events) {
    const result = await run(event);
    if (result) yield result;
  }
}

/** Subscriptions over WebSocket on the same port and path as the queries. */
export function serveSubscriptions(
  services: Services,
  served: Served & { httpServer: Server; idleSocketMs: number },
): { dispose(): Promise<void> | void; open(): number } {
  const { httpServer } = served;
  const { environment, log } = services;
  const known = new WeakMap<object, { request: IncomingMessage; locale: Locale }>();
  const inTurn = fewAtOnce(eventsAtOnce);
  const idle = createIdleWatch(served.idleSocketMs);
  const mask = (error: GraphQLError, context: unknown) =>
    maskError({ formatted: error.toJSON(), error, locale: known.get(Object(context))?.locale ?? "ja", log, terse: environment.production });
  const sockets = new WebSocketServer({
    server: httpServer,
    path: "/graphql",
    maxPayload: maxFrameBytes,
    // A page of another site has no way to show an app's token here, and no cookie of ours counts beside one.
    verifyClient: ({ req }: { req: IncomingMessage }) => isSameOrigin(req, environment.baseUrl) || appToken(req) !== undefined,
  });

  async function subscribe(args: ExecutionArgs) {
    const stream = await createSourceEventStream(args);
    if (!isAsyncIterable(stream)) return stream;
    const origin = known.get(Object(args.contextValue));
    if (!origin) throw badRequest("Subscribe first");
    const { request, locale } = origin;
    const answer = (event: unknown) =>
      served.atSocketsCost(
        request,
        () => eventContext(services, request),
        async (context) => {
          checkAuthority(operationAudiences(), { document: args.document, operationName: args.operationName, context });
          return isOnlyACheck(event) ? undefined : execute({ ...args, rootValue: event, contextValue: context });
        },
      );
    return eachEvent(stream, (event) =>
      inTurn(() =>
        answer(event).catch((error: unknown) => {
          throw refusalOf(error, locale);
        }),
      ),
    );
  }

  const serving = useServer(
    {
      isProd: true,
      subscribe,
      onConnect: (connection) => idle.watch(connection),
      onDisconnect: (connection) => idle.forget(connection),
      onSubscribe: async (connection, _id, payload) => {
        const { extra } = connection;
        try {
          if (hasTooMany(connection)) throw tooMany();
          const { context, ...args } = await prepare(services, served, extra.request, payload);
          known.set(context, { request: extra.request, locale: context.locale });
          return { ...args, contextValue: context };
        } catch (reason) {
          const error = refusalOf(reason, localeOf(extra.request.headers["accept-language"]));
          return [error instanceof GraphQLError ? error : new GraphQLError("", { originalError: toError(error) })];
        }
      },
      // Whatever ends a subscription, its code stays: BUSY says that it may be taken up again.
      onError: ({ extra }, _id, _payload, errors) => {
        const locale = localeOf(extra.request.headers["accept-language"]);
        return errors.map((error) =>
          maskError({
            formatted: { message: error.message, extensions: error.extensions },
            error,
            locale,
            log,
            terse: environment.production,
          }),
        );
      },
      onNext: (_ctx, _id, _payload, args, result) => {
        const errors = result.errors?.map((error) => mask(error, args.contextValue));
        return errors ? { ...result, errors } : undefined;
      },
    },
    sockets,
  );
  return { dispose: () => serving.dispose(), open: () => sockets.clients.size };
}

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
