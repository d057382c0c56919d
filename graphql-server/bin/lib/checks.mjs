import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, run } from "./steps.mjs";

/** The files codegen writes, for the site and for the client of the tests. */
const generated = [
  "web/src/graphql/operations.ts",
  "web/src/graphql/values/",
  "web/src/platform/i18n/texts.ts",
  "graphql-server/src/shared/vocabulary/labels.ts",
  "graphql-server/src/app/pages/words/site-texts.ts",
  "graphql-server/src/testing/outside-client/generated.ts",
];

/** A file, or all files of a folder. */
const filesOf = (base, name) => (name.endsWith("/") ? readdirSync(join(base, name)).map((file) => `${name}${file}`) : [name]);

/** Checks that the generated types and documents match the sources and the contract as they are today. */
async function codegenIsCurrent() {
  const dir = mkdtempSync(join(tmpdir(), "kotoba-codegen-"));
  try {
    const own = readFileSync(join(root, "codegen.yml"), "utf8");
    writeFileSync(
      join(dir, "codegen.yml"),
      generated.reduce((config, file) => config.replace(`${file}:`, `${dir}/${file}:`), own),
    );
    await run("graphql-codegen", ["--config", join(dir, "codegen.yml")], { cwd: root });
    const files = new Set(generated.flatMap((name) => [...filesOf(root, name), ...filesOf(dir, name)]));
    const textIn = (base, file) => (existsSync(join(base, file)) ? readFileSync(join(base, file), "utf8") : undefined);
    const stale = [...files].filter((file) => textIn(dir, file) !== textIn(root, file));
    if (stale.length > 0) throw new Error(`${stale.join(", ")}: stale, npm run codegen`);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

async function boundaries() {
  const violations = await run("node", [
    "-e",
    "import('./graphql-server/bin/lib/boundaries.mjs').then((m) => process.stdout.write(m.checkBoundaries()))",
  ]);
  if (violations.trim() !== "") throw new Error(violations);
}

/** Everything that must hold of the sources, by name. */
export const checks = [
  ["format", () => run("biome", ["check", "--linter-enabled=false", "--error-on-warnings", "."])],
  ["lint", () => run("oxlint", ["--type-aware", "--deny-warnings"])],
  ["types", () => run("tsc", ["-p", "tsconfig.json"])],
  ["server build types", () => run("tsc", ["-p", "graphql-server/tsconfig.build.json", "--noEmit", "--allowImportingTsExtensions"])],
  ["schema unchanged", () => run("node", ["--import", "tsx", "graphql-server/bin/schema.ts", "--check"])],
  ["no silent break of the schema", () => run("node", ["--import", "tsx", "graphql-server/bin/upkeep/schema-changes.ts"])],
  ["contract unchanged", () => run("node", ["--import", "tsx", "graphql-server/bin/contract.ts", "--check"])],
  ["posting fields unchanged", () => run("node", ["--import", "tsx", "graphql-server/bin/fields.ts", "--check"])],
  ["codegen unchanged", codegenIsCurrent],
  ["readings unchanged", () => run("node", ["--import", "tsx", "graphql-server/bin/readings.ts", "--check"])],
  ["boundaries", boundaries],
  ["picture of the contexts", () => run("node", ["graphql-server/bin/architecture.mjs", "--check"])],
  ["names as in the glossary", () => run("node", ["--import", "tsx", "graphql-server/bin/check-glossary.ts"])],
  ["dead code", () => run("knip", ["--config", ".knip.json", "--no-progress"])],
];

/** Runs every check; tells each result as it comes. @returns how many passed and failed. */
export async function runChecks() {
  const results = { passed: 0, failed: 0 };
  for (const [name, check] of checks) {
    const started = performance.now();
    const seconds = () => ((performance.now() - started) / 1_000).toFixed(1);
    try {
      await check();
      results.passed += 1;
      console.log(`check ${name}: ok (${seconds()} s)`);
    } catch (error) {
      results.failed += 1;
      console.log(`check ${name}: FAILED (${seconds()} s)\n${error.message}`);
    }
  }
  return results;
}
