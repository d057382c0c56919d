// Writes the files that are made from the table of a posting's fields; with --check it only says which are stale.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { postingFiles } from "../src/app/contract/posting-files.ts";

const isCheck = process.argv.includes("--check");
for (const [path, write] of Object.entries(postingFiles)) {
  const file = new URL(`../../${path}`, import.meta.url);
  const known = existsSync(file) ? readFileSync(file, "utf8") : "";
  const text = write(known);
  if (!isCheck) writeFileSync(file, text);
  else if (known !== text) {
    console.error(`${path} is stale: npm run fields`);
    process.exitCode = 1;
  }
}
console.log(isCheck ? "The files of the posting's fields were compared with their table." : "Wrote the files of the posting's fields");
