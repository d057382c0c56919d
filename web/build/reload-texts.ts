import type { Plugin } from "vite";

declare module "vite/types/customEvent.d.ts" {
  interface CustomEventMap {
    /** A file of texts was saved; `name` is its language and namespace, e.g. `ja/work`. */
    "catalogue-saved": { name: string };
  }
}

/** Tells the open page which file of texts was saved, instead of loading the whole page again. */
export function reloadTexts(): Plugin {
  return {
    name: "reload-texts",
    apply: "serve",
    hotUpdate({ file }) {
      const name = /\/platform\/i18n\/locales\/(.+)\.json$/.exec(file)?.[1];
      if (name === undefined) return undefined;
      this.environment.hot.send("catalogue-saved", { name });
      return [];
    },
  };
}
