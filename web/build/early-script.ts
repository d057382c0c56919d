import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { build, type Plugin } from "vite";

const source = resolve(import.meta.dirname, "../src/early.ts");

/** The script as one text without imports, which runs as soon as it is read. */
async function bundled(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: "error",
    root: resolve(import.meta.dirname, ".."),
    build: { write: false, target: "es2023", lib: { entry: source, formats: ["iife"], name: "early" } },
  });
  const [output] = [made].flat();
  if (!output || !("output" in output)) throw new Error("The early script was not built");
  return output.output[0].code;
}

/** Puts the script that runs before the first paint into the page's head, as a file: the content policy allows no other. */
export function earlyScript(): Plugin {
  let file = "";
  return {
    name: "early-script",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    async buildStart() {
      const code = await bundled();
      file = `assets/early-${createHash("sha256").update(code).digest("base64url").slice(0, 8)}.js`;
      this.emitFile({ type: "asset", fileName: file, source: code });
    },
    transformIndexHtml: () => [{ tag: "script", attrs: { src: `/${file}` }, injectTo: "head-prepend" }],
  };
}
