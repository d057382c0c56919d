import {
  buildSchema,
  execute,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
  parse,
} from "graphql";
import { HttpResponse } from "msw";
import sdl from "../../../schema.graphql?raw";
import { api, server } from "./api.ts";

const schema = buildSchema(sdl);

/** The values of scalar fields about which a test says nothing. */
const scalars: Readonly<Record<string, unknown>> = {
  ID: "id-1",
  String: "",
  Int: 0,
  Float: 0,
  Boolean: false,
  DateTime: "2026-11-01T00:00:00.000Z",
  LocalDate: "2026-11-01",
  Ruby: [],
  RubyFields: {},
};

function plain(type: GraphQLOutputType): unknown {
  if (!isNonNullType(type)) return null;
  if (isListType(type.ofType)) return [];
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.value;
  if (isScalarType(named)) return scalars[named.name];
  return {};
}

const fieldResolver: GraphQLFieldResolver<Record<string, unknown>, unknown> = (source, args, _, { fieldName, returnType }) => {
  const said = source[fieldName];
  if (said === undefined) return plain(returnType);
  return typeof said === "function" ? said(args) : said;
};

/** A command that reached the server. */
export interface Sent {
  name: string;
  input: unknown;
}

/**
 * A server that answers by the contract: `says` holds what the fields of Query and Mutation say (a function gets the arguments), in the shape
 * of the schema; of what is left out lists are empty, optional things absent and the rest plain. A query that the contract does not know, or
 * an answer that it does not allow, fails the screen. @returns the commands as they come
 */
export function serve(says: Record<string, unknown>): Sent[] {
  const sent: Sent[] = [];
  server.use(
    api.operation(async ({ query, variables }) => {
      const document = parse(query);
      const [operation] = document.definitions;
      if (operation?.kind === "OperationDefinition" && operation.operation === "mutation") {
        const [field] = operation.selectionSet.selections;
        if (field?.kind === "Field") sent.push({ name: field.name.value, input: variables["input"] });
      }
      const { data = null, errors } = await execute({
        schema,
        document,
        rootValue: says,
        variableValues: variables,
        fieldResolver,
        typeResolver: (value: { __typename?: string }, _, __, type) => value.__typename ?? schema.getPossibleTypes(type)[0]?.name,
      });
      return HttpResponse.json({ data, ...(errors && { errors }) });
    }),
  );
  return sent;
}

/** A server's refusal, beside a field or of the whole command. */
export function refusal(message: string, path: readonly string[] = []) {
  return { code: "REFUSED", message, path };
}
