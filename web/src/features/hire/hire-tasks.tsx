import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { Badge, Group, Stack, Text } from "@mantine/core";
import type { CompanyHireTasksQuery, CompanyHireTasksQueryVariables } from "#graphql/operations.ts";
import { companyEntryPath } from "#paths/company.paths.ts";
import { formatDate } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { TextLink } from "#ui/link-button.tsx";
import { Panel } from "#ui/panel.tsx";

export const companyHireTasksQuery: TypedDocumentNode<CompanyHireTasksQuery, CompanyHireTasksQueryVariables> = gql`
  query CompanyHireTasks {
    companyHireTasks {
      id
      kind
      dueOn
      isOverdue
      entry {
        id
        applicant {
          displayName
        }
        work {
          id
          title
        }
      }
    }
  }
`;

/** The company's open duties for people it hired, the most urgent first; nothing where nothing is due. */
export function HireTasks() {
  const { t } = useTranslation("hire");
  const { data } = useQuery(companyHireTasksQuery, { fetchPolicy: "cache-and-network" });
  const tasks = data?.companyHireTasks ?? [];
  if (tasks.length === 0) return null;
  return (
    <Panel title={t("tasks.title")}>
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: "none" }}>
        {tasks.map(({ id, kind, dueOn, isOverdue, entry }) => (
          <Group key={id} component="li" justify="space-between" align="flex-start" gap="xs">
            <Stack gap={0}>
              <TextLink to={companyEntryPath(entry.id)}>
                {t("tasks.line", { name: entry.applicant.displayName, duty: t(`tasks.${kind}`) })}
              </TextLink>
              <Text size="sm" c="dimmed">
                {entry.work.title}
              </Text>
            </Stack>
            <Badge tt="none" color={isOverdue ? "red.9" : "gray.8"} style={{ flexShrink: 0 }}>
              {t(isOverdue ? "tasks.overdue" : "tasks.due", { date: formatDate(dueOn) })}
            </Badge>
          </Group>
        ))}
      </Stack>
    </Panel>
  );
}
