import { useEffect } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";

/** The title of the browser's tab. */
export function useTitle(title: string): void {
  const { t } = useTranslation("common");
  const full = `${title}｜${t("siteName")}`;
  useEffect(() => {
    document.title = full;
  }, [full]);
}
