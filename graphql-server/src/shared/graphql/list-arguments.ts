import {
  defaultFieldResolver,
  GraphQLError,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
} from "graphql";
import type { AnswerCode } from "../messages/protocol-codes.ts";

/** Takes the value of an argument and gives it back without what is said twice. @throws GraphQLError for a list that is too long. */
type Tidy = (value: unknown) => unknown;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** Applies each to its own key, as far as the record has it. */
function tidyRecord(record: Record<string, unknown>, tidies: readonly (readonly [string, Tidy])[]): Record<string, unknown> {
  const changes = tidies.flatMap(([name, tidy]) =>
    record[name] === undefined || record[name] === null ? [] : [[name, tidy(record[name])] as const],
  );
  return changes.length === 0 ? record : { ...record, ...Object.fromEntries(changes) };
}

function tidyList(name: string, limit: number): Tidy {
  return (value) => {
    if (!Array.isArray(value)) return value;
    const unlike: unknown[] = [...new Set(value)];
    if (unlike.length <= limit) return unlike;
    throw new GraphQLError(`The list ${name} takes at most ${limit} values.`, {
      extensions: { code: "OPERATION_TOO_LARGE" satisfies AnswerCode, http: { status: 400 } },
    });
  };
}

/** The most values that a list may hold: as many as its vocabulary has, or as its field says. */
function limitOf(type: GraphQLInputType, extensions: Readonly<Record<string, unknown>>): number | undefined {
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues().length;
  return typeof extensions["maxItems"] === "number" ? extensions["maxItems"] : undefined;
}

interface Place {
  name: string;
  type: GraphQLInputType;
  extensions: Readonly<Record<string, unknown>>;
}

/** Collects the lists that no limit bounds in `unbounded`. @returns undefined for a value that holds no list. */
function tidyOf({ name, type, extensions }: Place, above: readonly string[], unbounded: string[]): Tidy | undefined {
  const shape = getNullableType(type);
  if (isListType(shape)) {
    if (!isLeafType(getNamedType(shape))) return undefined;
    const limit = limitOf(shape, extensions);
    if (limit === undefined) unbounded.push(name);
    return limit === undefined ? undefined : tidyList(name, limit);
  }
  if (!isInputObjectType(shape) || above.includes(shape.name)) return undefined;
  const tidies = tidiesOf(Object.values(shape.getFields()), [...above, shape.name], unbounded);
  return tidies.length === 0 ? undefined : (value) => (isRecord(value) ? tidyRecord(value, tidies) : value);
}

function tidiesOf(places: readonly Place[], above: readonly string[], unbounded: string[]): (readonly [string, Tidy])[] {
  return places.flatMap((place) => {
    const tidy = tidyOf(place, above, unbounded);
    return tidy ? [[place.name, tidy] as const] : [];
  });
}

/** Puts the lists of one field in order before it is resolved. @returns the lists that nothing bounds. */
function boundField(field: GraphQLField<unknown, unknown>): string[] {
  const unbounded: string[] = [];
  const tidies = tidiesOf(field.args, [], unbounded);
  const resolve = field.resolve ?? defaultFieldResolver;
  if (tidies.length > 0) field.resolve = (source, args, context, info) => resolve(source, tidyRecord(args, tidies), context, info);
  return unbounded;
}

/**
 * Bounds every list of words that a query takes: it holds no value twice, and no more than its vocabulary has or than the field's extension
 * `maxItems` says. Lists of records, and those of a mutation, are bounded by the schema of the command that parses them.
 * @throws Error at start for a list that nothing bounds.
 */
export function boundLists(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__") || type === schema.getMutationType()) continue;
    for (const field of Object.values(type.getFields())) {
      const unbounded = boundField(field);
      if (unbounded.length > 0) {
        throw new Error(`${type.name}.${field.name} takes lists without a limit: ${unbounded.join(", ")}`);
      }
    }
  }
}
