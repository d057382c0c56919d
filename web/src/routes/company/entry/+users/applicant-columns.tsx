import type { AdminColumn } from "#features/admin-table/admin-column.ts";
import { EntryChip } from "#features/company-entry/entry-chip.tsx";
import { EntryTags } from "#features/company-entry/entry-tags.tsx";
import { UnreachableBadge } from "#features/company-entry/unreachable.tsx";
import { WaitingDays } from "#features/company-entry/waiting-days.tsx";
import { measuredLine } from "#features/exam/measured-text.ts";
import { LevelBadge } from "#features/level/level-badge.tsx";
import { PermissionBadge } from "#features/matching/permission-badge.tsx";
import type { CompanyEntriesScreenQuery } from "#graphql/operations.ts";
import { formatDay } from "#platform/dates.ts";
import type { FullTranslate } from "#platform/i18n/text-key.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Group, Stack } from "#ui/layout.tsx";
import { Avatar } from "#ui/lists/avatar.tsx";
import { CountBadge, StatusChip } from "#ui/lists/status-chip.tsx";
import { Text } from "#ui/text/text.tsx";

export type ApplicantRow = CompanyEntriesScreenQuery["companyEntries"]["items"][number];

/** The columns of the list of applicants; those that only some companies need are chosen. */
export function applicantColumns(t: FullTranslate<"applicants" | "common" | "handling">): AdminColumn<ApplicantRow>[] {
  return [
    { id: "applicant", label: t("applicants:list.applicant"), cell: (entry) => <Applicant entry={entry} /> },
    {
      id: "permission",
      label: t("handling:list.permission"),
      cell: ({ permission }) =>
        permission && (
          <span style={{ display: "block", minWidth: "9.5rem" }}>
            <PermissionBadge verdict={permission.verdict} />
          </span>
        ),
    },
    {
      id: "level",
      label: t("applicants:list.level"),
      cell: ({ applicant }) => <Level applicant={applicant} />,
    },
    { id: "work", label: t("applicants:list.work"), cell: ({ work }) => work.title },
    {
      id: "status",
      label: t("applicants:list.status"),
      sort: { asc: "OPEN_FIRST" },
      cell: ({ interviewRound, status }) => <EntryChip status={status} interviewRound={interviewRound} />,
    },
    {
      id: "waiting",
      label: t("handling:list.waiting"),
      sort: { desc: "LONGEST_WAITING" },
      cell: ({ waitingDays }) => <WaitingDays days={waitingDays} />,
    },
    { id: "assignee", label: t("handling:assignee"), cell: ({ assignee }) => assignee?.name ?? t("common:none") },
    { id: "applied", label: t("applicants:list.applied"), sort: { desc: "NEWEST" }, cell: ({ createdAt }) => formatDay(createdAt) },
    {
      id: "moved",
      label: t("applicants:list.moved"),
      sort: { desc: "LATEST_MOVE" },
      isOptional: true,
      cell: ({ movedAt }) => formatDay(movedAt),
    },
  ];
}

/** Japanese as the applicant says, and as our exam measured it. */
function Level({ applicant }: { applicant: ApplicantRow["applicant"] }) {
  const { t } = useTranslation(["common", "exam"]);
  return (
    <>
      {applicant.selfDeclaredLevel ? <LevelBadge level={applicant.selfDeclaredLevel} /> : t("common:notSet")}
      {applicant.measurement && (
        <Text size="sm" tone="dimmed">
          {measuredLine(t, applicant.measurement)}
        </Text>
      )}
    </>
  );
}

/** The name and what is new of it. */
function Applicant({ entry }: { entry: ApplicantRow }) {
  const { t } = useTranslation(["common", "handling"]);
  const { applicant, otherEntries, unreadCount } = entry;
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      <Avatar name={applicant.displayName} />
      <Stack gap={2} align="flex-start">
        <Group gap={6} align="center">
          {applicant.displayName}
          {unreadCount > 0 && <CountBadge count={unreadCount} label={t("nav.unread", { count: unreadCount })} />}
          <UnreachableBadge of={applicant} />
        </Group>
        <EntryTags tags={entry.tags} />
        {otherEntries.length > 0 && <StatusChip tone="plain">{t("handling:alsoApplied", { count: otherEntries.length })}</StatusChip>}
        {applicant.latinName && (
          <Text size="sm" tone="dimmed">
            {applicant.latinName}
          </Text>
        )}
      </Stack>
    </Group>
  );
}
