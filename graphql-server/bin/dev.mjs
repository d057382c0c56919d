// The server and the site behind one address, both again whenever a source changes.
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { childEnv, installPackages, root } from "./lib/steps.mjs";

/** A port that nobody listens on; the server keeps it through its restarts. */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(String(port)));
    });
  });
}

await installPackages();
const [port, behind] = [process.env.PORT ?? "3000", await freePort()];
const shared = { ...childEnv, NODE_ENV: "development" };
const server = {
  ...shared,
  DEMO: process.env.DEMO ?? "1",
  HOST: "127.0.0.1",
  PORT: behind,
  BASE_URL: process.env.BASE_URL ?? `http://localhost:${port}`,
  // Keeps the packages as Node has compiled them for the next restart.
  NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compiled"),
};
const site = { ...shared, PORT: port, API_URL: `http://127.0.0.1:${behind}` };
const program = (name, args, env) => spawn(join(root, "node_modules/.bin", name), args, { cwd: root, env, stdio: "inherit" });
const children = [
  program("tsx", ["watch", "--clear-screen=false", "graphql-server/src/main.ts"], server),
  // The server names the address once it answers there; until then the site would show errors only.
  program("vite", ["--config", "web/vite.config.ts", "--logLevel", "warn"], site),
];

let ending = false;

/** Once only: a second signal would cut the server off before it has closed its database. */
function end(signal) {
  if (ending) return;
  ending = true;
  for (const child of children) child.kill(signal);
}
process.on("SIGINT", () => {
  // A terminal sends Ctrl-C to the whole group: they have it already.
  if (process.stdin.isTTY) ending = true;
  end("SIGINT");
});
process.on("SIGTERM", () => end("SIGTERM"));
for (const child of children) {
  child.once("exit", (code) => {
    end("SIGTERM");
    process.exitCode = code ?? 0;
  });
}
