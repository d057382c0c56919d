import { useLocation } from "react-router-dom";
import { addressIn } from "#platform/i18n/address.ts";
import { changeLanguage } from "#platform/i18n/i18n.ts";
import { rememberLanguage } from "#platform/i18n/language.ts";
import { type Language, languageFacts } from "#platform/i18n/languages.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import classes from "./reading-offer.module.css";

/** Each offer in its own language, for somebody who reads a page in Japanese. */
const offers: Readonly<Record<Exclude<Language, "ja">, string>> = {
  "ja-x-easy": "やさしい日本語で よむ",
  en: "Read this page in English",
  vi: "Đọc trang này bằng tiếng Việt",
  "zh-Hans": "用简体中文阅读本页",
  ne: "यो पृष्ठ नेपालीमा पढ्नुहोस्",
  id: "Baca halaman ini dalam bahasa Indonesia",
  "pt-BR": "Ler esta página em português",
};

/** Leads to the same page in another language, or stays in Japanese for good. */
export function ReadingOfferBar({ language }: { language: Exclude<Language, "ja"> }) {
  const { t } = useTranslation("common");
  const { pathname, search, hash } = useLocation();
  const { html } = languageFacts[language];
  const close = () => {
    delete document.documentElement.dataset["offer"];
    void changeLanguage("ja");
  };
  return (
    <aside className={classes["bar"]} aria-label={t("language")}>
      <a href={addressIn(language, pathname + search + hash)} lang={html} hrefLang={html} onClick={() => rememberLanguage(language)}>
        {offers[language]}
      </a>
      <button type="button" aria-label={t("close")} onClick={close}>
        <span aria-hidden="true">×</span>
      </button>
    </aside>
  );
}
