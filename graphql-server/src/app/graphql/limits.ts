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
export function rootFields(document: DocumentNode, operation: OperationDefinitionNode): string[] {
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
  return new GraphQLError(`The operation has too much ${what} (limit ${limit}).`, {
    extensions: { code: "OPERATION_TOO_LARGE", http: { status: 400 } },
  });
}

export interface OperationRequest {
  document: DocumentNode;
  operationName: string | null | undefined;
  variables: Variables;
  isAdmin: boolean;
}

/** Refuses an operation that could ask for too much, before any resolver runs. @throws GraphQLError OPERATION_TOO_LARGE (status 400). */
export function checkLimits({ document, operationName, variables, isAdmin }: OperationRequest): void {
  const { aliases, directives } = countNodes(document);
  if (aliases > operationLimits.aliases) throw tooMuch("aliases", operationLimits.aliases);
  if (directives > operationLimits.directives) throw tooMuch("directives", operationLimits.directives);
  const operation = getOperationAST(document, operationName);
  if (!operation) return;
  const roots = rootFields(document, operation);
  if (operation.operation === "mutation" && roots.length > 1) throw tooMuch("mutations", 1);
  if (roots.every((name) => name.startsWith("__"))) return;
  const { cost, depth } = weigh(operation.selectionSet, fragmentsOf(document), variables, []);
  const costLimit = isAdmin ? operationLimits.adminCost : operationLimits.cost;
  if (depth > operationLimits.depth) throw tooMuch("depth", operationLimits.depth);
  if (cost > costLimit) throw tooMuch("cost", costLimit);
}
