import { defineConfig } from "vitest/config";

/** Journeys through the built product in Chromium: `npm run build`, then `vitest run --config web/journeys/vitest.config.ts`. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: "journeys",
    environment: "node",
    include: ["*.test.ts"],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
