// Writes the picture of the contexts into docs/architecture.md; with --check it only says whether it is the one of today's imports.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contextsPicture } from "./lib/contexts-picture.mjs";
import { root } from "./lib/steps.mjs";

const file = join(root, "graphql-server/docs/architecture.md");
const text = readFileSync(file, "utf8");
const drawn = text.replace(/(?<=<!-- contexts:start -->)[\s\S]*?(?=<!-- contexts:end -->)/, () => `\n${contextsPicture()}\n`);
if (drawn === text) console.log("The picture of the contexts is the one of today's imports.");
else if (process.argv.includes("--check")) {
  console.error("graphql-server/docs/architecture.md is stale: npm run architecture");
  process.exitCode = 1;
} else {
  writeFileSync(file, drawn);
  console.log("Wrote graphql-server/docs/architecture.md");
}
