import { useEffect } from "react";
import { useTranslation } from "react-i18next";

/** The title of the browser's tab. */
export function useTitle(title: string): void {
  const { t } = useTranslation("common");
  const full = `${title}｜${t("siteName")}`;
  useEffect(() => {
    document.title = full;
  }, [full]);
}
