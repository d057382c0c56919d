import type { LicenceScreenQuery } from "#graphql/operations.ts";
import { formatDate } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Card, Stack } from "#ui/layout.tsx";
import { Bullets } from "#ui/lists/bullets.tsx";
import { Text, Title } from "#ui/text/text.tsx";

/** The licences the seeker has and may use now. */
export function OwnLicences({ licences }: { licences: LicenceScreenQuery["licences"] }) {
  const { t } = useTranslation("licence");
  return (
    <Card padding="lg" component="section">
      <Stack gap="sm">
        <Title order={2} size={3}>
          {t("own.title")}
        </Title>
        {licences.length === 0 && <Text>{t("own.empty")}</Text>}
        {licences.length > 0 && (
          <Bullets>
            {licences.map(({ id, kind, usesLeft, validUntil }) => (
              <li key={id}>
                {t("common:labelled", {
                  label: t(`kindName.${kind}`),
                  text: usesLeft === null ? t("own.unlimited") : t("own.usesLeft", { count: usesLeft }),
                })}
                {t("own.until", { date: formatDate(validUntil) })}
              </li>
            ))}
          </Bullets>
        )}
      </Stack>
    </Card>
  );
}
