import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { afterAll, expect, it } from "vitest";
import { placesIn } from "./places.ts";

const root = mkdtempSync(join(tmpdir(), "kotoba-places-"));
const folder = join(root, "server");
afterAll(() => rmSync(root, { recursive: true, force: true }));

it("a place in a joined file is told by its source", async () => {
  writeFileSync(join(root, "other.ts"), "export interface Unused {\n  a: string;\n}\nexport const other = 1;\n");
  const main = 'import { other } from "./other.ts";\n\nfunction fails(): never {\n  throw new Error(`${other}`);\n}\nfails();\n';
  writeFileSync(join(root, "main.ts"), main);
  const outExtension = { ".js": ".mjs" };
  await build({ entryPoints: [join(root, "main.ts")], outdir: folder, outExtension, bundle: true, format: "esm", sourcemap: true });
  const { stderr } = await promisify(execFile)(process.execPath, [join(folder, "main.mjs")], { env: {} }).catch(
    (error: { stderr: string }) => error,
  );
  expect(stderr).not.toContain("main.ts");
  expect(placesIn({ folder, root })(stderr)).toMatch(/at fails \(main\.ts:4:\d+\)/);
});

it("a place of another build stays as it is", () => {
  expect(placesIn({ folder, root })("at x (file:///srv/other-ABC.mjs:1:2)")).toBe("at x (file:///srv/other-ABC.mjs:1:2)");
});
