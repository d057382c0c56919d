import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { calmFonts } from "./build/calm-fonts.ts";
import { landingGroups, landingPages } from "./build/landing-pages.ts";
import { precompileGql } from "./build/precompile-gql.ts";
import { reloadTexts } from "./build/reload-texts.ts";
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
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@apollo|rxjs|graphql|optimism|@wry|tslib)\/(?!.*subscriptions)/;

/** Where npm run dev has put the server; everything reaches it through the address of the site. */
const api = process.env["API_URL"] ?? "http://127.0.0.1:3000";

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    precompileGql({ manifest: resolve(import.meta.dirname, "../dist/safelist.json") }),
    shakeRouter(),
    calmFonts(),
    textFiles(),
    landingPages(),
    reloadTexts(),
  ],
  // rxjs offers classes to who asks for es2015, and ES5 with helpers to who does not.
  resolve: { conditions: ["es2015", ...defaultClientConditions], alias: command === "build" ? productionRouter : [] },
  server: {
    host: "127.0.0.1",
    port: Number(process.env["PORT"] ?? 3000),
    strictPort: true,
    proxy: { "/graphql": { target: api, ws: true }, "/api": api, "/feed": api, "/files": api, "/dev/mail": api, "/playground": api },
  },
  build: {
    outDir: "../dist/web",
    emptyOutDir: true,
    target: "es2023",
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "vendor", test: vendor, priority: 4 }, ...landingGroups()] } } },
  },
}));
