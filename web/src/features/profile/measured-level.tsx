import { Card, Stack, Text } from "@mantine/core";
import type { ProfileScreenQuery } from "#graphql/operations.ts";
import { formatDate } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";

/** The third fact about someone's Japanese: measured by our exam, so it is read here and written nowhere. */
export function MeasuredLevel({ measurement }: { measurement: ProfileScreenQuery["me"]["profile"]["measurement"] }) {
  const { t } = useTranslation(["profile", "vocabulary"]);
  return (
    <Card withBorder padding="md">
      <Stack gap={2}>
        <Text fw={700}>{t("measured")}</Text>
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
