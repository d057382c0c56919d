import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { requireOwnNode } from "./bin/lib/own-node.ts";

requireOwnNode();

const include = ["src/**/*.test.ts", "bin/**/*.test.ts", "drill/**/*.test.ts", "migrations/**/*.test.ts"];

/** Who replaces a module must load it first, and whoever else is in that process would meet the replacement. */
const replacing = ["src", "bin", "migrations"]
  .flatMap((folder) => readdirSync(join(import.meta.dirname, folder), { recursive: true }).map((name) => `${folder}/${String(name)}`))
  .filter((file) => file.endsWith(".test.ts"))
  .filter((file) => /\bvi\.(?:mock|doMock)\(/.test(readFileSync(join(import.meta.dirname, file), "utf8")));

/** Server tests: over HTTP on the embedded database in memory, and on a temporary PostgreSQL where races matter. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: { graphql: "graphql/index.js" } },
  test: {
    environment: "node",
    globalSetup: ["./src/testing/global-setup.ts"],
    // Much of a test is waiting for its database.
    maxWorkers: availableParallelism(),
    // No goal of speed: only ends what hangs. A busy machine takes many times what an idle one does.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 600_000 } },
    projects: [
      // The server's modules are loaded once per worker, not once per file: no module may keep what a file leaves behind.
      { extends: true, test: { name: "server", include, exclude: replacing, isolate: false } },
      { extends: true, test: { name: "replaced", include: replacing, isolate: true } },
    ],
  },
});
