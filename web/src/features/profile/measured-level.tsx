import type { ProfileScreenQuery } from "#graphql/operations.ts";
import { formatDate } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Card, Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";

/** The third fact about someone's Japanese: measured by our exam, so it is read here and written nowhere. */
export function MeasuredLevel({ measurement }: { measurement: ProfileScreenQuery["me"]["profile"]["measurement"] }) {
  const { t } = useTranslation(["profile", "vocabulary"]);
  return (
    <Card padding="md">
      <Stack gap={2}>
        <Text strong>{t("measured")}</Text>
        {measurement ? (
          <>
            <Text>{t(`vocabulary:japaneseLevel.${measurement.level}`)}</Text>
            <Text size="sm">{t("measuredOn", { date: formatDate(measurement.measuredAt) })}</Text>
          </>
        ) : (
          <Text>{t("measuredNone")}</Text>
        )}
      </Stack>
    </Card>
  );
}
