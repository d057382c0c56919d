import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { type DocumentNode, Kind, parse, print, type SelectionSetNode, visit } from "graphql";
import { z } from "zod";
import type { Environment } from "../../platform/environment.ts";
import { operationLimits } from "./limit/limits.ts";

/** The operations that the site's build found in its sources. */
export interface Safelist {
  /** True for a text that means one of them: spaces, order of definitions and added `__typename` do not count. */
  hasText(text: string): boolean;
  /** The text behind a hash of the manifest. */
  textOf(hash: string): string | undefined;
}

const manifestShape = z.object({ operations: z.array(z.object({ name: z.string(), sha256: z.string(), text: z.string() })) });

/** Texts that were found good are remembered, so that a known one is not parsed again. */
const keptTexts = 1_000;
const longestKept = 20_000;

/** Clients add `__typename` for their caches; a set that would be empty without it keeps it. */
function withoutTypenames(set: SelectionSetNode): SelectionSetNode {
  const wanted = set.selections.filter((node) => node.kind !== Kind.FIELD || node.name.value !== "__typename" || node.alias !== undefined);
  return { ...set, selections: wanted.length > 0 ? wanted : set.selections.slice(0, 1) };
}

/** Returns a hash of an operation that is the same for every way to write it. */
function meaningOf(document: DocumentNode): string {
  const plain = visit(document, { SelectionSet: { leave: withoutTypenames } });
  return createHash("sha256").update(plain.definitions.map(print).toSorted().join("\n")).digest("base64url");
}

function parsed(text: string): DocumentNode | undefined {
  try {
    return parse(text, { noLocation: true, maxTokens: operationLimits.tokens });
  } catch {
    return undefined;
  }
}

function createSafelist(operations: z.output<typeof manifestShape>["operations"]): Safelist {
  const meanings = new Set(operations.map(({ text }) => meaningOf(parse(text, { noLocation: true }))));
  const byHash = new Map(operations.map(({ sha256, text }) => [sha256, text]));
  const good = new Set(byHash.values());
  return {
    textOf: (hash) => byHash.get(hash),
    hasText(text) {
      if (good.has(text)) return true;
      const document = parsed(text);
      if (!document || !meanings.has(meaningOf(document))) return false;
      if (text.length <= longestKept && good.size < byHash.size + keptTexts) good.add(text);
      return true;
    },
  };
}

/** Reads the manifest of the build. @throws Error when only registered operations shall be served and there is none */
export async function readSafelist({ safelist, safelistFile }: Pick<Environment, "safelist" | "safelistFile">): Promise<Safelist> {
  try {
    return createSafelist(manifestShape.parse(JSON.parse(await readFile(safelistFile, "utf8"))).operations);
  } catch (error) {
    if (!safelist) return createSafelist([]);
    throw new Error(`The registered operations cannot be read from ${safelistFile}: build the site (npm run build).`, { cause: error });
  }
}
