import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isScalarType,
} from "graphql";
import type { GraphQLAnswer, TestClient } from "../http-client.ts";

/** An id that belongs to nobody. */
export const unknownId = "00000000-0000-7000-8000-00000000dead";

/** Stands for an id that is sent beside the text, so that the text is parsed and checked once for all ids. */
const variable = "$id";

const scalarValues: Readonly<Record<string, string>> = {
  Int: "1",
  Float: "1",
  Boolean: "true",
  String: '"x"',
  DateTime: '"2026-04-01T00:00:00.000Z"',
  LocalDate: '"2026-04-01"',
};

/** A literal for an argument: the given id wherever an ID is asked, the smallest lawful value elsewhere. */
function literal(type: GraphQLInputType, id: string): string {
  if (isNonNullType(type)) return literal(type.ofType, id);
  if (isListType(type)) return "[]";
  if (isEnumType(type)) return type.getValues()[0]?.name ?? "null";
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return `{ ${fields.map((field) => `${field.name}: ${literal(field.type, id)}`).join(", ")} }`;
  }
  if (type.name === "ID") return id === variable ? id : JSON.stringify(id);
  return scalarValues[type.name] ?? '"x"';
}

function selection(type: GraphQLOutputType, id: string, depth: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named) && !isInterfaceType(named)) return "";
  const parts = Object.values(named.getFields()).flatMap((field) => selected(field, id, depth));
  return ` { __typename ${parts.join(" ")} }`;
}

function selected(field: GraphQLField<unknown, unknown>, id: string, depth: number): string[] {
  const named = getNamedType(field.type);
  if (isScalarType(named) || isEnumType(named)) return [field.name + args(field, id)];
  return depth > 0 ? [field.name + args(field, id) + selection(field.type, id, depth - 1)] : [];
}

function args(field: GraphQLField<unknown, unknown>, id: string): string {
  const required = field.args.filter(isRequiredArgument);
  if (required.length === 0) return "";
  return `(${required.map((arg) => `${arg.name}: ${literal(arg.type, id)}`).join(", ")})`;
}

/** The text of an operation that asks one root field for all its leaves down to `depth` objects. */
export function minimalOperation(input: {
  kind: "query" | "mutation";
  field: GraphQLField<unknown, unknown>;
  id?: string;
  depth?: number;
}): string {
  const id = input.id ?? unknownId;
  const root = `${input.field.name}${args(input.field, id)}${selection(input.field.type, id, input.depth ?? 2)}`;
  return `${input.kind} ${root.includes(variable) ? `(${variable}: ID!) ` : ""}{ ${root} }`;
}

/** The depth each client may ask each field to, as far as it is known. */
const fitting = new WeakMap<TestClient, Map<string, number>>();

/** Asks a root query for all it has down to `depth` objects, or as deep as the limits of an operation let one ask. */
export async function askDeeply(
  client: TestClient,
  field: GraphQLField<unknown, unknown>,
  { depth, id = unknownId }: { depth: number; id?: string },
): Promise<GraphQLAnswer> {
  const known = fitting.get(client) ?? new Map<string, number>();
  fitting.set(client, known);
  const lowest = Math.min(depth, known.get(field.name) ?? depth);
  const answer = await client.graphql(minimalOperation({ kind: "query", field, id: variable, depth: lowest }), { id });
  const tooLarge = answer.errors.some(({ extensions }) => extensions?.code === "OPERATION_TOO_LARGE");
  if (!tooLarge || lowest === 0) return answer;
  known.set(field.name, lowest - 1);
  return askDeeply(client, field, { depth: lowest - 1, id });
}
