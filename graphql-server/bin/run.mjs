// Runs a TypeScript entry of the server on the project's own Node: `node run.mjs admin-create.ts --email …`.
import { join } from "node:path";
import { become, installPackages, root } from "./lib/steps.mjs";

const [entry, ...args] = process.argv.slice(2);
if (!entry) {
  console.error("Name what to run: npm run lists the commands.");
  process.exit(1);
}
try {
  await installPackages();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
become(["--import", "tsx", join(root, "graphql-server/bin", entry), ...args], { NODE_ENV: process.env.NODE_ENV ?? "development" });
