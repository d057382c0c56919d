import type { EntryStatus } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { StatusChip, type StatusTone } from "#ui/lists/status-chip.tsx";
import { entryStatusText } from "./status-text.ts";

const tones: Readonly<Record<EntryStatus, StatusTone>> = {
  APPLIED: "going",
  SCREENING: "going",
  SCHEDULING: "wait",
  INTERVIEW: "going",
  OFFERED: "wait",
  ACCEPTED: "good",
  JOINED: "good",
  ON_HOLD: "going",
  REJECTED: "plain",
  WITHDRAWN: "plain",
  DECLINED: "plain",
  JOB_CLOSED: "plain",
  ACCOUNT_CLOSED: "plain",
};

/** Where an application stands, as the person who applied sees it: what waits for their answer stands out. */
export function EntryState({ status, interviewRound }: { status: EntryStatus; interviewRound: number }) {
  const { t } = useTranslation(["entry", "vocabulary"]);
  return <StatusChip tone={tones[status]}>{entryStatusText(t, { status, interviewRound })}</StatusChip>;
}
