import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const file = fileURLToPath(new URL("holes.mjs", import.meta.url));

it("every hole has its place in the sources, and a test", () => {
  const script = `const { existsSync } = await import("node:fs"); const { holes } = await import(${JSON.stringify(file)});
    console.log(JSON.stringify({ count: holes.length, names: new Set(holes.map(({ name }) => name)).size, tests: holes.every(({ test }) => existsSync(test)) }));`;
  const told: unknown = JSON.parse(execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" }));
  expect(told).toEqual({ count: 30, names: 30, tests: true });
});
