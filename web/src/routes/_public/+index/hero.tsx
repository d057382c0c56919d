import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Text } from "#ui/text/text.tsx";
import classes from "./hero.module.css";
import { QuickSearch } from "./quick-search.tsx";

/** What the site is, in one sentence and one picture, and the search below them. */
export function Hero() {
  const { t } = useTranslation("work");
  return (
    <div>
      <div className={classes["hero"]}>
        <div>
          <h1 className={classes["headline"]} aria-label={t("top.title")}>
            {t("top.headline.before")} <br />
            <em>{t("top.headline.word")}</em>
            {t("top.headline.after")} <br />
            {t("top.headline.end")}
          </h1>
          <Text className={classes["lead"] ?? ""}>{t("top.lead")}</Text>
        </div>
        <img className={classes["art"]} src="/art/hero.svg" alt={t("top.art")} width={560} height={430} fetchPriority="low" />
      </div>
      <QuickSearch />
    </div>
  );
}
