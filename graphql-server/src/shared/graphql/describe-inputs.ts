import { type GraphQLSchema, getNamedType, isInputObjectType, isObjectType } from "graphql";

/** An argument that is the one input of its mutation says what its type says: there is nothing else to say of it. */
export function describeInputs(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const argument of Object.values(type.getFields()).flatMap(({ args }) => args)) {
      const named = getNamedType(argument.type);
      if (argument.name === "input" && isInputObjectType(named)) argument.description ??= named.description;
    }
  }
}
