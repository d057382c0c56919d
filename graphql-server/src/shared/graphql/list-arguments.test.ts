import {
  buildSchema,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  graphqlSync,
  isInputObjectType,
  isLeafType,
  isListType,
} from "graphql";
import { expect, test } from "vitest";
import { createSchema } from "../../app/create-schema.ts";
import { boundLists } from "./list-arguments.ts";

/** A schema with one query, and what its resolver is handed. */
function aSchema(text: string, maxItems?: number) {
  const schema = buildSchema(text);
  const field = schema.getQueryType()?.getFields()["found"];
  const named = field?.args.find(({ name }) => name === "names");
  if (named && maxItems !== undefined) named.extensions = { maxItems };
  const handed: unknown[] = [];
  if (field) field.resolve = (_source, args) => void handed.push(args);
  return { schema, handed };
}

const colours = `
  enum Colour { RED GREEN }
  input Filter { colours: [Colour!], text: String }
  type Query { found(filter: Filter, colours: [Colour!], names: [String!]): Int }`;

test("a list of words is handed on without those said twice, at any depth", () => {
  const { schema, handed } = aSchema(colours, 2);
  boundLists(schema);
  graphqlSync({
    schema,
    source: '{ found(filter: { colours: [RED, RED, GREEN], text: "a" }, colours: [GREEN, GREEN], names: ["b", "b"]) }',
  });
  graphqlSync({
    schema,
    source: "query ($colours: [Colour!]) { found(colours: $colours) }",
    variableValues: { colours: Array(500).fill("RED") },
  });
  graphqlSync({ schema, source: "{ found(filter: null, colours: RED) }" });
  expect(handed).toEqual([
    { filter: { colours: ["RED", "GREEN"], text: "a" }, colours: ["GREEN"], names: ["b"] },
    { colours: ["RED"] },
    { filter: null, colours: ["RED"] },
  ]);
});

test("more words than there can be are refused with a code, and nothing is looked up", () => {
  const { schema, handed } = aSchema(colours, 2);
  boundLists(schema);
  const { errors } = graphqlSync({ schema, source: '{ found(names: ["a", "b", "c"]) }' });
  expect(errors?.map(({ message, extensions }) => [message, extensions["code"]])).toEqual([
    ["The list names takes at most 2 values.", "OPERATION_TOO_LARGE"],
  ]);
  expect(handed).toEqual([]);
});

test("a query with a list that nothing bounds does not start", () => {
  expect(() => boundLists(aSchema(colours).schema)).toThrow("Query.found takes lists without a limit: names");
});

/** A value of this type whose lists of words hold the first word so many times. */
function repeated(type: GraphQLInputType, times: number): unknown {
  const shape = getNullableType(type);
  if (isListType(shape) && isLeafType(getNamedType(shape))) return Array(times).fill(firstWord(shape.ofType));
  if (!isInputObjectType(shape)) return undefined;
  return Object.fromEntries(Object.values(shape.getFields()).map((field) => [field.name, repeated(field.type, times)]));
}

function firstWord(type: GraphQLInputType): unknown {
  const named = getNamedType(type);
  return "getValues" in named ? named.getValues()[0]?.name : "13";
}

/** Every list inside a value. */
function listsIn(value: unknown): unknown[][] {
  if (Array.isArray(value)) return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listsIn) : [];
}

test("no query of the product is handed a word twice, however often it is sent", () => {
  const schema = createSchema();
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
  const handed = (_source: unknown, args: unknown) => args;
  for (const field of queries) field.resolve = handed;
  boundLists(schema);
  const withLists = queries.flatMap(({ name, args, resolve }) => {
    const sent = Object.fromEntries(args.map((arg) => [arg.name, repeated(arg.type, 600)]));
    const lists = listsIn(Reflect.apply(resolve ?? handed, undefined, [undefined, sent]));
    return lists.length > 0 ? [{ name, lengths: new Set(lists.map((list) => list.length)) }] : [];
  });
  expect(withLists).toEqual(withLists.map(({ name }) => ({ name, lengths: new Set([1]) })));
  expect(withLists.map(({ name }) => name)).toEqual(expect.arrayContaining(["works", "workFacets", "adminWorks", "adminTestAttempts"]));
});
