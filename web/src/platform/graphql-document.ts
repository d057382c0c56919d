import type { DefinitionNode, DocumentNode } from "graphql";
import { Kind } from "graphql";

/** A document of its own definitions and of those of embedded fragments, each fragment once. */
export function documentOf(own: readonly DefinitionNode[], ...embedded: readonly DocumentNode[]): DocumentNode {
  const definitions = new Map<string, DefinitionNode>();
  for (const definition of [...own, ...embedded.flatMap((document) => document.definitions)]) {
    const name = "name" in definition ? definition.name?.value : undefined;
    definitions.set(name ?? `#${definitions.size}`, definition);
  }
  return { kind: Kind.DOCUMENT, definitions: [...definitions.values()] };
}
