// Shows what a first visit to a public page costs, and fails when it is more than the budget.
import { build } from "./lib/build.mjs";
import { checkFirstLoads } from "./lib/first-load.mjs";
import { installPackages } from "./lib/steps.mjs";

await installPackages();
await build();
if (checkFirstLoads().failed > 0) process.exitCode = 1;
