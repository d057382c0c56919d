import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Journeys through the built product in Chromium: `npm run build`, then `vitest run --config web/journeys/vitest.config.ts`. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: "journeys",
    environment: "node",
    include: ["*.test.ts"],
    globalSetup: ["./support/global-setup.ts"],
    // A journey is a server, a database and a browser: two cores each.
    maxWorkers: Math.max(1, Math.floor(availableParallelism() / 2)),
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
