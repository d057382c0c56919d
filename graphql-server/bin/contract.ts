import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { graphqlMatrix, restMatrix } from "../src/app/contract/authz-matrix.ts";
import { vocabulary } from "../src/app/contract/vocabulary.ts";
import { createSchema } from "../src/app/create-schema.ts";
import { seedAccounts } from "../src/demo/accounts/seed-accounts.ts";
import { restTable } from "../src/rest/routes.ts";
import { errorCatalogue } from "../src/shared/messages/error-catalogue.ts";

const folder = new URL("../contract/", import.meta.url);

const legend = {
  allow: "answers",
  own: "answers only rows of the actor's own account or company; a foreign id is answered like one that does not exist",
  deny: "refused with UNAUTHENTICATED (no session of that side) or FORBIDDEN (the role does not reach it)",
};

const files = {
  "authz-matrix.json": { legend, graphql: graphqlMatrix(createSchema()), rest: restMatrix(restTable) },
  "routes.json": restTable.map(({ method, path, audience, body, handle }) => ({
    method,
    path,
    policy: audience,
    body,
    answers: handle !== undefined,
  })),
  "errors.json": errorCatalogue(),
  "vocabulary.json": vocabulary(createSchema()),
  "seed-accounts.json": seedAccounts,
};

const isCheck = process.argv.includes("--check");
mkdirSync(folder, { recursive: true });
for (const [name, content] of Object.entries(files)) {
  const file = new URL(name, folder);
  const text = `${JSON.stringify(content, null, 2)}\n`;
  if (!isCheck) writeFileSync(file, text);
  else if (readFileSync(file, "utf8") !== text) {
    console.error(`contract/${name} is stale: npm run contract`);
    process.exitCode = 1;
  }
}
console.log(isCheck ? "The contract files were compared with the server." : "Wrote the contract files");
