// Runs test files on changed sources in a process that is started anew when a change keeps it from coming to an end.
import { fork } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { watched } from "./mutants.mjs";
import { childEnv, node, root } from "./steps.mjs";

const folder = mkdtempSync(join(tmpdir(), "kotoba-mutants-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
const reachedFile = join(folder, "reached");

/** Starts a runner: a process that runs test files on changed sources. */
export async function startRunner() {
  const child = fork(join(root, "graphql-server/bin/lib/mutant-runner.mjs"), [], {
    cwd: root,
    env: { ...childEnv, KOTOBA_MUTANT_REACHED: reachedFile },
    execPath: node,
    detached: true,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  let answer;
  child.on("message", (message) => answer(message));
  child.on("exit", () => answer({ outcome: "failed" }));
  const next = () =>
    new Promise((resolve) => {
      answer = resolve;
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
    /** @returns "passed", "failed", "unloaded", or "late" when it did not come to an end in time. */
    async ask(test, sources, limitMs) {
      const answered = next();
      child.send({ test, sources });
      let timer;
      const late = new Promise((resolve) => {
        timer = setTimeout(resolve, limitMs, { outcome: "late" });
      });
      const { outcome } = await Promise.race([answered, late]);
      clearTimeout(timer);
      if (outcome === "late") stop();
      return outcome;
    },
  };
}

/**
 * Prepares the tests of an area. A test file runs once as it is before it judges a mutant: it must pass, and says how long it takes and which
 * functions of the sources it runs. Most mutants end at the test beside them, so that the others need not be asked.
 * @returns run(mutant, among), which runs the tests that reach the mutant's place until one does not pass, and stop().
 */
export async function prepareTests(tests, files) {
  let runner = await startRunner();
  const sources = files.map((file, index) => [file, watched(file, String(index))]);
  const known = new Map();
  const noticed = new Map();

  async function factsOf(test) {
    if (known.has(test)) return known.get(test);
    writeFileSync(reachedFile, "");
    if (!runner.isAlive()) runner = await startRunner();
    const started = performance.now();
    const outcome = await runner.ask(test, sources, 1_800_000);
    if (outcome !== "passed") throw new Error(`${relative(root, test)} ${outcome} without any change`);
    const facts = { ms: performance.now() - started, reached: new Set(readFileSync(reachedFile, "utf8").split("\n")) };
    known.set(test, facts);
    return facts;
  }

  /** First the tests that noticed most in the source so far, then those beside it, then the quick ones; last what needs a PostgreSQL. */
  function inOrder(file, among) {
    const beside = file.slice(0, file.lastIndexOf("/") + 1);
    const rank = (test) => [
      Number(test.includes(".postgres.")),
      -(noticed.get(`${file} ${test}`) ?? 0),
      Number(!test.startsWith(beside)),
      known.get(test)?.ms ?? 0,
    ];
    const ranks = new Map(among.map((test) => [test, rank(test)]));
    return among.toSorted((a, b) => {
      const [one, other] = [ranks.get(a), ranks.get(b)];
      const place = one.findIndex((value, index) => value !== other[index]);
      return place < 0 ? 0 : one[place] - other[place];
    });
  }
  return {
    stop: () => runner.stop(),
    async run(mutant, among = tests) {
      let reached = 0;
      for (const test of inOrder(mutant.file, among)) {
        const { ms, reached: places } = await factsOf(test);
        if (!places.has(`${files.indexOf(mutant.file)} ${mutant.within}`)) continue;
        reached += 1;
        if (!runner.isAlive()) runner = await startRunner();
        const outcome = await runner.ask(test, [[mutant.file, mutant.code]], ms * 4 + 60_000);
        if (outcome === "passed") continue;
        const key = `${mutant.file} ${test}`;
        noticed.set(key, (noticed.get(key) ?? 0) + 1);
        return { outcome, test };
      }
      return { outcome: reached === 0 ? "unreached" : "survived" };
    },
  };
}
