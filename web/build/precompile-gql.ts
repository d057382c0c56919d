import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import {
  type DefinitionNode,
  type ExecutableDefinitionNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  visit,
} from "graphql";
import type { Plugin } from "vite";

const template = /\bgql`([^`]*)`/g;
const embedded = /\$\{\s*([\w.]+)\s*\}/g;

/** Directives that are the client's own business and never sent. */
const clientDirectives = new Set(["unmask", "nonreactive", "connection"]);

/** The definitions of one template, without those of the fragments it embeds. */
function definitionsOf(text: string): readonly DefinitionNode[] {
  return parse(text.replace(embedded, ""), { noLocation: true }).definitions;
}

/** Leaves out the lists in which nothing stands: a document is the same without them, and a good deal shorter. */
function withoutEmpty(_key: string, value: unknown): unknown {
  return Array.isArray(value) && value.length === 0 ? undefined : value;
}

/** The expression that stands for one template: its definitions, and those of the fragments it embeds. */
function compiled(text: string): string {
  const fragments = [...text.matchAll(embedded)].map((match) => match[1]);
  return `documentOf(${[JSON.stringify(definitionsOf(text), withoutEmpty), ...fragments].join(", ")})`;
}

/** Names of the fragments that a definition spreads. */
function spreadsOf(definition: ExecutableDefinitionNode): string[] {
  const names: string[] = [];
  visit(definition, { FragmentSpread: ({ name }) => void names.push(name.value) });
  return names;
}

/** An operation with all the fragments it needs, as it is sent. */
function textOf(operation: OperationDefinitionNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>): string {
  const needed = new Set<string>();
  const collect = (definition: ExecutableDefinitionNode): void => {
    for (const name of spreadsOf(definition)) {
      const fragment = fragments.get(name);
      if (!fragment) throw new Error(`${operation.name?.value ?? "An operation"} spreads ${name}, which no template defines`);
      if (needed.has(name)) continue;
      needed.add(name);
      collect(fragment);
    }
  };
  collect(operation);
  const definitions = [operation, ...[...needed].flatMap((name) => fragments.get(name) ?? [])];
  const sent = visit(
    { kind: Kind.DOCUMENT, definitions },
    { Directive: ({ name }) => (clientDirectives.has(name.value) ? null : undefined) },
  );
  return print(sent);
}

/** The manifest of all operations of the site: what a server with a safelist answers. */
function manifestOf(definitions: readonly DefinitionNode[]): string {
  const fragments = new Map(definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]));
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const entries = operations.map((operation) => {
    const text = textOf(operation, fragments);
    return { name: operation.name?.value ?? "", kind: operation.operation, sha256: createHash("sha256").update(text).digest("hex"), text };
  });
  return `${JSON.stringify({ operations: entries.toSorted((one, other) => one.name.localeCompare(other.name, "en")) }, null, 2)}\n`;
}

/**
 * Turns every gql template into its document at build time, so that neither parser nor graphql-tag is shipped, and writes the operations
 * that the site may send to `manifest`, if there is to be one.
 */
export function precompileGql({ manifest }: { manifest: string | undefined }): Plugin {
  const found = new Map<string, readonly DefinitionNode[]>();
  return {
    name: "precompile-gql",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!/\/web\/src\/.*\.tsx?$/.test(id) || !code.includes("gql`")) return null;
      found.set(
        id,
        [...code.matchAll(template)].flatMap(([, text = ""]) => definitionsOf(text)),
      );
      const body = code.replace(template, (_, text: string) => compiled(text));
      return { code: `import { documentOf } from "#platform/graphql-document.ts";\n${body}`, map: null };
    },
    writeBundle() {
      if (manifest === undefined) return;
      mkdirSync(dirname(manifest), { recursive: true });
      writeFileSync(manifest, manifestOf([...found.values()].flat()));
    },
  };
}
