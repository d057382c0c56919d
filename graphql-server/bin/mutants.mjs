// `npm run test:mutants -- [area] [--in <part of a path>] [--sample <how many of an area>] [--seed <text>] [--part 2/6]`: changes one place of a
// source at a time and runs the tests that should notice. A change that none notices survives; the score is the share that did not. Parts of a
// sample make up the whole, for a machine that has no hour in one piece. No part of npm test.
import "./lib/needs-own-node.mjs";
import { createHash } from "node:crypto";
import fs from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { areas } from "./lib/mutant-areas.mjs";
import { prepareTests } from "./lib/mutant-tests.mjs";
import { mutantsOf, parses } from "./lib/mutants.mjs";
import { root } from "./lib/steps.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: "string" },
    in: { type: "string", default: "" },
    seed: { type: "string", default: "1" },
    part: { type: "string", default: "1/1" },
  },
});
const [part = 1, parts = 1] = values.part.split("/").map(Number);
const unknown = positionals.filter((name) => !areas[name]);
if (unknown.length > 0) {
  console.error(`No area ${unknown.join(", ")}: ${Object.keys(areas).join(", ")}`);
  process.exit(1);
}

const filesOf = (globs) => [...new Set(globs.flatMap((glob) => fs.globSync(glob, { cwd: root }).sort()))].map((file) => join(root, file));
const placeOf = ({ file, line, column }) => `${relative(root, file)}:${line}:${column}`;

/** So many of them, drawn by the seed: the same ones in every run as long as their sources stay as they are. */
function sampleOf(mutants, count) {
  const drawn = (mutant) =>
    createHash("sha256")
      .update(`${values.seed} ${placeOf(mutant)} ${mutant.change}`)
      .digest("hex");
  const keys = new Map(mutants.map((mutant) => [mutant, drawn(mutant)]));
  const chosen = new Set(mutants.toSorted((a, b) => (keys.get(a) < keys.get(b) ? -1 : 1)).slice(0, count));
  const sample = mutants.filter((mutant) => chosen.has(mutant));
  return sample.slice(Math.floor(((part - 1) * sample.length) / parts), Math.floor((part * sample.length) / parts));
}

/** Runs the test that noticed a mutant on its source as it is. @throws when it notices that, too: no score of such a run means anything. */
async function expectSilence(tests, mutant, test) {
  const { outcome } = await tests.run({ ...mutant, code: fs.readFileSync(mutant.file, "utf8") }, [test]);
  if (outcome === "survived") return;
  throw new Error(`The unchanged source of ${placeOf(mutant)} counts as ${outcome} by ${test}: no score of this run holds`);
}

/** Breaks the source of a mutant altogether. @throws when that goes unnoticed: the tests do not run what is changed. */
async function expectNoise(tests, mutant, test) {
  const { outcome } = await tests.run({ ...mutant, code: 'throw new Error("broken on purpose");' }, [test]);
  if (outcome === "survived") throw new Error(`${placeOf(mutant)} may be broken unnoticed: the changes do not reach the tests`);
}

/** Runs all mutants of an area. @returns how many came to which end. */
async function testArea(tests, mutants) {
  const ends = { failed: 0, unloaded: 0, late: 0, survived: 0, unreached: 0 };
  let noticed;
  for (const [index, mutant] of mutants.entries()) {
    const { outcome, test } = await tests.run(mutant);
    ends[outcome] += 1;
    if ((index + 1) % 10 === 0) console.log(`${index + 1} of ${mutants.length}, ${ends.survived + ends.unreached} of them unnoticed`);
    if (outcome === "survived" || outcome === "unreached") {
      console.log(`${outcome}  ${placeOf(mutant)}  ${mutant.change}`);
      continue;
    }
    // What is late on a busy machine would be late without a change, too.
    if (!noticed || outcome === "late") await expectSilence(tests, mutant, test);
    if (!noticed) await expectNoise(tests, mutant, test);
    noticed = { mutant, test };
  }
  if (ends.unreached === mutants.length) throw new Error("No test comes to any of them: the sources that the tests load are not these");
  if (noticed) await expectSilence(tests, noticed.mutant, noticed.test);
  return ends;
}

const scores = [];
for (const [name, { sources, tests }] of Object.entries(areas)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const files = filesOf(sources).filter((file) => !file.endsWith(".test.ts") && !file.endsWith(".type.ts") && file.includes(values.in));
  const made = files.flatMap(mutantsOf);
  const whole = made.filter(parses);
  const mutants = sampleOf(whole, Number(values.sample ?? Infinity));
  if (mutants.length === 0) continue;
  const prepared = await prepareTests(filesOf(tests), files);
  try {
    const { failed, unloaded, late, unreached } = await testArea(prepared, mutants);
    const noticed = failed + unloaded + late;
    scores.push(
      `${name.padEnd(12)} ${noticed} of ${mutants.length} noticed: ${((noticed / mutants.length) * 100).toFixed(1)} % ` +
        `(${unloaded} on loading, ${late} by never ending; ${unreached} where no test comes; ` +
        `${whole.length} in all, seed ${values.seed}; ${made.length - whole.length} that are no program are left out)`,
    );
  } finally {
    prepared.stop();
  }
  console.log(scores.at(-1));
}
console.log(`\n${scores.join("\n")}`);
