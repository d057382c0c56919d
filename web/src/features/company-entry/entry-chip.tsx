import { entryStatusText } from "#features/entry/status-text.ts";
import type { EntryStatus } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { StatusChip, type StatusTone } from "#ui/lists/status-chip.tsx";

const tones: Readonly<Record<EntryStatus, StatusTone>> = {
  APPLIED: "wait",
  SCREENING: "going",
  SCHEDULING: "going",
  INTERVIEW: "going",
  OFFERED: "going",
  ACCEPTED: "good",
  JOINED: "good",
  ON_HOLD: "wait",
  REJECTED: "plain",
  WITHDRAWN: "plain",
  DECLINED: "plain",
  JOB_CLOSED: "plain",
  ACCOUNT_CLOSED: "plain",
};

/** Where an application stands, as the company sees it: a new one waits for its answer. */
export function EntryChip({ status, interviewRound }: { status: EntryStatus; interviewRound?: number }) {
  const { t } = useTranslation(["entry", "vocabulary"]);
  const text = interviewRound === undefined ? t(`vocabulary:entryStatus.${status}`) : entryStatusText(t, { status, interviewRound });
  return <StatusChip tone={tones[status]}>{text}</StatusChip>;
}
