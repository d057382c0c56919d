import type { DocumentNode } from "graphql";
import { type AudienceName, isOpenTo } from "../../shared/audience.ts";
import type { GraphQLContext } from "../../shared/graphql/context.ts";
import { refusal } from "../auth-checker.ts";
import { operationOf } from "./limits.ts";

const rootTypes = { query: "Query", mutation: "Mutation", subscription: "Subscription" } as const;

/**
 * Authority before everything else: a stranger learns nothing from how a protected operation's input is checked, and costs no statement.
 * The resolvers ask again. @throws GraphQLError UNAUTHENTICATED or FORBIDDEN.
 */
export function checkAuthority(
  audiences: ReadonlyMap<string, readonly AudienceName[]>,
  request: { document: DocumentNode; operationName: string | null | undefined; context: GraphQLContext },
): void {
  const { context, document } = request;
  const asked = operationOf(document, request.operationName);
  if (!asked) return;
  for (const field of asked.roots) {
    const names = audiences.get(`${rootTypes[asked.operation.operation]}.${field}`);
    if (names && !isOpenTo(names, context.viewer)) throw refusal(names, context);
  }
}
