import { use, useSyncExternalStore } from "react";
import { loadCatalogues } from "./catalogues.ts";
import { currentLanguage, subscribeToLanguage } from "./i18n.ts";
import { type TFunction, translatorOf } from "./translate.ts";

/** Nothing to wait for, in the form in which React sees it at once: use() must be called in each render or in none. */
const ready = Object.assign(Promise.resolve(), { status: "fulfilled", value: undefined });

/**
 * The texts of a namespace in the reader's language. Of several, the first is the one whose keys stand alone; the others are
 * loaded for keys like `vocabulary:prefecture.13`. Suspends until they are there.
 */
export function useTranslation(namespaces: string | readonly [string, ...string[]]): { t: TFunction } {
  const language = useSyncExternalStore(subscribeToLanguage, currentLanguage);
  const [home, ...others] = typeof namespaces === "string" ? [namespaces] : namespaces;
  use(loadCatalogues(language, [home, ...others]) ?? ready);
  return { t: translatorOf(language, home) };
}
