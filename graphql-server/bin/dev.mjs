// The server and the site, both again whenever a source changes.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { childEnv, installPackages, root } from "./lib/steps.mjs";

await installPackages();
const port = process.env.PORT ?? "3000";
const env = { ...childEnv, NODE_ENV: "development", DEMO: process.env.DEMO ?? "1", PORT: port, API_URL: `http://127.0.0.1:${port}` };
const children = [
  spawn(join(root, "node_modules/.bin/tsx"), ["watch", "--clear-screen=false", "graphql-server/src/main.ts"], {
    cwd: root,
    env,
    stdio: "inherit",
  }),
  spawn(join(root, "node_modules/.bin/vite"), ["--config", "web/vite.config.ts"], { cwd: root, env, stdio: "inherit" }),
];

function end(signal) {
  for (const child of children) child.kill(signal);
}
process.on("SIGINT", () => end("SIGINT"));
process.on("SIGTERM", () => end("SIGTERM"));
for (const child of children) {
  child.once("exit", (code) => {
    end("SIGTERM");
    process.exitCode = code ?? 0;
  });
}
