import { NativeSelect } from "@mantine/core";
import { changeLanguage, currentLanguage } from "./i18n.ts";
import { languages } from "./language.ts";
import { useTranslation } from "./use-translation.ts";

/** 日本語, English and やさしい日本語, each in its own words. */
export function LanguageSwitch() {
  const { t } = useTranslation("common");
  return (
    <NativeSelect
      aria-label={t("language")}
      size="sm"
      w={150}
      value={currentLanguage()}
      data={languages.map((language) => ({ value: language, label: t(`languages.${language}`) }))}
      onChange={(event) => {
        const chosen = languages.find((language) => language === event.currentTarget.value);
        if (chosen) void changeLanguage(chosen);
      }}
    />
  );
}
