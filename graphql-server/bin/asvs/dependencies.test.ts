import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));
interface Package {
  resolved?: string;
  integrity?: string;
  link?: boolean;
  /** Of another system, or not to be had: npm knows the hash where it is installed. */
  optional?: boolean;
  hasInstallScript?: boolean;
}
interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
}
const read = (file: string) => readFileSync(join(root, file), "utf8");
const { packages }: { packages: Record<string, Package> } = JSON.parse(read("package-lock.json"));
const manifest: Manifest = JSON.parse(read("package.json"));
const installed = Object.entries(packages).filter(([path]) => path.startsWith("node_modules/"));

describe("what others wrote", () => {
  it("is listed whole in the lock file, each from the registry with its hash and from no other place", () => {
    expect(installed.length).toBeGreaterThan(500);
    const odd = installed.filter(
      ([, { resolved, integrity, link, optional }]) =>
        link || resolved !== undefined || !(integrity?.startsWith("sha512-") || (optional && integrity === undefined)),
    );
    expect(odd.map(([path]) => path)).toEqual([]);
  });

  it("is named by its exact version", () => {
    const loose = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it("runs something when it is installed only where that was decided", () => {
    const undecided = installed
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length))
      .filter((name) => manifest.allowScripts[name] === undefined);
    expect(undecided).toEqual([]);
  });
});
