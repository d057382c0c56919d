// A process of its own, so that a mutant that never ends can be ended: keeps one vitest, and runs one test file after another on changed sources.
import { createVitest } from "vitest/node";

// One vitest after another in the same process: each adds its own listener to the end of it.
process.setMaxListeners(0);
let changes = new Map();
const plugin = {
  name: "kotoba:mutant",
  enforce: "pre",
  transform(_, id) {
    const code = changes.get(id.split("?")[0]);
    return code === undefined ? undefined : { code, map: null };
  },
};
// The first test that fails is enough.
const settings = { config: "graphql-server/vitest.config.ts", run: true, watch: false, reporters: [{}], fsModuleCache: false, bail: 1 };
const vitest = await createVitest(settings, { plugins: [plugin] });
await vitest.standalone();
const all = await vitest.globTestSpecifications();

/** Runs a test file. @returns "passed", "failed", or "unloaded" when not one of its tests could be read. */
async function run(file) {
  const specification = all.find(({ moduleId }) => moduleId === file);
  if (!specification) throw new Error(`${file} is no test of the server`);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification]);
  // Vitest lists the files of earlier runs as well, with what they came to then.
  const own = testModules.find(({ moduleId }) => moduleId === file);
  if (!own) throw new Error(`${file} did not run`);
  if (unhandledErrors.length === 0 && own.ok()) return "passed";
  return [...own.children.allTests()].length === 0 ? "unloaded" : "failed";
}

process.on("message", async ({ test, sources }) => {
  const stale = [...changes.keys()];
  changes = new Map(sources);
  for (const file of [...stale, ...changes.keys()]) vitest.invalidateFile(file);
  process.send({ outcome: await run(test) });
});
process.on("disconnect", () => process.exit());
process.send({ ready: true });
