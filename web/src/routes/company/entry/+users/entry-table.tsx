import { useState } from "react";
import { EntryChip } from "#features/company-entry/entry-chip.tsx";
import { UnreachableBadge } from "#features/company-entry/unreachable.tsx";
import { measuredLine } from "#features/exam/measured-text.ts";
import { LevelBadge } from "#features/level/level-badge.tsx";
import { PermissionBadge } from "#features/matching/permission-badge.tsx";
import type { CompanyEntriesScreenQuery } from "#graphql/operations.ts";
import { companyEntryPath } from "#paths/company.paths.ts";
import { formatDay } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import { RowCheck } from "#ui/forms/row-check.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Avatar } from "#ui/lists/avatar.tsx";
import { CountBadge } from "#ui/lists/status-chip.tsx";
import { Table } from "#ui/lists/table.tsx";
import { NoBreak, Text } from "#ui/text/text.tsx";
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
  const names = ["applicant", "level", "work", "status", "applied", "moved"] as const;
  const columns = [
    { id: "choice", label: <span className="visually-hidden">{t("applicants:bulk.column")}</span> },
    ...names.map((id) => ({ id, label: t(`applicants:list.${id}`) })),
  ];
  return (
    <Stack gap="sm">
      {chosen.length > 0 && <BulkMove chosen={chosen} onMoved={() => setTicked([])} />}
      <Table columns={columns}>
        {items.map((entry) => (
          <tr key={entry.id}>
            <td>
              {entry.legalMoves.length > 0 && (
                <RowCheck
                  label={t("applicants:bulk.tick", { name: entry.applicant.displayName })}
                  isOn={ticked.includes(entry.id)}
                  onToggle={(isOn) => tick(entry.id, isOn)}
                />
              )}
            </td>
            <td data-name="true">
              <Group gap="sm" wrap="nowrap" align="flex-start">
                <Avatar name={entry.applicant.displayName} />
                <Applicant entry={entry} />
              </Group>
            </td>
            <td data-label={t("applicants:list.level")}>
              {entry.applicant.selfDeclaredLevel ? <LevelBadge level={entry.applicant.selfDeclaredLevel} /> : t("common:notSet")}
              <Text size="sm" tone="dimmed">
                {measuredLine(t, entry.applicant.measurement)}
              </Text>
            </td>
            <td data-label={t("applicants:list.work")}>{entry.work.title}</td>
            <td data-label={t("applicants:list.status")}>
              <EntryChip status={entry.status} interviewRound={entry.interviewRound} />
            </td>
            <td data-label={t("applicants:list.applied")}>
              <NoBreak>{formatDay(entry.createdAt)}</NoBreak>
            </td>
            <td data-label={t("applicants:list.moved")}>
              <NoBreak>{formatDay(entry.movedAt)}</NoBreak>
            </td>
          </tr>
        ))}
      </Table>
    </Stack>
  );
}

/** The name, what is new of it, and whether the applicant may do the work. */
function Applicant({ entry }: { entry: Row }) {
  const { t } = useTranslation("common");
  return (
    <Stack gap={2} align="flex-start">
      <Group gap={6} align="center">
        <Link to={companyEntryPath(entry.id)}>{entry.applicant.displayName}</Link>
        {entry.unreadCount > 0 && <CountBadge count={entry.unreadCount} label={t("nav.unread", { count: entry.unreadCount })} />}
        <UnreachableBadge of={entry.applicant} />
      </Group>
      <Text size="sm" tone="dimmed">
        {entry.applicant.latinName}
      </Text>
      {entry.permission && <PermissionBadge verdict={entry.permission.verdict} />}
    </Stack>
  );
}
