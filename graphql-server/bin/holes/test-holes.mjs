// `npm run test:holes -- [--only <part of a name>]`: makes one hole at a time, as an attacker would like it, and runs the test that must notice it. Sources
// stay as they are: the change is made while they are loaded. Ends with 1 when a hole goes unnoticed. No part of npm test.
import "../lib/needs-own-node.mjs";
import { relative } from "node:path";
import { parseArgs } from "node:util";
import { startRunner } from "../lib/mutant-tests.mjs";
import { root } from "../lib/steps.mjs";
import { holes } from "./holes.mjs";

const { values } = parseArgs({ options: { only: { type: "string", default: "" } } });
const limitMs = 1_200_000;
const sound = new Map();
let runner = await startRunner();

async function run(test, sources) {
  if (!runner.isAlive()) runner = await startRunner();
  return runner.ask(test, sources, limitMs);
}

const tried = holes.filter(({ name }) => name.includes(values.only));
let noticed = 0;
for (const { name, file, code, test } of tried) {
  // A test that fails anyway notices nothing.
  if (!sound.has(test)) sound.set(test, await run(test, []));
  if (sound.get(test) !== "passed") {
    console.log(`NOT TRIED  ${name}  (${relative(root, test)} ${sound.get(test)} without any hole)`);
    continue;
  }
  // A source that no longer loads would be no hole; a test that it stops is no notice either.
  const outcome = await run(test, [[file, code]]);
  if (outcome === "failed") noticed += 1;
  console.log(
    `${outcome === "failed" ? "noticed" : `NOT NOTICED (${outcome})`}  ${name}  (${relative(root, file)}, by ${relative(root, test)})`,
  );
}
runner.stop();
console.log(`${noticed} of ${tried.length} holes noticed`);
process.exitCode = noticed === tried.length ? 0 : 1;
