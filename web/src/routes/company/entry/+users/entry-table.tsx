import { Badge, Checkbox, Group, Stack, Table, Text, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { UnreachableBadge } from "#features/company-entry/unreachable.tsx";
import { entryStatusText } from "#features/entry/status-text.ts";
import { measuredLine } from "#features/exam/measured-text.ts";
import { PermissionBadge } from "#features/matching/permission-badge.tsx";
import type { CompanyEntriesScreenQuery } from "#graphql/operations.ts";
import { companyEntryPath } from "#paths/company.paths.ts";
import { formatDay } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import cards from "#ui/card-table.module.css";
import { BulkMove } from "./bulk-move.tsx";

type Row = CompanyEntriesScreenQuery["companyEntries"]["items"][number];

/** The number of applications the server moves at once. */
const most = 50;

/** Applicants line by line; those that are ticked move together. */
export function EntryTable({ items }: { items: readonly Row[] }) {
  const { t } = useTranslation(["company", "vocabulary", "entry", "applicants", "exam"]);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const chosen = items.filter(({ id, legalMoves }) => ticked.includes(id) && legalMoves.length > 0).slice(0, most);
  const tick = (id: string, isOn: boolean) => setTicked(isOn ? [...ticked, id] : ticked.filter((known) => known !== id));
  const columns = ["applicant", "level", "work", "status", "applied", "moved"] as const;
  return (
    <Stack gap="sm">
      {chosen.length > 0 && <BulkMove chosen={chosen} onMoved={() => setTicked([])} />}
      <Table.ScrollContainer minWidth={0}>
        <Table className={cards["table"] ?? ""} verticalSpacing="sm" highlightOnHover bg="white" withTableBorder>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>
                <VisuallyHidden>{t("applicants:bulk.column")}</VisuallyHidden>
              </Table.Th>
              {columns.map((column) => (
                <Table.Th key={column}>{t(`applicants:list.${column}`)}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {items.map((entry) => (
              <Table.Tr key={entry.id}>
                <Table.Td>
                  {entry.legalMoves.length > 0 && (
                    <Checkbox
                      aria-label={t("applicants:bulk.tick", { name: entry.applicant.displayName })}
                      checked={ticked.includes(entry.id)}
                      onChange={(event) => tick(entry.id, event.currentTarget.checked)}
                    />
                  )}
                </Table.Td>
                <Table.Td>
                  <Group gap="xs">
                    <Link to={companyEntryPath(entry.id)}>{entry.applicant.displayName}</Link>
                    {entry.unreadCount > 0 && (
                      <Badge color="shu" aria-label={t("common:nav.unread", { count: entry.unreadCount })}>
                        {entry.unreadCount}
                      </Badge>
                    )}
                    <UnreachableBadge of={entry.applicant} />
                    {entry.permission && <PermissionBadge verdict={entry.permission.verdict} />}
                  </Group>
                  <Text size="sm" c="dimmed">
                    {entry.applicant.latinName}
                  </Text>
                </Table.Td>
                <Table.Td data-label={t("applicants:list.level")}>
                  {entry.applicant.selfDeclaredLevel
                    ? t(`vocabulary:japaneseLevel.${entry.applicant.selfDeclaredLevel}`)
                    : t("common:notSet")}
                  <Text size="sm" c="dimmed">
                    {measuredLine(t, entry.applicant.measurement)}
                  </Text>
                </Table.Td>
                <Table.Td data-label={t("applicants:list.work")}>{entry.work.title}</Table.Td>
                <Table.Td data-label={t("applicants:list.status")}>
                  <Badge tt="none" variant="light">
                    {entryStatusText(t, entry)}
                  </Badge>
                </Table.Td>
                <Table.Td data-label={t("applicants:list.applied")} style={{ whiteSpace: "nowrap" }}>
                  {formatDay(entry.createdAt)}
                </Table.Td>
                <Table.Td data-label={t("applicants:list.moved")} style={{ whiteSpace: "nowrap" }}>
                  {formatDay(entry.movedAt)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Stack>
  );
}
