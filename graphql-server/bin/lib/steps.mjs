import { spawn } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository. */
export const root = fileURLToPath(new URL("../../../", import.meta.url)).replace(/\/$/, "");
const bin = join(root, "node_modules", ".bin");

/** Every child finds the project's tools and its Node first. */
export const childEnv = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ""}` };

/** Runs a program to its end; its output is shown when `show` is set or when it fails. */
export function run(command, args, { show = false, env = {}, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...childEnv, ...env },
      stdio: ["ignore", show ? "inherit" : "pipe", show ? "inherit" : "pipe"],
    });
    const output = [];
    child.stdout?.on("data", (chunk) => output.push(chunk));
    child.stderr?.on("data", (chunk) => output.push(chunk));
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) return resolve(Buffer.concat(output).toString());
      const text = Buffer.concat(output).toString().trim();
      reject(new Error(`${command} ${args.join(" ")} failed (${code})${text ? `\n${text}` : ""}`));
    });
  });
}

/** Prints what is going on as soon as a step takes longer than a second, and in the end how long it took. */
export async function step(title, work) {
  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1_000).toFixed(0);
  let ticks;
  const timer = setTimeout(() => {
    console.log(`${title} …`);
    ticks = setInterval(() => console.log(`${title} … ${seconds()} s`), 15_000);
  }, 1_000);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
    clearInterval(ticks);
    if (performance.now() - started > 1_000) console.log(`${title}: done in ${seconds()} s`);
  }
}

function changedAt(path) {
  return existsSync(path) ? statSync(path).mtimeMs : 0;
}

/** Installs the packages when there are none or the lock file is newer. npm writes its own mark into node_modules. */
export async function installPackages() {
  const mark = join(root, "node_modules", ".package-lock.json");
  const installed = changedAt(mark);
  if (installed > 0 && installed >= changedAt(join(root, "package-lock.json")) && existsSync(join(bin, "node"))) return;
  const flags = ["--no-audit", "--no-fund", "--include=dev"];
  await step("Installing packages", async () => {
    // A registry that lacks another platform's optional package makes npm ci refuse the lock file; npm install takes the same versions.
    await run("npm", ["ci", ...flags]).catch(() => run("npm", ["install", "--no-save", ...flags]));
  });
  if (existsSync(node)) return;
  throw new Error(
    "Kotoba Works runs on a Node of its own (24), which npm did not install: allow install scripts (npm config set ignore-scripts false).",
  );
}

/** Path of the project's own Node, whatever the host runs. */
export const node = join(bin, "node");

/**
 * Runs the project's Node until it ends; signals go through to it, and its end is ours. The channel between both is how it notices that
 * we were killed without a word: a server that lived on alone would keep the port and the database.
 */
export function become(args, env = {}) {
  const child = spawn(node, args, { cwd: root, env: { ...childEnv, ...env }, stdio: ["inherit", "inherit", "inherit", "ipc"] });
  const forward = (signal) => child.kill(signal);
  // A terminal sends Ctrl-C to the whole group: the child has it already, so it only must not end us first.
  process.on("SIGINT", () => !process.stdin.isTTY && forward("SIGINT"));
  process.on("SIGTERM", () => forward("SIGTERM"));
  process.on("SIGHUP", () => forward("SIGTERM"));
  child.once("error", (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.once("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
