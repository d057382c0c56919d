import { type GraphQLSchema, isInterfaceType } from "graphql";
import { nodeIdOf, nodeTypeOf } from "../../shared/graphql/node-id.ts";
import { answerPlainly, type PlainFields } from "../../shared/graphql/plain-fields.ts";
import { nodeFinders } from "./node-finders.ts";

const fieldOf = (type: string): PlainFields => ({ nodeId: ({ id }: { id: string }) => nodeIdOf({ type, id }) });

/** The `nodeId` of every type that can be found by it. */
const nodeFields: Readonly<Record<string, PlainFields>> = Object.fromEntries(Object.keys(nodeFinders).map((type) => [type, fieldOf(type)]));

/** Gives nodes their ids, and tells their types on the spot: type-graphql's own way is a promise, which compiled queries do not wait for. */
export function tellNodes(schema: GraphQLSchema): void {
  answerPlainly(schema, nodeFields);
  const node = schema.getType("Node");
  if (isInterfaceType(node)) node.resolveType = nodeTypeOf;
}
