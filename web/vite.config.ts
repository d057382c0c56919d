import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";
import { calmFonts } from "./build/calm-fonts.ts";
import { calmScripts } from "./build/calm-scripts.ts";
import { earlyScript } from "./build/early-script.ts";
import { landingGroups, landingPages } from "./build/landing-pages.ts";
import { precompileGql } from "./build/precompile-gql.ts";
import { reloadTexts } from "./build/reload-texts.ts";
import { serviceWorker } from "./build/service-worker.ts";
import { shakeGraphql } from "./build/shake-graphql.ts";
import { shakeRouter } from "./build/shake-router.ts";
import { textFiles } from "./build/text-files.ts";

/** react-router's own exports name only its development build, whatever is built. */
const router = (file: string) => resolve(import.meta.dirname, `../node_modules/react-router/dist/production/${file}.mjs`);

const productionRouter = [
  { find: /^react-router$/, replacement: router("index") },
  { find: /^react-router\/dom$/, replacement: router("dom-export") },
];

/** What every page needs of the packages, in one file: it packs better, and a new release of the site leaves it in the browser's cache. */
const vendor =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@apollo|rxjs|graphql|optimism|@wry|tslib)\/(?!.*(?:subscriptions|useLazyQuery|useSubscription))/;

/** Where npm run dev has put the server; everything reaches it through the address of the site. */
const api = process.env["API_URL"] ?? "http://127.0.0.1:3000";

/** What the server renders pages with: one program that needs no packages, in files that are loaded when a screen is first asked for. */
const ssr = { noExternal: true, target: "node" } as const;
const ssrBuild = { outDir: "../dist/ssr", emptyOutDir: true, target: "node24", ssrEmitAssets: false, copyPublicDir: false } as const;

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    precompileGql({ manifest: isSsrBuild ? undefined : resolve(import.meta.dirname, "../dist/safelist.json") }),
    shakeRouter(),
    shakeGraphql(),
    calmFonts(),
    textFiles(),
    landingPages(),
    earlyScript(),
    calmScripts(),
    serviceWorker(),
    reloadTexts(),
  ],
  // rxjs offers classes to who asks for es2015, and ES5 with helpers to who does not.
  resolve: {
    conditions: ["es2015", ...(isSsrBuild ? defaultServerConditions : defaultClientConditions)],
    alias: command === "build" ? productionRouter : [],
  },
  server: {
    host: "127.0.0.1",
    port: Number(process.env["PORT"] ?? 3000),
    strictPort: true,
    proxy: {
      "/graphql": { target: api, ws: true },
      "^(/\\w+)?/developers(/|$)": api,
      ...Object.fromEntries(["/api", "/feed", "/files", "/mcp", "/.well-known", "/dev/mail", "/playground"].map((path) => [path, api])),
    },
  },
  ssr,
  ...(isSsrBuild && { define: { "process.env.NODE_ENV": '"production"' } }),
  build: isSsrBuild
    ? ssrBuild
    : {
        outDir: "../dist/web",
        emptyOutDir: true,
        target: "es2023",
        manifest: true,
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: "vendor", test: vendor, priority: 5 }, ...landingGroups()] } } },
      },
}));
