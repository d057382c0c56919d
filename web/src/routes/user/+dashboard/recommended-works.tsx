import { WorkFit } from "#features/matching/work-fit.tsx";
import { WorkCard } from "#features/work/work-card.tsx";
import type { DashboardScreenQuery } from "#graphql/operations.ts";
import { userPaths, userWorkPath } from "#paths/user.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Group, SimpleGrid } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Panel } from "#ui/panel.tsx";
import { Text } from "#ui/text/text.tsx";

/** Works that fit the seeker's own conditions, each with its reasons; missing conditions can be added from here. */
export function RecommendedWorks({ works: { items, unset } }: { works: DashboardScreenQuery["recommendedWorks"] }) {
  const { t } = useTranslation("matching");
  return (
    <Panel title={t("recommended.title")} all={{ to: `${userPaths.works}?sort=MATCH`, label: t("recommended.all") }}>
      {items.length === 0 && <Text tone="dimmed">{t("recommended.none")}</Text>}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {items.map((work) => (
          <WorkCard key={work.id} work={work} to={userWorkPath(work.id)} level={3} fit={<WorkFit work={work} residenceStatus={null} />} />
        ))}
      </SimpleGrid>
      {unset.length > 0 && (
        <Group gap="md">
          <Text size="sm">{t("fillInHint", { list: unset.map((criterion) => t(`criterion.${criterion}`)).join(t("separator")) })}</Text>
          <LinkButton to={userPaths.memberEdit} variant="outline">
            {t("fillIn")}
          </LinkButton>
        </Group>
      )}
    </Panel>
  );
}
