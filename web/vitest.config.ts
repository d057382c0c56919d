import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { requireOwnNode } from "../graphql-server/bin/lib/own-node.ts";

requireOwnNode();

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
  test: {
    name: "web",
    environment: "happy-dom",
    environmentOptions: { happyDOM: { url: "http://localhost:5173/" } },
    include: ["src/**/*.test.{ts,tsx}", "build/**/*.test.ts"],
    // No goal of speed: only ends what hangs. A busy machine takes many times what an idle one does.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 300_000 } },
    setupFiles: ["./src/testing/setup.ts"],
  },
});
