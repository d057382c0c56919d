// Runs on the host's Node, before anything is installed.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./lib/build.mjs";
import { runChecks } from "./lib/checks.mjs";
import { checkFirstLoads } from "./lib/first-load.mjs";
import { childEnv, installPackages, root, step } from "./lib/steps.mjs";
import { installSystemPackages } from "./lib/system-packages.mjs";

const suites = [
  ["server", "graphql-server/vitest.config.ts"],
  ["web", "web/vitest.config.ts"],
  ["journeys", "web/journeys/vitest.config.ts"],
];

/** Runs one vitest project; a file that cannot even be loaded counts as one failed test. */
async function runSuite(name, config, dir) {
  const report = join(dir, `${name}.json`);
  const args = ["run", "--config", config, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  console.log(`\n— ${name} —`);
  const code = await new Promise((resolve) => {
    const child = spawn(join(root, "node_modules/.bin/vitest"), args, {
      cwd: root,
      env: childEnv,
      stdio: ["ignore", "inherit", "inherit"],
    });
    child.once("error", () => resolve(1));
    child.once("close", resolve);
  });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  const failed = numFailedTests + unloaded.length;
  return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}

async function main() {
  await installPackages();
  await installSystemPackages();
  const total = { passed: 0, failed: 0 };
  const add = ({ passed, failed }) => {
    total.passed += passed;
    total.failed += failed;
  };
  add(await runChecks());
  await step("Building", build);
  add(checkFirstLoads());
  const dir = mkdtempSync(join(tmpdir(), "kotoba-test-report-"));
  for (const [name, config] of suites) add(await runSuite(name, config, dir));
  rmSync(dir, { recursive: true, force: true });
  return total;
}

let result = { passed: 0, failed: 1 };
try {
  result = await main();
} catch (error) {
  console.error(error.message);
}
console.log(`\n${result.passed} passed, ${result.failed} failed`);
process.exitCode = result.failed === 0 ? 0 : 1;
