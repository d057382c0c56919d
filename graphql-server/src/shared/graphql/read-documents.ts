import { createHash } from "node:crypto";
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  validate,
  visit,
} from "graphql";
import type { OperationRefusal, ReadOperation } from "../read-operation.ts";
import { checkLimits, operationLimits } from "./operation-limits.ts";
import { meaningOf } from "./operation-meaning.ts";

/** Characters of a name and of an operation, as the table holds them. */
const longest = { name: 100, text: 20_000 };

const refused = (name: string, problem: OperationRefusal, detail: string): ReadOperation => ({
  name,
  problem,
  detail: detail.slice(0, 300),
});

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** The fragments an operation uses, by way of other fragments too, each once. */
function fragmentsOf(operation: OperationDefinitionNode, fragments: Fragments): FragmentDefinitionNode[] {
  const used = new Map<string, FragmentDefinitionNode>();
  const walk = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments.get(name.value);
        if (!fragment || used.has(name.value)) return;
        used.set(name.value, fragment);
        walk(fragment);
      },
    });
  };
  walk(operation);
  return [...used.values()];
}

/** Why a document would never be answered, whoever sends it: by the limits of the back office, which are the widest. */
function tooLarge(document: DocumentNode, name: string, text: string): string | undefined {
  if (text.length > longest.text || name.length > longest.name)
    return `More than ${longest.text} characters, or a name over ${longest.name}`;
  try {
    parse(text, { maxTokens: operationLimits.tokens });
    checkLimits({ document, operationName: name, variables: {}, isAdmin: true });
    return undefined;
  } catch (error) {
    return error instanceof GraphQLError ? error.message : "Too large";
  }
}

function readOperation(schema: GraphQLSchema, operation: OperationDefinitionNode, fragments: Fragments): ReadOperation {
  const name = operation.name?.value;
  if (name === undefined) return refused(operation.operation, "WITHOUT_NAME", "An operation needs a name");
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...fragmentsOf(operation, fragments)] };
  const text = print(document);
  const [problem] = validate(schema, document);
  if (problem) return refused(name, "NOT_IN_SCHEMA", problem.message);
  const excess = tooLarge(document, name, text);
  if (excess !== undefined) return refused(name, "TOO_LARGE", excess);
  return { name, sha256: createHash("sha256").update(text).digest("hex"), meaning: meaningOf(document), text, problem: null };
}

function parsed(text: string): DocumentNode | string {
  try {
    return parse(text, { noLocation: true });
  } catch (error) {
    return error instanceof GraphQLError ? error.message : "No GraphQL";
  }
}

/**
 * Takes a text of GraphQL documents apart into its operations, each with the fragments it uses, printed as graphql-js prints and checked against the
 * schema and the limits of operations. The hash is that of the printed text.
 */
export function readDocuments(schema: GraphQLSchema, text: string): ReadOperation[] {
  const document = parsed(text);
  if (typeof document === "string") return [refused("documents", "NO_GRAPHQL", document)];
  const fragments = new Map<string, FragmentDefinitionNode>();
  const operations: OperationDefinitionNode[] = [];
  for (const node of document.definitions) {
    if (node.kind === "FragmentDefinition") fragments.set(node.name.value, node);
    else if (node.kind === "OperationDefinition") operations.push(node);
    else return [refused("documents", "NO_GRAPHQL", "Only operations and fragments are taken")];
  }
  const names = operations.map(({ name }) => name?.value);
  return operations.map((operation, place) => {
    const name = operation.name?.value;
    if (name !== undefined && names.indexOf(name) !== place) return refused(name, "NAME_TWICE", "The name stands twice");
    return readOperation(schema, operation, fragments);
  });
}
