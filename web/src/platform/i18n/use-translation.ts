import { use, useSyncExternalStore } from "react";
import { loadCatalogues } from "./catalogues.ts";
import { currentLanguage, subscribeToTexts, textRevision } from "./i18n.ts";
import { type TFunction, translatorOf } from "./translate.ts";

/**
 * The texts of a namespace in the reader's language. Of several, the first is the one whose keys stand alone; the others are
 * loaded for keys like `vocabulary:prefecture.13`. Suspends until they are there.
 */
export function useTranslation(namespaces: string | readonly [string, ...string[]]): { t: TFunction } {
  useSyncExternalStore(subscribeToTexts, textRevision);
  const language = currentLanguage();
  const [home, ...others] = typeof namespaces === "string" ? [namespaces] : namespaces;
  use(loadCatalogues(language, [home, ...others]));
  return { t: translatorOf(language, home) };
}
