import { use, useSyncExternalStore } from "react";
import { loadCatalogues } from "./catalogues.ts";
import { currentLanguage, subscribeToTexts, textRevision } from "./i18n.ts";
import type { Namespace, TFunction } from "./text-key.ts";
import { translatorOf } from "./translate.ts";

/**
 * The texts of a namespace in the reader's language. Of several, the first is the one whose keys stand alone; the others are
 * loaded for keys like `vocabulary:prefecture.13`. Suspends until they are there.
 */
export function useTranslation<Home extends Namespace, const Others extends readonly Namespace[] = []>(
  namespaces: Home | readonly [Home, ...Others],
): { t: TFunction<Home, Others[number]> } {
  useSyncExternalStore(subscribeToTexts, textRevision, textRevision);
  const language = currentLanguage();
  const all = typeof namespaces === "string" ? ([namespaces] as const) : namespaces;
  use(loadCatalogues(language, all));
  return { t: translatorOf(language, all[0]) };
}
