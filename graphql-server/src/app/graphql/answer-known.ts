import type { GraphQLError, GraphQLFormattedError } from "graphql";
import { jstDate } from "../../shared/calendar/jst.ts";
import type { GraphQLContext } from "../../shared/graphql/context.ts";
import { checkLimits, costText } from "../../shared/graphql/operation-limits.ts";
import type { Locale } from "../../shared/locale.ts";
import type { AudienceName } from "../../shared/viewer/audience.ts";
import type { Services } from "../services.ts";
import { checkAuthority } from "./check-authority.ts";
import type { Known } from "./known-query.ts";
import { startDeadline } from "./limit/deadline.ts";
import { logOperation } from "./log-operation.ts";
import { maskError, passingCodes } from "./mask-error.ts";
import type { WireAnswer } from "./shared/shared-answers.ts";

/** The answer to a query; `isWhole`: nothing of it failed. */
export interface QueryAnswer extends WireAnswer {
  isWhole: boolean;
  /** What the query costs, as a client is told. */
  cost: string | undefined;
}

/** The answer that is none: nothing has run, and the long way refuses the request. */
export const misfit: QueryAnswer = { status: 400, bytes: Buffer.alloc(0), viewedWorks: [], isWhole: false, cost: undefined };

/** Answers queries that are known, each under the same authority, limits, deadline, masking and log as by the long way. */
export interface KnownAnswers {
  /** `misfit` where the variables do not fit, or the viewer may not ask, or asks too much. */
  answer(known: Known, context: GraphQLContext, started: number): Promise<QueryAnswer>;
}

type Audiences = ReadonlyMap<string, readonly AudienceName[]>;

/** What the query costs, of one that the viewer may ask. */
function weighAllowed(audiences: Audiences, { document, operationName, variables }: Known, context: GraphQLContext) {
  try {
    checkAuthority(audiences, { document, operationName, variables, context });
    const cost = checkLimits({ document, operationName, variables, isAdmin: context.viewer.admin !== undefined });
    return { cost: cost && costText(cost) };
  } catch {
    return undefined;
  }
}

function statusOf(errors: readonly GraphQLError[], masked: readonly GraphQLFormattedError[]): number {
  if (masked.some(({ extensions }) => passingCodes.has(extensions?.["code"]))) return 503;
  for (const { extensions } of errors) {
    const http: unknown = extensions?.["http"];
    if (typeof http === "object" && http !== null && "status" in http && typeof http.status === "number") return http.status;
  }
  return 200;
}

/** A key shared by equal questions of visitors in one language. */
export function sharedKey({ query, operationName, variables }: Known, { locale, now }: { locale: Locale; now: Date }): string {
  return `${jstDate(now)}\u0000${locale}\u0000${operationName}\u0000${JSON.stringify(variables)}\u0000${query}`;
}

/** The context of an answer that others may get too: it remembers what was viewed instead of counting it. */
function withViewedWorks(context: GraphQLContext): { context: GraphQLContext; viewedWorks: string[] } {
  const viewedWorks: string[] = [];
  return { context: { ...context, noteView: (workId) => void viewedWorks.push(workId) }, viewedWorks };
}

export function knownAnswers(
  services: Pick<Services, "log" | "metrics">,
  { audiences, milliseconds }: { audiences: Audiences; milliseconds: number },
): KnownAnswers {
  const { log } = services;
  return {
    async answer(known, own, started) {
      const allowed = weighAllowed(audiences, known, own);
      if (!allowed) return misfit;
      const { context, viewedWorks } = withViewedWorks(own);
      const { operationName } = known;
      const end = startDeadline(log, { context, operationName, milliseconds });
      const { data, errors = [] } = await known.run(context, known.variables).finally(end);
      if (data === undefined) return misfit;
      const masked = errors.map((error) => maskError({ formatted: error.toJSON(), error, locale: context.locale, log, terse: true }));
      logOperation(services, { context, operationName, started, errors: masked });
      const isWhole = masked.length === 0;
      const body = isWhole ? { data } : { errors: masked, data };
      return { status: statusOf(errors, masked), bytes: Buffer.from(`${JSON.stringify(body)}\n`), viewedWorks, isWhole, ...allowed };
    },
  };
}
