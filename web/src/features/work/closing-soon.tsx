import { daysUntil } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Text } from "#ui/text/text.tsx";

const soonDays = 7;

/** Says how long a work still takes applications, when that is not long. */
export function ClosingSoon({ applyBy }: { applyBy: string }) {
  const { t } = useTranslation("work");
  const days = daysUntil(applyBy);
  if (days < 0 || days > soonDays) return null;
  return (
    <Text tone="pay" strong>
      {days === 0 ? t("likedList.closesToday") : t("likedList.closesIn", { count: days })}
    </Text>
  );
}
