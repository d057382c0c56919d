import { changeLanguage, currentLanguage } from "./i18n.ts";
import { languages } from "./language.ts";
import classes from "./language-switch.module.css";
import { useTranslation } from "./use-translation.ts";

/** 日本語, English and やさしい日本語, each in its own words. */
export function LanguageSwitch() {
  const { t } = useTranslation("common");
  return (
    <select
      aria-label={t("language")}
      className={classes["switch"]}
      value={currentLanguage()}
      onChange={(event) => {
        const chosen = languages.find((language) => language === event.currentTarget.value);
        if (chosen) void changeLanguage(chosen);
      }}
    >
      {languages.map((language) => (
        <option key={language} value={language}>
          {t(`languages.${language}`)}
        </option>
      ))}
    </select>
  );
}
