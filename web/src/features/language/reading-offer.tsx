import { useHref, useLocation } from "react-router-dom";
import { addressIn } from "#platform/i18n/address.ts";
import { changeLanguage } from "#platform/i18n/i18n.ts";
import { preferredLanguage, rememberLanguage } from "#platform/i18n/language.ts";
import { languageFacts } from "#platform/i18n/languages.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import classes from "./reading-offer.module.css";

/** Offers the page in the reader's language to whoever came to an address that names none. The address alone decides what is shown. */
export function ReadingOffer() {
  const { t } = useTranslation("common");
  const isNamed = useHref("/") !== "/";
  const { pathname, search, hash } = useLocation();
  const language = preferredLanguage();
  if (isNamed || language === "ja") return null;
  const { html, offer } = languageFacts[language];
  return (
    <aside className={classes["bar"]} aria-label={t("language")}>
      <a href={addressIn(language, pathname + search + hash)} lang={html} hrefLang={html} onClick={() => rememberLanguage(language)}>
        {offer}
      </a>
      <button type="button" aria-label={t("close")} onClick={() => void changeLanguage("ja")}>
        <span aria-hidden="true">×</span>
      </button>
    </aside>
  );
}
