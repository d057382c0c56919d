import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const read = (file: string) => readFileSync(join(root, file), "utf8");
const pages = globSync(["README.md", ".github/*.md", "graphql-server/docs/**/*.md"], { cwd: root });
const { scripts, dependencies }: { scripts: Record<string, string>; dependencies: Record<string, string> } = JSON.parse(
  read("package.json"),
);

describe("the pages of the repository", () => {
  it.each(pages)("%s links to files that are there", (page) => {
    const targets = [...read(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = ""]) => join(dirname(page), target));
    expect(targets.filter((target) => !existsSync(join(root, target)))).toEqual([]);
  });

  it.each(pages)("%s names commands that are there", (page) => {
    const named = [...read(page).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = ""]) => name);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  it("says every decision's number once", () => {
    const numbers = pages.filter((page) => page.includes("/decisions/")).map((page) => /\/(\d{3})-/.exec(page)?.[1]);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

it("a version manager takes the Node that the project brings along", () => {
  expect(read(".nvmrc").trim()).toBe(dependencies["node"]);
});
