import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";
import { Text } from "#ui/text/text.tsx";
import type { Commute } from "./work-fit.fragment.ts";
import classes from "./work-fit.module.css";

/** How far the workplace is from where the reader lives, and what the way takes: both only about. */
export function CommuteText({ commute: { kilometres, band } }: { commute: Commute }) {
  const { t } = useTranslation("matching");
  return (
    <Text size="sm" className={classes["commute"] ?? ""}>
      <Icon name="walk" size={16} />
      <span>{band === "SAME_TOWN" ? t("commute.SAME_TOWN") : t("commute.way", { km: kilometres, time: t(`commute.${band}`) })}</span>
    </Text>
  );
}
