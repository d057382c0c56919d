import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

const deploy = join(import.meta.dirname, "../../deploy");
const cache = join(import.meta.dirname, "../../../node_modules/.cache/promtool");

/** The tool where it is installed, or in the package of Debian, which is unpacked beside the packages of npm: installing it would start a server. */
function findPromtool(): string {
  const installed = (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, "promtool"))
    .find((file) => existsSync(file));
  const unpacked = join(cache, "usr/bin/promtool");
  if (installed) return installed;
  if (existsSync(unpacked)) return unpacked;
  mkdirSync(cache, { recursive: true });
  try {
    execFileSync("apt-get", ["download", "-q", "prometheus"], { cwd: cache, stdio: "ignore" });
    const file = readdirSync(cache).find((name) => name.endsWith(".deb"));
    execFileSync("dpkg", ["-x", join(cache, file ?? ""), cache]);
  } catch {
    throw new Error("promtool is missing: install Debian's package prometheus, or put promtool on the PATH.");
  }
  return unpacked;
}

try {
  const promtool = findPromtool();
  for (const [what, file] of [
    ["check", "alerts.yml"],
    ["test", "alerts.test.yml"],
  ] as const) {
    execFileSync(promtool, [what, "rules", file], { cwd: deploy, stdio: "inherit" });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
