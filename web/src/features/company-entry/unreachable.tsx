import { useTranslation } from "#platform/i18n/use-translation.ts";
import { StatusChip } from "#ui/lists/status-chip.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text } from "#ui/text/text.tsx";

interface Applicant {
  isReachable: boolean;
  hasLeft: boolean;
}

/** The badge beside the name of an applicant who cannot be written to now; of somebody who has left the name itself says so. */
export function UnreachableBadge({ of }: { of: Applicant }) {
  const { t } = useTranslation("applicants");
  if (of.isReachable || of.hasLeft) return null;
  return <StatusChip tone="plain">{t("unreachable.badge")}</StatusChip>;
}

/**
 * Tells the company that an applicant has left and what is shown of them, or that they cannot be reached; the reason for the latter is
 * nobody's business but the operator's and the applicant's.
 */
export function UnreachableNotice({ of }: { of: Applicant }) {
  const { t } = useTranslation("applicants");
  if (of.isReachable) return null;
  const about = of.hasLeft ? "left" : "unreachable";
  return (
    <Notice tone="plain" title={t(`${about}.badge`)}>
      <Text>{t(`${about}.text`)}</Text>
    </Notice>
  );
}
