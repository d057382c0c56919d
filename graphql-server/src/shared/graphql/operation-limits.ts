import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  getOperationAST,
  type OperationDefinitionNode,
  type SelectionSetNode,
  visit,
} from "graphql";
import type { AnswerCode } from "../messages/protocol-codes.ts";

/** Bounds of one operation (security rules, GraphQL limits). */
export const operationLimits = { tokens: 1_000, depth: 8, aliases: 5, directives: 10, cost: 1_000, adminCost: 5_000 } as const;

type Variables = Readonly<Record<string, unknown>>;
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

interface Weight {
  cost: number;
  depth: number;
}

const none: Weight = { cost: 0, depth: 0 };

/** Rows a list field asks for, in tens; 1 when it does not say or asks for few. */
function rowFactor(field: FieldNode, variables: Variables): number {
  const first = field.arguments?.find(({ name }) => name.value === "first")?.value;
  const literal = first?.kind === "IntValue" ? Number(first.value) : undefined;
  const rows = first?.kind === "Variable" ? variables[first.name.value] : literal;
  return typeof rows === "number" && rows > 10 ? rows / 10 : 1;
}

/** A leaf costs 1; a field with children 2, and its children one and a half times for every ten rows. Runs on validated documents only. */
function weigh(set: SelectionSetNode | undefined, fragments: Fragments, variables: Variables, path: readonly string[]): Weight {
  if (!set) return none;
  let cost = 0;
  let depth = 0;
  for (const selection of set.selections) {
    if (selection.kind === "Field") {
      const children = weigh(selection.selectionSet, fragments, variables, path);
      cost += selection.selectionSet ? 2 + 1.5 * children.cost * rowFactor(selection, variables) : 1;
      depth = Math.max(depth, children.depth + 1);
    } else if (selection.kind === "InlineFragment") {
      const inner = weigh(selection.selectionSet, fragments, variables, path);
      cost += inner.cost;
      depth = Math.max(depth, inner.depth);
    } else {
      const name = selection.name.value;
      const fragment = fragments.get(name);
      if (!fragment || path.includes(name)) continue;
      const inner = weigh(fragment.selectionSet, fragments, variables, [...path, name]);
      cost += inner.cost;
      depth = Math.max(depth, inner.depth);
    }
    if (cost > operationLimits.adminCost) return { cost, depth };
  }
  return { cost, depth };
}

function countNodes(document: DocumentNode): { aliases: number; directives: number } {
  const counts = { aliases: 0, directives: 0 };
  visit(document, {
    Field: ({ alias }) => {
      if (alias) counts.aliases += 1;
    },
    Directive: () => {
      counts.directives += 1;
    },
  });
  return counts;
}

/** Names of the fields an operation starts with, through its fragments, each of which is walked once. */
function rootFields(document: DocumentNode, operation: OperationDefinitionNode): string[] {
  const fragments = fragmentsOf(document);
  const names: string[] = [];
  const walked = new Set<string>();
  const walk = (set: SelectionSetNode): void => {
    for (const selection of set.selections) {
      if (selection.kind === "Field") names.push(selection.name.value);
      else if (selection.kind === "InlineFragment") walk(selection.selectionSet);
      else {
        const fragment = fragments.get(selection.name.value);
        if (!fragment || walked.has(fragment.name.value)) continue;
        walked.add(fragment.name.value);
        walk(fragment.selectionSet);
      }
    }
  };
  walk(operation.selectionSet);
  return names;
}

function fragmentsOf(document: DocumentNode): Fragments {
  const fragments = document.definitions.filter((node) => node.kind === "FragmentDefinition");
  return new Map(fragments.map((node) => [node.name.value, node]));
}

function tooMuch(what: string, limit: number): GraphQLError {
  return new GraphQLError(`The operation is over the limit of ${limit} for its ${what}.`, {
    extensions: { code: "OPERATION_TOO_LARGE" satisfies AnswerCode, http: { status: 400 } },
  });
}

export interface OperationRequest {
  document: DocumentNode;
  operationName: string | null | undefined;
  variables: Variables;
  isAdmin: boolean;
}

