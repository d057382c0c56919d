import { Badge, Group, Table, Text } from "@mantine/core";
import { Link } from "react-router-dom";
import { entryStatusText } from "#features/entry/status-text.ts";
import type { CompanyEntriesScreenQuery } from "#graphql/operations.ts";
import { companyEntryPath } from "#paths/company.paths.ts";
import { formatDateTime } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";

type Row = CompanyEntriesScreenQuery["companyEntries"]["items"][number];

/** Applicants line by line. */
export function EntryTable({ items }: { items: readonly Row[] }) {
  const { t } = useTranslation(["company", "vocabulary", "entry"]);
  const columns = ["applicant", "level", "work", "status", "applied", "moved"] as const;
  return (
    <Table.ScrollContainer minWidth={860}>
      <Table verticalSpacing="sm" highlightOnHover bg="white" withTableBorder>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column}>{t(`entries.${column}`)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map((entry) => (
            <Table.Tr key={entry.id}>
              <Table.Td>
                <Group gap="xs">
                  <Link to={companyEntryPath(entry.id)}>{entry.applicant.displayName}</Link>
                  {entry.unreadCount > 0 && (
                    <Badge color="shu" aria-label={t("common:nav.unread", { count: entry.unreadCount })}>
                      {entry.unreadCount}
                    </Badge>
                  )}
                </Group>
                <Text size="sm" c="dimmed">
                  {entry.applicant.latinName}
                </Text>
              </Table.Td>
              <Table.Td>
                {entry.applicant.selfDeclaredLevel
                  ? t(`vocabulary:japaneseLevel.${entry.applicant.selfDeclaredLevel}`)
                  : t("common:notSet")}
              </Table.Td>
              <Table.Td>{entry.work.title}</Table.Td>
              <Table.Td>
                <Badge tt="none" variant="light">
                  {entryStatusText(t, entry)}
                </Badge>
              </Table.Td>
              <Table.Td>{formatDateTime(entry.createdAt)}</Table.Td>
              <Table.Td>{formatDateTime(entry.movedAt)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
