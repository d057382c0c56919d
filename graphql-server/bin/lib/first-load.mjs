import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "./steps.mjs";

/** Bytes of JavaScript (gzip) that a public page may cost a first visitor. */
const budget = 178 * 1_024;

const pages = ["/", "/japanesejob", "/log-in"];

const dist = join(root, "dist/web");

/** The script files of some modules and of everything they import statically. */
function filesOf(manifest, modules) {
  const seen = new Set();
  const visit = (name) => {
    if (seen.has(name)) return;
    const entry = manifest[name];
    if (!entry) throw new Error(`The build knows no ${name}`);
    seen.add(name);
    for (const imported of entry.imports ?? []) visit(imported);
  };
  for (const name of modules) visit(name);
  return [...new Set([...seen].map((name) => manifest[name].file))].filter((file) => file.endsWith(".js"));
}

/** Lists the files a first visit to each page loads (entry, layout and screen, as the build has written them down), with gzipped sizes in bytes. */
function firstLoads() {
  const read = (name) => JSON.parse(readFileSync(join(dist, ".vite", name), "utf8"));
  // What runs before the first paint stands in the page itself.
  const early = [...readFileSync(join(dist, "index.html"), "utf8").matchAll(/<script src="\/([^"]+)"/g)].map(([, file]) => file);
  const entry = [...early, ...filesOf(read("manifest.json"), ["index.html"])];
  const own = read("landing-pages.json");
  return pages.map((path) => {
    const sizes = [...new Set([...entry, ...own[path].scripts])]
      .map((file) => ({ file, bytes: gzipSync(readFileSync(join(dist, file))).length }))
      .sort((a, b) => b.bytes - a.bytes);
    return { path, sizes, total: sizes.reduce((sum, { bytes }) => sum + bytes, 0) };
  });
}

const kilobytes = (bytes) => (bytes / 1_024).toFixed(1);

/** Holds each page to the budget and says so; a page above it shows its largest files. @returns how many passed and failed. */
export function checkFirstLoads() {
  const results = { passed: 0, failed: 0 };
  for (const { path, sizes, total } of firstLoads()) {
    const isWithin = total <= budget;
    results[isWithin ? "passed" : "failed"] += 1;
    console.log(`first load of ${path}: ${kilobytes(total)} of ${kilobytes(budget)} KB JavaScript (gzip)${isWithin ? "" : ": TOO MUCH"}`);
    if (!isWithin) for (const { file, bytes } of sizes.slice(0, 25)) console.log(`  ${kilobytes(bytes).padStart(6)}  ${file}`);
  }
  return results;
}
