// dependency-cruiser reads TypeScript through its old compiler API, which TypeScript 7 no longer has. So every source becomes a file that
// holds only its imports (type imports too), and dependency-cruiser judges that tree.
import { spawnSync } from "node:child_process";
import "./needs-own-node.mjs";
import fs, { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { parseSync } from "vite";
import { childEnv, root } from "./steps.mjs";

const aliases = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).imports;

/** `#ui/button.tsx` as a path from the file that imports it. */
function pathOf(specifier, from) {
  const [alias, target] = Object.entries(aliases).find(([key]) => specifier.startsWith(key.slice(0, -1))) ?? [];
  if (!alias) return specifier;
  const path = relative(dirname(from), join(target, "..", specifier.slice(alias.length - 1)));
  return path.startsWith(".") ? path : `./${path}`;
}

/** Returns everything a file imports or re-exports, with aliases resolved to paths. */
export function importsOf(file) {
  const code = readFileSync(join(root, file), "utf8");
  const { module } = parseSync(file, code);
  const found = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : []))),
    ...module.dynamicImports.flatMap(
      ({ moduleRequest }) => /^["'](.*)["']$/.exec(code.slice(moduleRequest.start, moduleRequest.end))?.[1] ?? [],
    ),
  ];
  return [...new Set(found)].map((specifier) => pathOf(specifier, file));
}

/** A folder with more files than one can take in at a glance is two rooms. */
const mostFiles = 25;

const sources = ["graphql-server/{bench,bin,src}/**/*.{ts,mjs,css,graphql}", "web/{build,journeys,src}/**/*.{ts,tsx,mjs,css}"];

/** What a command makes stands where its generator puts it, and nobody looks for it by its folder. */
function generatedFiles() {
  const patterns = readFileSync(join(root, ".gitattributes"), "utf8").matchAll(/^(\S+) linguist-generated/gm);
  return new Set([...patterns].flatMap(([, pattern]) => fs.globSync(pattern, { cwd: root })));
}

/** A screen: its URL says where it stands. Its tests, and the parts in a place with a plus, could stand elsewhere and count. */
const isScreen = (file) => /^web\/src\/routes\/(?:[^+/][^/]*\/)*[^+/][^./]*\.tsx$/.test(file);

/** The folders of either package that hold too many files, one a line. */
function crowdedFolders() {
  const counts = new Map();
  const generated = generatedFiles();
  for (const file of fs.globSync(sources, { cwd: root })) {
    if (generated.has(file) || isScreen(file)) continue;
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) => (count > mostFiles ? `${folder} holds ${count} files, of ${mostFiles} at most\n` : []));
}

/** Checks which files may import which, and how many stand in one folder. @returns the violations as text, "" when there are none. */
export function checkBoundaries() {
  return `${checkImports()}${crowdedFolders().join("")}`;
}

function checkImports() {
  const tree = mkdtempSync(join(tmpdir(), "kotoba-boundaries-"));
  try {
    for (const file of fs.globSync(["graphql-server/{src,migrations}/**/*.ts", "web/src/**/*.{ts,tsx}"], { cwd: root })) {
      mkdirSync(join(tree, dirname(file)), { recursive: true });
      writeFileSync(
        join(tree, `${file}.js`),
        importsOf(file)
          .map((path) => `import ${JSON.stringify(path)};\n`)
          .join(""),
      );
    }
    const cruise = join(root, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
    const args = [cruise, "--config", join(root, ".dependency-cruiser.cjs"), "--output-type", "err", "graphql-server", "web"];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: tree, env: childEnv, encoding: "utf8" });
    return status === 0 ? "" : `${stdout}${stderr}`.replaceAll(/\.(tsx?)\.js\b/g, ".$1");
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}
