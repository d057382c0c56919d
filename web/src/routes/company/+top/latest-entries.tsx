import { Badge, Group, Stack, Text } from "@mantine/core";
import type { CompanyTopScreenQuery } from "#graphql/operations.ts";
import { companyEntryPath } from "#paths/company.paths.ts";
import { formatDate } from "#platform/dates.ts";
import { joinFacts } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { TextLink } from "#ui/link-button.tsx";

/** The applications that moved last. */
export function LatestEntries({ entries }: { entries: CompanyTopScreenQuery["companyDashboard"]["latestEntries"] }) {
  const { t } = useTranslation(["companyTop", "vocabulary"]);
  if (entries.length === 0) return <Text c="dimmed">{t("entries.none")}</Text>;
  return (
    <>
      {entries.map(({ id, status, movedAt, work, applicant }) => (
        <Group key={id} justify="space-between" wrap="nowrap" align="flex-start">
          <Stack gap={0}>
            <TextLink to={companyEntryPath(id)}>{applicant.displayName}</TextLink>
            <Text size="sm" c="dimmed">
              {joinFacts([work.title, formatDate(movedAt)])}
            </Text>
          </Stack>
          <Badge variant="light" color="dark" tt="none" style={{ flexShrink: 0 }}>
            {t(`vocabulary:entryStatus.${status}`)}
          </Badge>
        </Group>
      ))}
    </>
  );
}
