// Builds the server and the site when their sources have changed.
import { build } from "./lib/build.mjs";
import { installPackages } from "./lib/steps.mjs";

try {
  await installPackages();
  await build();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
