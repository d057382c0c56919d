import type { DirectiveNode, DocumentNode, OperationDefinitionNode } from "graphql";
import type { GraphQLContext } from "../../shared/graphql/context.ts";
import { operationOf } from "../../shared/graphql/operation-limits.ts";
import { type AudienceName, isOpenTo } from "../../shared/viewer/audience.ts";
import { appOf } from "../../shared/viewer/viewer.ts";
import { refusal } from "../authority/auth-checker.ts";
import { isInScope } from "../oauth/scope-operations.ts";

const rootTypes = { query: "Query", mutation: "Mutation", subscription: "Subscription" } as const;

type Variables = Readonly<Record<string, unknown>>;

/** Whether a directive says at once that its field is not asked for: by a literal or by a variable that was sent. */
function leavesOut({ name, arguments: given = [] }: DirectiveNode, variables: Variables): boolean {
  const condition = given.find((argument) => argument.name.value === "if")?.value;
  const value = condition?.kind === "Variable" ? variables[condition.name.value] : condition?.kind === "BooleanValue" && condition.value;
  return name.value === "include" ? value === false : name.value === "skip" && value === true;
}

/** True for a field that the operation names itself, nowhere in a fragment, and leaves out this time. */
function isLeftOut({ selectionSet }: OperationDefinitionNode, field: string, variables: Variables): boolean {
  return selectionSet.selections.every(
    (node) =>
      node.kind === "Field" && (node.name.value !== field || (node.directives ?? []).some((directive) => leavesOut(directive, variables))),
  );
}

/**
 * Checks authority before anything else, so that a stranger learns nothing from how a protected operation's input is checked, and costs no
 * statement. Fields that a condition of the operation leaves out are not checked. The resolvers check again.
 * @throws GraphQLError UNAUTHENTICATED or FORBIDDEN.
 */
export function checkAuthority(
  audiences: ReadonlyMap<string, readonly AudienceName[]>,
  request: { document: DocumentNode; operationName: string | null | undefined; variables?: Variables | undefined; context: GraphQLContext },
): void {
  const { context, document, variables = {} } = request;
  const asked = operationOf(document, request.operationName);
  if (!asked) return;
  const app = appOf(context.viewer);
  for (const field of asked.roots) {
    const name = `${rootTypes[asked.operation.operation]}.${field}`;
    const names = audiences.get(name);
    if (!names || isLeftOut(asked.operation, field, variables)) continue;
    const isPublic = names.includes("PUBLIC");
    if (isOpenTo(names, context.viewer) && (!app || isInScope(app, name, { isPublic }))) continue;
    throw refusal(names, context);
  }
}
