// Runs on the host's Node, before anything is installed.
import { join } from "node:path";
import { build } from "./lib/build.mjs";
import { become, installPackages, root } from "./lib/steps.mjs";

const attack = process.argv.includes("--attack");

/** Returns the settings to start with: by default a demonstration on the embedded database, with NODE_ENV=production the real thing. */
function settings() {
  if (attack) return { NODE_ENV: "production", ATTACK_POSTURE: "1", DATA_DIR: process.env.DATA_DIR ?? ".data/attack" };
  if (process.env.NODE_ENV && process.env.NODE_ENV !== "development") return {};
  return { NODE_ENV: "development", DEMO: process.env.DEMO ?? (process.env.DATABASE_URL ? "0" : "1") };
}

try {
  await installPackages();
  await build();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
// Node tells of url.parse() where it is not used by a package; joined with the server, packages no longer look like ones.
become(["--disable-warning=DEP0169", join(root, "graphql-server/dist/server/start.mjs")], settings());
