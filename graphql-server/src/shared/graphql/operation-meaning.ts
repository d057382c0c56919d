import { createHash } from "node:crypto";
import { type DocumentNode, Kind, parse, print, type SelectionSetNode, visit } from "graphql";
import { operationLimits } from "./operation-limits.ts";

/** Clients add `__typename` for their caches; a set that would be empty without it keeps it. */
function withoutTypenames(set: SelectionSetNode): SelectionSetNode {
  const wanted = set.selections.filter((node) => node.kind !== Kind.FIELD || node.name.value !== "__typename" || node.alias !== undefined);
  return { ...set, selections: wanted.length > 0 ? wanted : set.selections.slice(0, 1) };
}

/** Returns a hash of an operation (43 characters) that is the same for every way to write it: spaces, order and added `__typename` do not count. */
export function meaningOf(document: DocumentNode): string {
  const plain = visit(document, { SelectionSet: { leave: withoutTypenames } });
  return createHash("sha256").update(plain.definitions.map(print).toSorted().join("\n")).digest("base64url");
}

/** The document of a text; undefined for what is no GraphQL or has more tokens than an operation may have. */
export function documentOf(text: string): DocumentNode | undefined {
  try {
    return parse(text, { noLocation: true, maxTokens: operationLimits.tokens });
  } catch {
    return undefined;
  }
}
