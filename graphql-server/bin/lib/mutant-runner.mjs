// A process of its own, so that a mutant that never ends can be ended: keeps one vitest, and runs the same test files for one mutant after another.
import { createVitest } from "vitest/node";

// One vitest after another in the same process: each adds its own listener to the end of it.
process.setMaxListeners(0);
let mutant;
const plugin = {
  name: "kotoba:mutant",
  enforce: "pre",
  transform: (code, id) => (id.split("?")[0] === mutant?.file ? { code: mutant.code, map: null } : undefined),
};
const settings = { config: "graphql-server/vitest.config.ts", run: true, watch: false, reporters: [{}], fsModuleCache: false };
const vitest = await createVitest(settings, { plugins: [plugin] });
await vitest.standalone();
const all = await vitest.globTestSpecifications();

/** @returns the first test file that fails. */
async function run(tests) {
  for (const file of tests) {
    const specification = all.find(({ moduleId }) => moduleId === file);
    if (!specification) throw new Error(`${file} is no test of the server`);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification]);
    // Vitest lists the files of earlier runs as well, with what they came to then.
    const own = testModules.find(({ moduleId }) => moduleId === file);
    if (!own) throw new Error(`${file} did not run`);
    if (unhandledErrors.length > 0 || !own.ok()) return file;
  }
  return undefined;
}

process.on("message", async (next) => {
  const last = mutant;
  mutant = next;
  for (const { file } of [last, next].filter((one) => one?.file)) vitest.invalidateFile(file);
  process.send({ killedBy: (await run(next.tests)) ?? null });
});
process.on("disconnect", () => process.exit());
process.send({ ready: true });