/** Facts about an operation worked out once: the same documents come again and again, only their variables differ. */
interface Facts {
  operation: OperationDefinitionNode;
  aliases: number;
  directives: number;
  roots: readonly string[];
  fragments: Fragments;
  /** Variables that say how many rows a list shall have. */
  rowVariables: readonly string[];
  /** Weights by the values of those variables. */
  weights: Map<string, Weight>;
}

const remembered = new WeakMap<DocumentNode, Map<string, Facts | undefined>>();
/** A client that asks for ever other numbers of rows fills no memory. */
const weightsKept = 100;

function rowVariablesOf(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Argument: ({ name, value }) => {
      if (name.value === "first" && value.kind === "Variable") names.add(value.name.value);
    },
  });
  return [...names];
}

function measure(document: DocumentNode, operationName: string | null | undefined): Facts | undefined {
  const operation = getOperationAST(document, operationName);
  if (!operation) return undefined;
  const roots = rootFields(document, operation);
  const fragments = fragmentsOf(document);
  return { operation, ...countNodes(document), roots, fragments, rowVariables: rowVariablesOf(document), weights: new Map() };
}

/** The facts of an operation; undefined when the document has no operation of that name. */
function factsOf(document: DocumentNode, operationName: string | null | undefined): Facts | undefined {
  const known = remembered.get(document) ?? new Map<string, Facts | undefined>();
  remembered.set(document, known);
  const name = operationName ?? "";
  if (!known.has(name)) known.set(name, measure(document, operationName));
  return known.get(name);
}

/** Returns the variables that were sent, with the default for each whole number that was not. */
function withDefaults({ variableDefinitions = [] }: OperationDefinitionNode, sent: Variables): Variables {
  const defaults = variableDefinitions.flatMap(({ variable, defaultValue }) =>
    defaultValue?.kind === "IntValue" ? [[variable.name.value, Number(defaultValue.value)] as const] : [],
  );
  return { ...Object.fromEntries(defaults), ...sent };
}

function weightOf({ operation, fragments, rowVariables, weights }: Facts, sent: Variables): Weight {
  const variables = rowVariables.length > 0 ? withDefaults(operation, sent) : sent;
  const key = rowVariables.map((name) => (typeof variables[name] === "number" ? variables[name] : "")).join();
  const known = weights.get(key);
  if (known) return known;
  const weight = weigh(operation.selectionSet, fragments, variables, []);
  if (weights.size < weightsKept) weights.set(key, weight);
  return weight;
}

/** The operation that a request names and the fields it starts with; undefined when there is none. */
export function operationOf(
  document: DocumentNode,
  operationName: string | null | undefined,
): Pick<Facts, "operation" | "roots"> | undefined {
  return factsOf(document, operationName);
}

/** What an operation costs, and what it may cost. */
export interface OperationCost {
  cost: number;
  limit: number;
}

/** The header that tells a client so, in whole points: `42;limit=1000` (a structured field, RFC 9651). */
export const costHeader = "Operation-Cost";
export function costText({ cost, limit }: OperationCost): string {
  return `${Math.ceil(cost)};limit=${limit}`;
}

/**
 * Refuses an operation that could ask for too much, before any resolver runs; tells what one costs that may.
 * @throws GraphQLError OPERATION_TOO_LARGE (status 400).
 */
export function checkLimits({ document, operationName, variables, isAdmin }: OperationRequest): OperationCost | undefined {
  const facts = factsOf(document, operationName);
  const { aliases, directives } = facts ?? countNodes(document);
  if (aliases > operationLimits.aliases) throw tooMuch("aliases", operationLimits.aliases);
  if (directives > operationLimits.directives) throw tooMuch("directives", operationLimits.directives);
  if (!facts) return undefined;
  const { operation, roots } = facts;
  if (operation.operation === "mutation" && roots.length > 1) throw tooMuch("mutations", 1);
  if (roots.every((name) => name.startsWith("__"))) return undefined;
  const { cost, depth } = weightOf(facts, variables);
  const limit = isAdmin ? operationLimits.adminCost : operationLimits.cost;
  if (depth > operationLimits.depth) throw tooMuch("depth", operationLimits.depth);
  if (cost > limit) throw tooMuch("cost", limit);
  return { cost, limit };
}
