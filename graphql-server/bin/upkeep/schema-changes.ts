import { copyFileSync, readFileSync } from "node:fs";
import { breakingChanges, unannounced } from "../lib/breaking-changes.ts";

const released = new URL("../../contract/schema.released.graphql", import.meta.url);
const current = new URL("../../../schema.graphql", import.meta.url);
const changelog = new URL("../../docs/CHANGELOG.md", import.meta.url);

if (process.argv.includes("--release")) {
  copyFileSync(current, released);
  console.log("graphql-server/contract/schema.released.graphql is schema.graphql of now.");
} else {
  const changes = await breakingChanges(readFileSync(released, "utf8"), readFileSync(current, "utf8"));
  const silent = unannounced(changes, readFileSync(changelog, "utf8"));
  for (const { coordinate, what } of silent) console.error(`${coordinate}: ${what}`);
  if (silent.length > 0) {
    console.error("These break clients of the last release. Keep the old beside the new with @deprecated, or, for the next major version,");
    console.error("name each as `coordinate` under ### Breaking of docs/CHANGELOG.md.");
    process.exitCode = 1;
  } else console.log(`No breaking change of the schema without a word (${changes.length} announced).`);
}
