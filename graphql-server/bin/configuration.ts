import { writeFileSync } from "node:fs";
import { environmentFiles } from "../src/platform/environment-files.ts";

for (const [path, text] of Object.entries(environmentFiles)) {
  writeFileSync(new URL(`../../${path}`, import.meta.url), text);
  console.log(`Wrote ${path}`);
}
