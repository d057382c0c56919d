import {
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
} from "graphql";
import { getMetadataStorage } from "type-graphql";
import { type AudienceName, audiences } from "../../shared/viewer/audience.ts";
import { nodeFinders } from "../node/node-finders.ts";

const nodeInterface = "Node";

/** A narrower audience is open to whatever its wider one is open to: COMPANY_OWNER may see a type for COMPANY. */
function covers(typeAudience: readonly AudienceName[], asked: AudienceName): boolean {
  return typeAudience.some((name) => name === "PUBLIC" || asked === name || asked.startsWith(`${name}_`));
}

/** True for a list of known audience names. */
export function isAudienceList(value: unknown): value is AudienceName[] {
  return Array.isArray(value) && value.length > 0 && value.every((name) => audiences.some((known) => known === name));
}

/** Audiences of every root field by "Query.works", read from the same metadata the authority checks at run time. */
export function operationAudiences(): Map<string, readonly AudienceName[]> {
  const storage = getMetadataStorage();
  const found = new Map<string, readonly AudienceName[]>();
  const classRoles = new Map(storage.authorizedResolver.map((meta) => [meta.target, meta.roles]));
  const roots = { Query: storage.queries, Mutation: storage.mutations, Subscription: storage.subscriptions };
  for (const [root, operations] of Object.entries(roots)) {
    for (const operation of operations) {
      const roles: unknown = operation.roles ?? classRoles.get(operation.target);
      if (isAudienceList(roles)) found.set(`${root}.${operation.schemaName}`, roles);
    }
  }
  return found;
}

function checkReach(type: GraphQLObjectType, asked: AudienceName, from: string, seen: Set<string>, problems: Set<string>): void {
  if (seen.has(type.name)) return;
  seen.add(type.name);
  const own: unknown = type.extensions["audience"];
  if (!isAudienceList(own)) problems.add(`type ${type.name} states no audience`);
  else if (!covers(own, asked)) problems.add(`${from} is open to ${asked} but reaches ${type.name}, which is open to ${own.join(", ")}`);
  for (const field of Object.values(type.getFields())) {
    const next = getNamedType(field.type);
    if (isObjectType(next)) checkReach(next, asked, from, seen, problems);
  }
}

/** A node is found by the query of its own type, for that type's own audience; of other interfaces nobody says for whom a row is. */
function checkFaces(schema: GraphQLSchema, type: GraphQLInterfaceType, from: string, problems: Set<string>): void {
  if (type.name !== nodeInterface) problems.add(`${from} answers an interface: answer the type of its audience`);
  else for (const face of schema.getPossibleTypes(type)) checkFace(face, from, problems);
}

function checkFace(face: GraphQLObjectType, from: string, problems: Set<string>): void {
  const asked = Object.hasOwn(nodeFinders, face.name) ? nodeFinders[face.name]?.audience : undefined;
  if (asked) checkReach(face, asked, `${from} as ${face.name}`, new Set(), problems);
  else problems.add(`${from} has no query of ${face.name}`);
}

/** Default deny, checked at start: every operation names its audience and reaches only types open to it. @throws Error naming each gap. */
export function checkAudiences(schema: GraphQLSchema): void {
  const byOperation = operationAudiences();
  const problems = new Set<string>();
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const name = `${root?.name}.${field.name}`;
      const asked = byOperation.get(name);
      const type = getNamedType(field.type);
      if (!asked) problems.add(`${name} names no audience`);
      if (isInterfaceType(type)) checkFaces(schema, type, name, problems);
      if (isObjectType(type)) for (const audience of asked ?? []) checkReach(type, audience, name, new Set(), problems);
    }
  }
  if (problems.size > 0) throw new Error(`The schema is not closed:\n${[...problems].join("\n")}`);
}
