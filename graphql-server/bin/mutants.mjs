// `npm run test:mutants -- [area] [--in <part of a path>] [--sample <how many of an area>]`: changes one place of a source at a time and
// runs the tests that should notice. A change that none notices survives; the score is the share that did not. No part of npm test.
import "./lib/needs-own-node.mjs";
import { fork } from "node:child_process";
import fs from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { areas } from "./lib/mutant-areas.mjs";
import { mutantsOf } from "./lib/mutants.mjs";
import { childEnv, node, root } from "./lib/steps.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: "string" }, in: { type: "string", default: "" } },
});
const unknown = positionals.filter((name) => !areas[name]);
if (unknown.length > 0) {
  console.error(`No area ${unknown.join(", ")}: ${Object.keys(areas).join(", ")}`);
  process.exit(1);
}

const filesOf = (globs) => [...new Set(globs.flatMap((glob) => fs.globSync(glob, { cwd: root }).sort()))].map((file) => join(root, file));

/** Starts a runner, which returns the outcome of one mutant; "late" when it does not come to an end. */
async function startRunner() {
  const child = fork(join(root, "graphql-server/bin/lib/mutant-runner.mjs"), [], {
    cwd: root,
    env: childEnv,
    execPath: node,
    detached: true,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const next = () =>
    new Promise((resolve) => {
      child.once("message", resolve);
      child.once("exit", () => resolve({ killedBy: "the end of the process" }));
    });
  await next();
  const stop = () => {
    child.removeAllListeners();
    // The whole group: a worker of its own may be what never ends.
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, "SIGKILL");
    if (child.connected) child.disconnect();
  };
  return {
    isAlive: () => child.connected,
    stop,
    async ask(mutant, limitMs) {
      const answer = next();
      child.send(mutant);
      let timer;
      const late = new Promise((resolve) => {
        timer = setTimeout(resolve, limitMs, { killedBy: "a test that never ends" });
      });
      const result = await Promise.race([answer, late]);
      clearTimeout(timer);
      if (result.killedBy === "a test that never ends") stop();
      return result.killedBy;
    },
  };
}

/** So many of them, evenly spread over the sources. */
function sampleOf(mutants, count) {
  if (count >= mutants.length) return mutants;
  return Array.from({ length: count }, (_, index) => mutants[Math.floor((index * mutants.length) / count)]);
}

/** The test beside the source first: most mutants end there. */
function inOrder(tests, file) {
  const folder = file.slice(0, file.lastIndexOf("/") + 1);
  return tests.toSorted((a, b) => Number(b.startsWith(folder)) - Number(a.startsWith(folder)));
}

/** Runs all mutants of an area. @returns those that survived. */
async function testArea(tests, mutants) {
  const survivors = [];
  let runner = await startRunner();
  const started = performance.now();
  const broken = await runner.ask({ tests }, 1_800_000);
  if (broken) {
    runner.stop();
    throw new Error(`${relative(root, broken)} fails without any change`);
  }
  const limitMs = (performance.now() - started) * 4 + 60_000;
  for (const mutant of mutants) {
    if (!runner.isAlive()) runner = await startRunner();
    const killedBy = await runner.ask({ ...mutant, tests: inOrder(tests, mutant.file) }, limitMs);
    if (killedBy !== null) continue;
    survivors.push(mutant);
    console.log(`survived  ${relative(root, mutant.file)}:${mutant.line}:${mutant.column}  ${mutant.change}`);
  }
  runner.stop();
  return survivors;
}

const scores = [];
for (const [name, { sources, tests }] of Object.entries(areas)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const files = filesOf(sources).filter((file) => !file.endsWith(".test.ts") && !file.endsWith(".type.ts") && file.includes(values.in));
  const mutants = sampleOf(files.flatMap(mutantsOf), Number(values.sample ?? Infinity));
  if (mutants.length === 0) continue;
  const killed = mutants.length - (await testArea(filesOf(tests), mutants)).length;
  scores.push(`${name.padEnd(12)} ${killed} of ${mutants.length} noticed: ${((killed / mutants.length) * 100).toFixed(1)} %`);
  console.log(scores.at(-1));
}
console.log(`\n${scores.join("\n")}`);
