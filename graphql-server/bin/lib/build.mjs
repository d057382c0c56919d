import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { bundleServer } from "./bundle.mjs";
import { compressFolder } from "./compress.mjs";
import { root, run, step } from "./steps.mjs";

const skipped = new Set(["node_modules", "dist", "docs", "bench", "drill", "contract"]);

function filesUnder(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [path];
  return readdirSync(path)
    .filter((name) => !skipped.has(name) && !/\.test\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

function hashOf(paths) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap((path) => filesUnder(join(root, path)))) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

/** Builds only when something it is made from has changed since the last build. */
async function buildOnce({ title, inputs, output, files = [], work }) {
  const stamp = join(root, output, ".stamp");
  const hash = hashOf(inputs);
  const isWhole = [stamp, ...files.map((file) => join(root, file))].every((file) => existsSync(file));
  if (isWhole && readFileSync(stamp, "utf8") === hash) return;
  await step(title, work);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

/** The server as JavaScript in graphql-server/dist: module by module, and joined in `server`, which is what runs. */
export function buildServer() {
  return buildOnce({
    title: "Building the server",
    inputs: ["graphql-server", "package-lock.json", "tsconfig.json"],
    output: "graphql-server/dist",
    files: ["graphql-server/dist/server/start.mjs"],
    work: async () => {
      rmSync(join(root, "graphql-server/dist"), { recursive: true, force: true });
      await run("tsc", ["-p", "graphql-server/tsconfig.build.json"]);
      await bundleServer({ root, from: join(root, "graphql-server/dist/src"), to: join(root, "graphql-server/dist/server") });
    },
  });
}

/** The site as static files in dist/web, the operations it sends in dist/safelist.json, and what the server draws its pages with in dist/ssr. */
export function buildWeb() {
  return buildOnce({
    title: "Building the site",
    inputs: ["web", "schema.graphql", "package-lock.json", "tsconfig.json"],
    output: "dist/web",
    files: ["dist/safelist.json", "dist/ssr/render-page.js"],
    work: async () => {
      await run("vite", ["build", "--config", "web/vite.config.ts"]);
      await run("vite", ["build", "--config", "web/vite.config.ts", "--ssr", "src/app/render-page.tsx"]);
      await compressFolder(join(root, "dist/web"));
    },
  });
}

/** Both at once. */
export async function build() {
  await Promise.all([buildServer(), buildWeb()]);
}
