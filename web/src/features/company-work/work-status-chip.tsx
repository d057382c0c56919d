import type { WorkStatus } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { StatusChip, type StatusTone } from "#ui/lists/status-chip.tsx";

export const workTones: Readonly<Record<WorkStatus, StatusTone>> = {
  DRAFT: "plain",
  REVIEW: "going",
  RETURNED: "bad",
  SCHEDULED: "going",
  OPEN: "good",
  PAUSED: "wait",
  CLOSED: "plain",
  FILLED: "plain",
  EXPIRED: "plain",
  SUSPENDED: "bad",
};

/** Where a posting stands. */
export function WorkStatusChip({ status }: { status: WorkStatus }) {
  const { t } = useTranslation("vocabulary");
  return <StatusChip tone={workTones[status]}>{t(`workStatus.${status}`)}</StatusChip>;
}
