import { defaultFieldResolver, type GraphQLFieldMap, type GraphQLSchema, isInterfaceType, isObjectType } from "graphql";
import type { GraphQLContext } from "./context.ts";

/** A field that is computed from the row at hand or by a loader, open to whoever sees the row. */
type PlainField<R> = (row: R, ctx: GraphQLContext) => unknown;
/** Such fields of one type; each is checked against its row where it is written. */
export type PlainFields = Readonly<Record<string, PlainField<never>>>;

type Resolve = (row: never, args: unknown, ctx: GraphQLContext) => unknown;
const withoutArguments =
  (answer: PlainField<never>): Resolve =>
  (row, _args, ctx) =>
    answer(row, ctx);

/** The fields of a type, or of each type that implements an interface. */
function fieldMapsOf(schema: GraphQLSchema, typeName: string): GraphQLFieldMap<never, GraphQLContext>[] {
  const type = schema.getType(typeName);
  if (isObjectType(type)) return [type.getFields()];
  if (isInterfaceType(type)) return schema.getImplementations(type).objects.map((object) => object.getFields());
  throw new Error(`The schema has no type ${typeName}`);
}

/**
 * Answers these fields by plain functions. A list calls them once a row, and type-graphql's resolver classes would wrap each call in several
 * promises; an interface's fields go to every type that implements it. @throws Error for a field that the schema does not have.
 */
export function answerPlainly(schema: GraphQLSchema, table: Readonly<Record<string, PlainFields>>): void {
  for (const [typeName, fields] of Object.entries(table)) {
    const maps = fieldMapsOf(schema, typeName);
    for (const [name, answer] of Object.entries(fields)) {
      const known = maps.flatMap((map) => map[name] ?? []);
      if (known.length === 0) throw new Error(`The schema has no field ${typeName}.${name}`);
      for (const field of known) field.resolve = withoutArguments(answer);
    }
  }
}

/**
 * Lets a compiled query call a value that is a function (`totalCount: () => …`), as graphql-js does; by itself it takes every value as it
 * is. The types named are those of rows: their values are never functions, and asking each would cost a list dearly.
 */
export function callFunctions(schema: GraphQLSchema, rowTypes: readonly string[]): void {
  const ofRows = new Set(rowTypes.flatMap((name) => fieldMapsOf(schema, name)));
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__") || ofRows.has(type.getFields())) continue;
    for (const field of Object.values(type.getFields())) field.resolve ??= defaultFieldResolver;
  }
}
