import { publicPaths } from "#paths/public.paths.ts";
import { currentLanguage } from "#platform/i18n/i18n.ts";
import { languageFacts } from "#platform/i18n/languages.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";

/** Says of a translation that no native speaker has read it yet, and where to tell of a mistake. The languages of the house are written, not translated. */
export function TranslationNote() {
  const { t } = useTranslation("common");
  if (languageFacts[currentLanguage()].isHouse) return null;
  return (
    <p>
      {t("footer.notChecked")} <Link to={`${publicPaths.contact}?category=SERVICE`}>{t("footer.tellMistake")}</Link>
    </p>
  );
}
