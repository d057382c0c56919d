import { readFileSync } from "node:fs";
import { z } from "zod";

const manifestSchema = z.object({ dependencies: z.object({ node: z.string() }) });

/** Ends with one sentence unless this is the Node the project brings along: what runs on another one says nothing about the product. */
export function requireOwnNode(): void {
  // Configurations run as one bundled file, so the place is found from where the command was given: the repository.
  const { node } = manifestSchema.parse(JSON.parse(readFileSync("package.json", "utf8"))).dependencies;
  if (process.versions.node === node) return;
  console.error(`The tests run on Node ${node}, not ${process.versions.node}: use npm test, or npx vitest run --config FILE for a part.`);
  process.exit(1);
}
