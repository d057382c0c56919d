import type { CompanyStatus } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { StatusChip, type StatusTone } from "#ui/lists/status-chip.tsx";

const tones: Readonly<Record<CompanyStatus, StatusTone>> = { PENDING: "wait", ACTIVE: "good", SUSPENDED: "bad", CLOSED: "plain" };

/** Where a company stands; one that was sent back waits for its own correction, not for the operator. */
export function CompanyState({ status, refusedAt }: { status: CompanyStatus; refusedAt: string | null }) {
  const { t } = useTranslation(["adminCompany", "vocabulary"]);
  if (status === "PENDING" && refusedAt) return <StatusChip tone="plain">{t("reviews.REFUSED")}</StatusChip>;
  return <StatusChip tone={tones[status]}>{t(`vocabulary:companyStatus.${status}`)}</StatusChip>;
}
