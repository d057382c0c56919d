import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { languages } from "../src/platform/i18n/languages.ts";
import { namespacesOf, readCatalogue } from "./catalogue-files.ts";
import { checkCatalogues } from "./check-catalogues.ts";

/** Every catalogue by its name, e.g. `ja/work`, written as short as it goes. */
function readCatalogues(): { name: string; source: string }[] {
  return languages.flatMap((language) =>
    namespacesOf(language).map((namespace) => ({
      name: `${language}/${namespace}`,
      source: JSON.stringify(readCatalogue(language, namespace)),
    })),
  );
}

/**
 * Puts the catalogues of texts into one folder that is named after what they say, and tells the site where it is. A table with an address
 * for each would grow with every language, and every visitor would load all of it.
 */
export function textFiles(): Plugin {
  checkCatalogues();
  const catalogues = readCatalogues();
  const hash = createHash("sha256").update(JSON.stringify(catalogues)).digest("base64url").slice(0, 8);
  const folder = `assets/texts-${hash}`;
  return {
    name: "text-files",
    apply: "build",
    config: () => ({ define: { "import.meta.env.TEXTS": JSON.stringify(`/${folder}`) } }),
    generateBundle() {
      if (this.environment.name === "ssr") return;
      for (const { name, source } of catalogues) this.emitFile({ type: "asset", fileName: `${folder}/${name}.json`, source });
    },
  };
}
