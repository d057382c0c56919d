import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

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
