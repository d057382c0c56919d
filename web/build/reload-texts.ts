import type { Plugin } from "vite";
import { isLanguage } from "../src/platform/i18n/languages.ts";
import { namesIn, readCatalogue, readPostingLabels } from "./catalogue-files.ts";

declare module "vite/types/customEvent.d.ts" {
  interface CustomEventMap {
    /** A file of texts was saved; `name` is its language and namespace, e.g. `ja/work`. */
    "catalogue-saved": { name: string };
  }
}

/** The catalogues that a saved file is in: its own, or those that hold the labels of a posting's fields. */
function catalogueNames(file: string): string[] {
  const [, own, language = null] = /\/platform\/i18n\/(?:locales\/(.+)|posting-labels\/([^/]+))\.json$/.exec(file) ?? [];
  if (own !== undefined) return [own];
  return isLanguage(language) ? Object.keys(readPostingLabels(language)).map((namespace) => `${language}/${namespace}`) : [];
}

/** Serves the catalogues, and tells the open page which was saved, instead of loading the whole page again. */
export function reloadTexts(): Plugin {
  return {
    name: "reload-texts",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use("/src/platform/i18n/locales", (request, response, next) => {
        const [, language = null, namespace = ""] = /^\/([^/]+)\/(\w+)\.json$/.exec(request.url ?? "") ?? [];
        if (!isLanguage(language) || !namesIn(language).includes(namespace)) return next();
        response.setHeader("content-type", "application/json").end(JSON.stringify(readCatalogue(language, namespace)));
      });
    },
    hotUpdate({ file }) {
      const names = catalogueNames(file);
      if (names.length === 0) return undefined;
      for (const name of names) this.environment.hot.send("catalogue-saved", { name });
      return [];
    },
  };
}
