import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { createSchema } from "../../src/app/create-schema.ts";
import { bringUpToDate, closeServices, openServices } from "../../src/app/open-services.ts";
import { systemContext } from "../../src/app/request-context.ts";
import { keepOperations } from "../../src/modules/account/client-operation/register-operations.ts";
import { readEnvironment } from "../../src/platform/environment.ts";
import { readDocuments } from "../../src/shared/graphql/read-documents.ts";
import { messageOf } from "../../src/shared/messages/message-of.ts";
import { UserErrors } from "../../src/shared/user-error.ts";

const usage = `Registers the GraphQL operations of a client, all or none: a server in production answers them within ten seconds.

  npm run operations:register -- --client mobile src/queries.graphql src/mutations.graphql

A fragment may stand in another file. What is registered already stays; another text under a known name is its next version, beside the
earlier ones. The hash of each is printed, by which the client may ask instead of sending the text.`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { client: { type: "string" } }, allowPositionals: true });
  if (!values.client || positionals.length === 0) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const texts = await Promise.all(positionals.map((file) => readFile(file, "utf8")));
  const services = await openServices({ ...readEnvironment(), jobs: false });
  try {
    await bringUpToDate(services);
    const { ctx } = systemContext(services, "operations-register");
    const operations = readDocuments(createSchema(services.pubSub), texts.join("\n"));
    const { registered, alreadyKnown } = await keepOperations(ctx, { client: values.client, operations });
    for (const { name, version, sha256 } of registered) console.log(`${sha256}  ${name} (version ${version})`);
    console.log(`Registered ${registered.length} operations of ${values.client}; ${alreadyKnown} were registered already.`);
  } finally {
    await closeServices(services);
  }
}

main().catch((error: unknown) => {
  if (error instanceof UserErrors) {
    for (const { code, path, params } of error.problems) console.error(`${path.join(".")}: ${messageOf(code, "en", params)}`);
  } else console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
