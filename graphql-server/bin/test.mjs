// Runs on the host's Node, before anything is installed.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
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

/** What failed in one file, by name and with the first line of why. */
function failuresOf({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === "failed");
  const why = (text) => (text ?? "").split("\n", 1)[0];
  if (failed.length === 0) return [`${relative(root, name)}: ${why(message)}`];
  return failed.map(({ fullName, failureMessages }) => `${relative(root, name)} > ${fullName}: ${why(failureMessages[0])}`);
}

/** Runs one vitest project; a file that cannot even be loaded counts as one failed test. */
async function runSuite(name, config, dir) {
  const report = join(dir, `${name}.json`);
  const args = ["run", "--config", config, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  console.log(`\n— ${name} —`);
  const code = await new Promise((resolve) => {
    const child = spawn(join(root, "node_modules/.bin/vitest"), args, {
      cwd: root,
      env: { ...childEnv, KOTOBA_BUILT: "1" },
      stdio: ["ignore", "inherit", "inherit"],
    });
    child.once("error", () => resolve(1));
    child.once("close", resolve);
  });
  if (!existsSync(report)) return { passed: 0, failures: [`${name}: no report`] };
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
  const failures = testResults.filter(({ status }) => status === "failed").flatMap(failuresOf);
  if (failures.length === 0 && code !== 0) failures.push(`${name}: ended with ${code}, though no test failed`);
  return { passed: numPassedTests, failures };
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
  const failures = [];
  for (const [name, config] of suites) {
    const suite = await runSuite(name, config, dir);
    failures.push(...suite.failures);
    add({ passed: suite.passed, failed: suite.failures.length });
  }
  rmSync(dir, { recursive: true, force: true });
  // Once more at the end: the long lists above hide a failure.
  for (const failure of failures) console.log(`failed: ${failure}`);
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
