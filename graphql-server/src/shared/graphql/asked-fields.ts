import type { FieldNode, GraphQLResolveInfo, SelectionSetNode } from "graphql";
import type { Asked } from "../paging/asked.ts";

type Fragments = GraphQLResolveInfo["fragments"];

/** Selections of an object's fields by name, through fragments. A field that @skip may leave out counts as asked for. */
function selections(set: SelectionSetNode, fragments: Fragments, found: Map<string, SelectionSetNode[]>): void {
  for (const node of set.selections) {
    if (node.kind === "Field") {
      const sets = found.get(node.name.value) ?? [];
      found.set(node.name.value, node.selectionSet ? [...sets, node.selectionSet] : sets);
    } else {
      const inner = node.kind === "InlineFragment" ? node : fragments[node.name.value];
      if (inner) selections(inner.selectionSet, fragments, found);
    }
  }
}

function merged(sets: readonly SelectionSetNode[], fragments: Fragments): Asked {
  const found = new Map<string, SelectionSetNode[]>();
  for (const set of sets) selections(set, fragments, found);
  return new Map([...found].map(([name, inner]) => [name, merged(inner, fragments)]));
}

const remembered = new WeakMap<FieldNode, Asked>();

/**
 * Returns the fields the operation wants of the field being resolved, so that a list reads only the columns that are shown. The same place
 * of the same document always gives the same object.
 */
export function askedFields({ fieldNodes, fragments }: Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">): Asked {
  const [only, ...others] = fieldNodes;
  const known = only && others.length === 0 ? remembered.get(only) : undefined;
  if (known) return known;
  const asked = merged(
    fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? []),
    fragments,
  );
  if (only && others.length === 0) remembered.set(only, asked);
  return asked;
}
