import type { InquiryStatus } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { StatusChip, type StatusTone } from "#ui/lists/status-chip.tsx";

const tones: Readonly<Record<InquiryStatus, StatusTone>> = { NEW: "wait", IN_PROGRESS: "going", DONE: "good", SPAM: "plain" };

/** Where an inquiry stands: a new one waits for an answer. */
export function InquiryChip({ status }: { status: InquiryStatus }) {
  const { t } = useTranslation("vocabulary");
  return <StatusChip tone={tones[status]}>{t(`inquiryStatus.${status}`)}</StatusChip>;
}
