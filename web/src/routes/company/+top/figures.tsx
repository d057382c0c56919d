import { Paper, SimpleGrid, Text } from "@mantine/core";
import type { CompanyTopScreenQuery } from "#graphql/operations.ts";
import { companyPaths } from "#paths/company.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";

/** The numbers of things that wait; each leads to where it is dealt with. */
export function Figures({ dashboard }: { dashboard: CompanyTopScreenQuery["companyDashboard"] }) {
  const { t } = useTranslation("companyTop");
  const { plan } = dashboard;
  const figures = [
    { key: "newEntries", value: String(dashboard.newEntryCount), to: `${companyPaths.entries}?status=APPLIED` },
    { key: "activeEntries", value: String(dashboard.activeEntryCount), to: companyPaths.entries },
    { key: "unread", value: String(dashboard.unreadCount), to: companyPaths.message },
    { key: "openWorks", value: `${plan.publishedWorks} / ${plan.publishedWorkLimit}`, to: `${companyPaths.works}?status=OPEN` },
    { key: "reviewWorks", value: String(dashboard.reviewWorkCount), to: `${companyPaths.works}?status=REVIEW` },
  ] as const;
  return (
    <SimpleGrid cols={{ base: 2, sm: 3, lg: 5 }} spacing="sm">
      {figures.map(({ key, value, to }) => (
        <Paper key={key} component={Link} to={to} withBorder p="md" c="inherit" td="none">
          <Text size="sm">{t(`figures.${key}`)}</Text>
          <Text fw={700} fz={28} lh={1.4}>
            {value}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  );
}
