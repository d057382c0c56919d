import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { parse } from "graphql";
import { z } from "zod";
import type { Environment } from "../../platform/environment.ts";
import { documentOf, meaningOf } from "../../shared/graphql/operation-meaning.ts";
import { exampleOperations } from "../developers/example-operations.ts";

/** The operations that the site's build found in its sources, and those that the portal for developers shows. */
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

const shown = Object.entries(exampleOperations).map(([name, text]) => ({
  name,
  sha256: createHash("sha256").update(text).digest("hex"),
  text,
}));

function createSafelist(ofSite: z.output<typeof manifestShape>["operations"]): Safelist {
  const operations = [...ofSite, ...shown];
  const meanings = new Set(operations.map(({ text }) => meaningOf(parse(text, { noLocation: true }))));
  const byHash = new Map(operations.map(({ sha256, text }) => [sha256, text]));
  const good = new Set(byHash.values());
  return {
    textOf: (hash) => byHash.get(hash),
    hasText(text) {
      if (good.has(text)) return true;
      const document = documentOf(text);
      if (!document || !meanings.has(meaningOf(document))) return false;
      if (text.length <= longestKept && good.size < byHash.size + keptTexts) good.add(text);
      return true;
    },
  };
}

/** The names of the site's operations; none when the site is not built. */
export async function readOperationNames({ safelistFile }: Pick<Environment, "safelistFile">): Promise<ReadonlySet<string>> {
  const text = await readFile(safelistFile, "utf8").catch(() => undefined);
  return new Set(text === undefined ? [] : manifestShape.parse(JSON.parse(text)).operations.map(({ name }) => name));
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
