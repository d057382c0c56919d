import { useSyncExternalStore } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { chooseTheme, currentTheme, subscribeToTheme, themes } from "./theme-choice.ts";
import classes from "./theme-switch.module.css";

/** Light, dark, or as the system has it. */
export function ThemeSwitch() {
  const { t } = useTranslation("common");
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, () => "system" as const);
  return (
    <select
      aria-label={t("theme.name")}
      className={classes["switch"]}
      value={theme}
      onChange={(event) => {
        const chosen = themes.find((each) => each === event.currentTarget.value);
        if (chosen) chooseTheme(chosen);
      }}
    >
      {themes.map((each) => (
        <option key={each} value={each}>
          {t(`theme.${each}`)}
        </option>
      ))}
    </select>
  );
}
