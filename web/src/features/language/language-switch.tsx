import { useId } from "react";
import { useHref, useLocation } from "react-router-dom";
import { audienceOf } from "#paths/audience.ts";
import { addressIn, languagesAt } from "#platform/i18n/address.ts";
import { currentLanguage } from "#platform/i18n/i18n.ts";
import { rememberLanguage } from "#platform/i18n/language.ts";
import { type Language, languageFacts } from "#platform/i18n/languages.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useHash } from "#platform/routing/use-hash.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import classes from "./language-switch.module.css";

/**
 * The languages of the page, each in its own words. Everybody's pages have an address in each; on other pages a language is chosen for the
 * account.
 */
export function LanguageSwitch() {
  const { t } = useTranslation("common");
  const { pathname, search } = useLocation();
  const hash = useHash();
  const address = pathname + search + hash;
  const viewer = useViewer();
  const isNamed = useHref("/") !== "/";
  const choose = async (language: Language) => {
    try {
      const { chooseLanguage } = await import("./choose-language.ts");
      await chooseLanguage(language, { viewer, path: pathname, address, isNamed });
    } catch {
      showToast({ type: "danger", title: t("error.network") });
    }
  };
  const menu = useId();
  const current = currentLanguage();
  const isPublic = audienceOf(pathname) === "public";
  const { name } = languageFacts[current];
  return (
    <div className={classes["switch"]}>
      <button
        type="button"
        className={classes["button"]}
        popoverTarget={menu}
        aria-label={t("labelled", { label: t("language"), text: name })}
      >
        <Globe />
        <span className={classes["name"]}>{name}</span>
      </button>
      <div id={menu} popover="auto" className={classes["menu"]}>
        <ul>
          {languagesAt(pathname).map((language) => {
            const look = {
              lang: languageFacts[language].html,
              className: classes["choice"],
              "aria-current": language === current ? ("true" as const) : undefined,
            };
            return (
              <li key={language}>
                {isPublic ? (
                  <a {...look} href={addressIn(language, address)} hrefLang={look.lang} onClick={() => rememberLanguage(language)}>
                    {languageFacts[language].name}
                  </a>
                ) : (
                  <button {...look} type="button" popoverTarget={menu} popoverTargetAction="hide" onClick={() => void choose(language)}>
                    {languageFacts[language].name}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

/** Drawn, because not every device has a font with a globe. */
function Globe() {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
      <circle cx="12" cy="12" r="9.5" />
      <path d="M2.5 12h19M12 2.5c3.5 3 5 6 5 9.5s-1.5 6.5-5 9.5c-3.5-3-5-6-5-9.5s1.5-6.5 5-9.5Z" />
    </svg>
  );
}
