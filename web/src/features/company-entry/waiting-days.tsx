import { useTranslation } from "#platform/i18n/use-translation.ts";
import { StatusChip } from "#ui/lists/status-chip.tsx";
import { Text } from "#ui/text/text.tsx";

/** Days after which an application has waited for too long: the company is then asked to answer. */
const tooLong = 14;

/** For how long an application under way has not moved; nothing of one that has ended. */
export function WaitingDays({ days }: { days: number | null }) {
  const { t } = useTranslation("handling");
  if (days === null) return null;
  const text = days === 0 ? t("waiting.today") : t("waiting.days", { count: days });
  if (days >= tooLong) return <StatusChip tone="wait">{text}</StatusChip>;
  return (
    <Text size="sm" component="span">
      {text}
    </Text>
  );
}
