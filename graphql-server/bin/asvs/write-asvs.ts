import { writeFileSync } from "node:fs";
import { asvsPage } from "./asvs-page.ts";

writeFileSync(new URL("../../docs/asvs.md", import.meta.url), asvsPage());
console.log("Wrote graphql-server/docs/asvs.md");
