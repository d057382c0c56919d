import { Paper, SimpleGrid, Text } from "@mantine/core";
import type { EntryStatus } from "#graphql/operations.ts";
import { userPaths } from "#paths/user.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Panel } from "#ui/panel.tsx";

/** The number of applications in each state. */
export function EntryStates({ counts }: { counts: readonly { status: EntryStatus; count: number }[] }) {
  const { t } = useTranslation(["dashboard", "vocabulary"]);
  return (
    <Panel title={t("entries.title")} all={{ to: userPaths.entries, label: t("entries.all") }}>
      {counts.length === 0 && <Text c="dimmed">{t("entries.none")}</Text>}
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
        {counts.map(({ status, count }) => (
          <Paper key={status} withBorder p="sm" ta="center">
            <Text size="sm">{t(`vocabulary:entryStatus.${status}`)}</Text>
            <Text fw={700} fz={24} lh={1.3}>
              {t("entries.count", { count })}
            </Text>
          </Paper>
        ))}
      </SimpleGrid>
    </Panel>
  );
}
