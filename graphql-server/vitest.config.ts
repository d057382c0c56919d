import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Server tests: over HTTP on the embedded database in memory, and on a temporary PostgreSQL where races matter. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: { graphql: "graphql/index.js" } },
  test: {
    name: "server",
    environment: "node",
    include: ["src/**/*.test.ts", "bin/**/*.test.ts", "migrations/**/*.test.ts"],
    globalSetup: ["./src/testing/global-setup.ts"],
    // Much of a test is waiting for its database.
    maxWorkers: availableParallelism(),
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
