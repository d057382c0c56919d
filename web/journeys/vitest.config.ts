import { defineConfig } from "vitest/config";

export default defineConfig({
  root: import.meta.dirname,
  test: { name: "journeys", include: ["*.journey.ts"], testTimeout: 60_000, hookTimeout: 120_000, fileParallelism: false },
});
