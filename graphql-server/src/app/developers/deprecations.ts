import { type GraphQLSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from "graphql";

/** A place of the schema that will go, and what to use instead. */
export interface Deprecation {
  /** By its coordinate: `Work.category`, `Query.works(sort:)`. */
  coordinate: string;
  instead: string;
}

interface Deprecable {
  deprecationReason?: string | null | undefined;
}

/** Everything in a schema that is deprecated. */
export function deprecationsOf(schema: GraphQLSchema): Deprecation[] {
  const found: Deprecation[] = [];
  const note = (coordinate: string, { deprecationReason }: Deprecable) => {
    if (typeof deprecationReason === "string") found.push({ coordinate, instead: deprecationReason });
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith("__")) continue;
    if (isEnumType(type)) for (const value of type.getValues()) note(`${type.name}.${value.name}`, value);
    if (isInputObjectType(type)) for (const field of Object.values(type.getFields())) note(`${type.name}.${field.name}`, field);
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      note(`${type.name}.${field.name}`, field);
      for (const argument of field.args) note(`${type.name}.${field.name}(${argument.name}:)`, argument);
    }
  }
  return found;
}
