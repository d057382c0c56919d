import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build, type PluginBuild } from "esbuild";
import { expect, onTestFinished, test } from "vitest";

const execute = promisify(execFile);
const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Makes this Node look like one of a plain machine. */
const asNode20 = 'data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"20.20.2"}})';

test.each(["graphql-server/bin/architecture.mjs", "graphql-server/bin/mutants.mjs", "graphql-server/src/main.ts"])(
  "%s says in one sentence which Node it needs",
  async (entry) => {
    const args = ["--import", asNode20, "--import", "tsx", join(root, entry)];
    const ended = await execute(process.execPath, args, { cwd: root }).catch((error: { code: number; stderr: string }) => error);
    expect(ended).toMatchObject({ code: 1, stderr: expect.stringMatching(/^[^\n]*needs Node 24, not 20\.20\.2: [^\n]*\n$/) });
  },
);

/** Node as the machine has it, beside the one that the project brings along. */
const hostNode = (process.env["PATH"] ?? "")
  .split(delimiter)
  .filter((folder) => !folder.includes("node_modules"))
  .map((folder) => join(folder, "node"))
  .find((file) => existsSync(file));

/** The compiled entry of `npm start`, joined as the build joins it, without the server behind it. */
async function compiledStart(): Promise<string> {
  const outdir = mkdtempSync(join(tmpdir(), "kotoba-start-"));
  onTestFinished(() => rmSync(outdir, { recursive: true, force: true }));
  const server = {
    name: "server",
    setup: (bundler: PluginBuild) => bundler.onResolve({ filter: /main\.ts$/ }, () => ({ path: "./main.mjs", external: true })),
  };
  const entryPoints = [join(root, "graphql-server/src/start.ts")];
  const form = {
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node24",
    outExtension: { ".js": ".mjs" },
  } as const;
  await build({ entryPoints, outdir, ...form, plugins: [server] });
  return join(outdir, "start.mjs");
}

test("the compiled server says in one sentence which Node it needs, to one that lacks half of what it uses", async () => {
  const start = await compiledStart();
  const lacking = 'import nodeModule from "node:module"; delete nodeModule.enableCompileCache; nodeModule.syncBuiltinESMExports();';
  const args = ["--import", asNode20, "--import", `data:text/javascript,${lacking}`, start];
  const ended = await execute(process.execPath, args).catch((error: { code: number; stderr: string }) => error);
  expect(ended).toMatchObject({ code: 1, stderr: expect.stringMatching(/^[^\n]*needs Node 24, not 20\.20\.2: [^\n]*\n$/) });
});

test.runIf(hostNode)(
  "the machine's own Node starts the server or says which it needs, and can run what npm start runs before the right one",
  async () => {
    const run = (...args: string[]) =>
      execute(hostNode ?? "", args, { cwd: root }).catch((error: { code: number; stderr: string }) => error);
    const { stdout } = await execute(hostNode ?? "", ["--version"]);
    const isRight = Number.parseInt(stdout.slice(1), 10) >= 24;
    const ended = await run(await compiledStart());
    expect(ended.stderr).toMatch(isRight ? /main\.mjs/ : /^Kotoba Works needs Node 24, not [\d.]+: start it with npm start[^\n]*\n$/);
    // Reading every file that they import is enough: what this Node lacks ends there.
    const steps = ["build.mjs", "steps.mjs", "checks.mjs", "first-load.mjs", "system-packages.mjs"];
    const imports = steps.map((file) => `await import("./graphql-server/bin/lib/${file}");`).join("");
    expect(await run("--input-type=module", "--eval", imports)).toMatchObject({ stderr: "" });
  },
);

test("no npm script hands TypeScript, or what needs a newer Node, to the host's own", () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const direct = Object.values(scripts).flatMap((script) =>
    [...script.matchAll(/(?<!tsx )\bnode (graphql-server\/bin\/\S+)/g)].map(([, file]) => file ?? ""),
  );
  expect(direct.length).toBeGreaterThan(10);
  for (const file of direct) {
    expect(file).toMatch(/\.mjs$/);
    expect(readFileSync(join(root, file), "utf8"), file).not.toMatch(/globSync|needs-own-node/);
  }
});
