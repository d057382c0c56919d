import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router-dom";
import { currentLanguage } from "#platform/i18n/i18n.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";

/** Loads a screen's server texts again when the reader changes the language. */
export function useReloadOnLanguage(): void {
  // Renders again on a change of language.
  useTranslation("common");
  const language = currentLanguage();
  const shown = useRef(language);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    void revalidate();
  }, [language, revalidate]);
}
