import { resolve } from "node:path";
import { build, type Plugin } from "vite";

const source = resolve(import.meta.dirname, "../src/worker/service-worker.ts");

/** The worker as one text without imports. */
async function bundled(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: "error",
    root: resolve(import.meta.dirname, ".."),
    build: { write: false, target: "es2023", lib: { entry: source, formats: ["iife"], name: "worker" } },
  });
  const [output] = [made].flat();
  if (!output || !("output" in output)) throw new Error("The service worker was not built");
  return output.output[0].code;
}

/** Puts the worker where it looks after the whole site, under the one name at which browsers look for a newer one. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    async buildStart() {
      this.emitFile({ type: "asset", fileName: "service-worker.js", source: await bundled() });
    },
  };
}
