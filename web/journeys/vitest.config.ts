import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { requireOwnNode } from "../../graphql-server/bin/lib/own-node.ts";

requireOwnNode();

/** Journeys through the built product in Chromium: `npm run build`, then `vitest run --config web/journeys/vitest.config.ts`. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: "journeys",
    environment: "node",
    include: ["**/*.test.ts"],
    globalSetup: ["./support/global-setup.ts"],
    // A journey is a server, a database and a browser, and much of it is waiting for one another.
    maxWorkers: availableParallelism(),
    // No goal of speed: only ends what hangs. A busy machine takes many times what an idle one does.
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
