import { runChecks } from "./lib/checks.mjs";
import { installPackages } from "./lib/steps.mjs";

await installPackages();
const { passed, failed } = await runChecks();
console.log(`${passed} checks passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
