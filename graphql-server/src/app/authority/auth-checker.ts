import { GraphQLError } from "graphql";
import type { AuthCheckerFn } from "type-graphql";
import type { GraphQLContext } from "../../shared/graphql/context.ts";
import { messageOf } from "../../shared/messages/message-of.ts";
import { type AudienceName, isOpenTo, refusalCode } from "../../shared/viewer/audience.ts";

/** The refusal of an operation: sign in first, or not yours. */
export function refusal(names: readonly AudienceName[], context: Pick<GraphQLContext, "viewer" | "locale">): GraphQLError {
  const code = refusalCode(names, context.viewer);
  const status = code === "UNAUTHENTICATED" ? 401 : 403;
  return new GraphQLError(messageOf(code, context.locale), { extensions: { code, http: { status } } });
}

/** Lets an operation pass when the viewer belongs to one of its audiences. @throws GraphQLError UNAUTHENTICATED, TWO_FACTOR_ENROL or FORBIDDEN. */
export const authChecker: AuthCheckerFn<GraphQLContext, AudienceName> = ({ context }, names) => {
  if (isOpenTo(names, context.viewer)) return true;
  throw refusal(names, context);
};
