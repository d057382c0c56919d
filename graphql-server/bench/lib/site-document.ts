import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { build } from "./child.ts";

const manifest = z.object({ operations: z.array(z.object({ name: z.string(), text: z.string() })) });

/** A document as the build of the site registers it. */
export function siteDocument(name: string): string {
  build("buildWeb");
  const { operations } = manifest.parse(JSON.parse(readFileSync(join(import.meta.dirname, "../../../dist/safelist.json"), "utf8")));
  const found = operations.find((operation) => operation.name === name);
  if (!found) throw new Error(`The site has no operation ${name}`);
  return found.text;
}
