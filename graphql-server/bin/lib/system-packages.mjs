import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run, step } from "./steps.mjs";

function onPath(name) {
  return (process.env.PATH ?? "").split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

function hasPostgres() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  return onPath("initdb") || versions.some((version) => existsSync(join(debian, version, "bin/initdb")));
}

const hasFont = () => existsSync("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc") || existsSync("/usr/share/fonts/opentype/noto");

/** Programs of the machine that the tests need, and the Debian package each comes from. */
const needed = [
  {
    what: "Chromium",
    has: () => Boolean(process.env.CHROMIUM) || ["chromium", "chromium-browser", "google-chrome"].some(onPath),
    from: "chromium",
  },
  { what: "Japanese fonts", has: hasFont, from: "fonts-noto-cjk" },
  { what: "PostgreSQL", has: hasPostgres, from: "postgresql" },
  { what: "nginx", has: () => onPath("nginx") || existsSync("/usr/sbin/nginx"), from: "nginx-light" },
  { what: "ffmpeg", has: () => onPath("ffmpeg"), from: "ffmpeg" },
  { what: "OpenSSL", has: () => onPath("openssl"), from: "openssl" },
];

const wait = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));

/** apt-get, again after a pause when the mirror or another apt-get was in the way. */
async function apt(args) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run("apt-get", args, { env: { DEBIAN_FRONTEND: "noninteractive" } });
    } catch (error) {
      if (attempt === 3) throw error;
      await wait(attempt * 5);
    }
  }
}

/** Installs missing packages on a Debian machine where we may; elsewhere throws one line that names what to install. */
export async function installSystemPackages() {
  const missing = needed.filter(({ has }) => !has());
  if (missing.length === 0) return;
  const packages = missing.map(({ from }) => from);
  if (process.getuid?.() !== 0 || !onPath("apt-get")) {
    throw new Error(
      `Missing for the tests: ${missing.map(({ what }) => what).join(", ")}. Install them: sudo apt-get install ${packages.join(" ")}`,
    );
  }
  await step("Updating the package lists", () => apt(["-o", "DPkg::Lock::Timeout=120", "update", "-q"]));
  await step(`Installing ${packages.join(", ")}`, () =>
    apt(["-o", "DPkg::Lock::Timeout=120", "install", "-y", "-q", "--no-install-recommends", ...packages]),
  );
}
