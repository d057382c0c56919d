import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompileGql } from "./build/precompile-gql.ts";

const api = process.env["API_URL"] ?? "http://127.0.0.1:3000";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), precompileGql()],
  server: {
    host: "127.0.0.1",
    port: 5173,
    proxy: { "/graphql": { target: api, ws: true }, "/api": api, "/files": api, "/dev/mail": api, "/playground": api },
  },
  build: { outDir: "../dist/web", emptyOutDir: true, target: "es2023", manifest: true },
});
