import {
  defaultFieldResolver,
  type GraphQLField,
  GraphQLID,
  type GraphQLInputType,
  type GraphQLSchema,
  GraphQLString,
  getNamedType,
  isInputObjectType,
  isObjectType,
} from "graphql";
import { requireStorable } from "../user-error.ts";

/** True for a type whose values hold text, at whatever depth. */
function holdsText(type: GraphQLInputType, above: readonly string[] = []): boolean {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return named === GraphQLString || named === GraphQLID;
  if (above.includes(named.name)) return false;
  return Object.values(named.getFields()).some((field) => holdsText(field.type, [...above, named.name]));
}

function refuseUnstorable(field: GraphQLField<unknown, unknown>): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (source, args, context, info) => {
    requireStorable(args);
    return resolve(source, args, context, info);
  };
}

/**
 * Refuses whatever a query asks with a text that no database can compare: half of a surrogate pair would reach it as another character and
 * find what was not asked for. The commands behind mutations parse their input and name the field.
 */
export function storableOnly(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__") || type === schema.getMutationType()) continue;
    for (const field of Object.values(type.getFields())) if (field.args.some((arg) => holdsText(arg.type))) refuseUnstorable(field);
  }
}
