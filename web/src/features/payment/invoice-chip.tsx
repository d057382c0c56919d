import type { InvoiceStatus } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { StatusChip, type StatusTone } from "#ui/lists/status-chip.tsx";

const tones: Readonly<Record<InvoiceStatus, StatusTone>> = {
  INVOICED: "going",
  PARTIAL: "wait",
  PAID: "good",
  OVERPAID: "wait",
  OVERDUE: "bad",
  VOID: "plain",
};

/** Where a bill stands; one past its day is put right whatever came in meanwhile. */
export function InvoiceChip({ status, isOverdue = false }: { status: InvoiceStatus; isOverdue?: boolean }) {
  const { t } = useTranslation("vocabulary");
  return <StatusChip tone={isOverdue ? "bad" : tones[status]}>{t(`invoiceStatus.${status}`)}</StatusChip>;
}
