import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { Badge, Group, Stack, Text } from "@mantine/core";
import type { CompanyWaitingEntriesQuery, CompanyWaitingEntriesQueryVariables } from "#graphql/operations.ts";
import { companyEntryPath } from "#paths/company.paths.ts";
import { formatDate } from "#platform/dates.ts";
import { joinFacts } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { TextLink } from "#ui/link-button.tsx";
import { Panel } from "#ui/panel.tsx";

const companyWaitingEntriesQuery: TypedDocumentNode<CompanyWaitingEntriesQuery, CompanyWaitingEntriesQueryVariables> = gql`
  query CompanyWaitingEntries {
    companyWaitingEntries {
      id
      status
      movedAt
      work {
        id
        title
      }
      applicant {
        displayName
      }
    }
  }
`;

/** Applications that wait for an answer, the longest first; nothing where none does. */
export function WaitingEntries() {
  const { t } = useTranslation(["companyTop", "vocabulary"]);
  const { data } = useQuery(companyWaitingEntriesQuery, { fetchPolicy: "cache-and-network" });
  const entries = data?.companyWaitingEntries ?? [];
  if (entries.length === 0) return null;
  return (
    <Panel title={t("waiting.title")}>
      <Text>{t("waiting.lead")}</Text>
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: "none" }}>
        {entries.map(({ id, status, movedAt, work, applicant }) => (
          <Group key={id} component="li" justify="space-between" align="flex-start" gap="xs">
            <Stack gap={0}>
              <TextLink to={companyEntryPath(id)}>{applicant.displayName}</TextLink>
              <Text size="sm" c="dimmed">
                {joinFacts([work.title, t(`vocabulary:entryStatus.${status}`)])}
              </Text>
            </Stack>
            <Badge tt="none" color="red.9" style={{ flexShrink: 0 }}>
              {t("waiting.since", { date: formatDate(movedAt) })}
            </Badge>
          </Group>
        ))}
      </Stack>
    </Panel>
  );
}
