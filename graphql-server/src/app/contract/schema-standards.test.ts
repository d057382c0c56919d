import { type GraphQLSchema, isEnumType, isInputObjectType, isObjectType } from "graphql";
import { expect, test } from "vitest";
import { createSchema } from "../create-schema.ts";

const schema = createSchema();

/** Every place of a schema that a client's developer reads, with what it says of itself. */
type Place = readonly [coordinate: string, description: string | null | undefined];

function placesOf(schema: GraphQLSchema): Place[] {
  return Object.values(schema.getTypeMap()).flatMap((type): Place[] => {
    if (type.name.startsWith("__")) return [];
    if (isInputObjectType(type))
      return Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field.description] as const);
    if (!isObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) => [
      [`${type.name}.${field.name}`, field.description] as const,
      ...field.args.map((argument) => [`${type.name}.${field.name}(${argument.name})`, argument.description] as const),
    ]);
  });
}

test("every field, argument and input field of the schema says what it is", () => {
  const places = placesOf(schema);
  expect(places.length).toBeGreaterThan(3_000);
  expect(places.filter(([, description]) => !description?.trim()).map(([coordinate]) => coordinate)).toEqual([]);
});

test("every type and enum says what it is, but the three roots", () => {
  const roots = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
  const silent = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith("__") && !(isObjectType(type) && roots.has(type)) && !type.description?.trim(),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test("whatever is deprecated says what to use instead", () => {
  const reasons = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (isEnumType(type)) return type.getValues().map(({ deprecationReason }) => deprecationReason);
    if (isInputObjectType(type) || isObjectType(type))
      return Object.values(type.getFields()).map(({ deprecationReason }) => deprecationReason);
    return [];
  });
  expect(reasons.filter((reason) => typeof reason === "string" && !reason.startsWith("Use "))).toEqual([]);
});
