import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const locales = resolve(import.meta.dirname, "../src/platform/i18n/locales");

/** Every catalogue by its name, e.g. `ja/work`, written as short as it goes. */
function readCatalogues(): { name: string; source: string }[] {
  const files = readdirSync(locales, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".json"));
  return files.sort().map((file) => ({
    name: file.replaceAll("\\", "/").replace(/\.json$/, ""),
    source: JSON.stringify(JSON.parse(readFileSync(resolve(locales, file), "utf8"))),
  }));
}

/**
 * Puts the catalogues of texts into one folder that is named after what they say, and tells the site where it is. A table with an address
 * for each would grow with every language, and every visitor would load all of it.
 */
export function textFiles(): Plugin {
  const catalogues = readCatalogues();
  const hash = createHash("sha256").update(JSON.stringify(catalogues)).digest("base64url").slice(0, 8);
  const folder = `assets/texts-${hash}`;
  return {
    name: "text-files",
    apply: "build",
    config: () => ({ define: { "import.meta.env.TEXTS": JSON.stringify(`/${folder}`) } }),
    generateBundle() {
      for (const { name, source } of catalogues) this.emitFile({ type: "asset", fileName: `${folder}/${name}.json`, source });
    },
  };
}
