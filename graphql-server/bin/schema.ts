import { readFileSync, writeFileSync } from "node:fs";
import { createSchema, printContract } from "../src/app/create-schema.ts";

const file = new URL("../../schema.graphql", import.meta.url);
const contract = printContract(createSchema());

if (process.argv.includes("--check")) {
  if (readFileSync(file, "utf8") === contract) console.log("schema.graphql is what the server serves.");
  else {
    console.error("schema.graphql differs from what the server serves: npm run schema, and review the difference.");
    process.exitCode = 1;
  }
} else {
  writeFileSync(file, contract);
  console.log("Wrote schema.graphql");
}
