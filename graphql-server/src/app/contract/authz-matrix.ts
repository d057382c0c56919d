import { type GraphQLSchema, isObjectType } from "graphql";
import type { AudienceName } from "../../shared/viewer/audience.ts";
import { isAudienceList, operationAudiences } from "../authority/check-audiences.ts";
import { type Verdict, verdicts } from "./actors.ts";

/** One line of the matrix: a field of the schema or a REST path, and what each actor gets. */
export interface MatrixRow {
  audience: readonly AudienceName[];
  actors: Record<string, Verdict>;
}

function row(audience: readonly AudienceName[]): MatrixRow {
  return { audience, actors: verdicts(audience) };
}

/** Every field of every type by "Type.field", operations included, decided by the same tables as at run time. */
export function graphqlMatrix(schema: GraphQLSchema): Record<string, MatrixRow> {
  const operations = operationAudiences();
  const rows = new Map<string, MatrixRow>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.keys(type.getFields())) {
      const name = `${type.name}.${field}`;
      const own: unknown = operations.get(name) ?? type.extensions["audience"];
      if (!isAudienceList(own)) throw new Error(`${name} names no audience`);
      rows.set(name, row(own));
    }
  }
  return Object.fromEntries([...rows].toSorted(([a], [b]) => a.localeCompare(b, "en")));
}

/** REST paths by "METHOD /path". */
export function restMatrix(
  routes: readonly { method: string; path: string; audience: readonly AudienceName[] }[],
): Record<string, MatrixRow> {
  return Object.fromEntries(routes.map(({ method, path, audience }) => [`${method} ${path}`, row(audience)]));
}
