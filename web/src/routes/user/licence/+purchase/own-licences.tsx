import { Card, List, Stack, Text, Title } from "@mantine/core";
import type { LicenceScreenQuery } from "#graphql/operations.ts";
import { formatDate } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";

/** The licences the seeker has and may use now. */
export function OwnLicences({ licences }: { licences: LicenceScreenQuery["licences"] }) {
  const { t } = useTranslation("licence");
  return (
    <Card withBorder padding="lg" component="section">
      <Stack gap="sm">
        <Title order={2} size="h3">
          {t("own.title")}
        </Title>
        {licences.length === 0 && <Text>{t("own.empty")}</Text>}
        {licences.length > 0 && (
          <List spacing="xs">
            {licences.map(({ id, kind, usesLeft, validUntil }) => (
              <List.Item key={id}>
                {t("common:labelled", {
                  label: t(`kindName.${kind}`),
                  text: usesLeft === null ? t("own.unlimited") : t("own.usesLeft", { count: usesLeft }),
                })}
                {t("own.until", { date: formatDate(validUntil) })}
              </List.Item>
            ))}
          </List>
        )}
      </Stack>
    </Card>
  );
}
