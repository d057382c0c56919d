import { Badge, Text } from "@mantine/core";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Notice } from "#ui/notice.tsx";

/** The badge beside the name of an applicant who cannot be written to now. */
export function UnreachableBadge({ of }: { of: { isReachable: boolean } }) {
  const { t } = useTranslation("applicants");
  if (of.isReachable) return null;
  return (
    <Badge color="gray" variant="outline" tt="none">
      {t("unreachable.badge")}
    </Badge>
  );
}

/** Tells the company that an applicant cannot be reached; the reason is nobody's business but the operator's and the applicant's. */
export function UnreachableNotice({ of }: { of: { isReachable: boolean } }) {
  const { t } = useTranslation("applicants");
  if (of.isReachable) return null;
  return (
    <Notice tone="plain" title={t("unreachable.badge")}>
      <Text>{t("unreachable.text")}</Text>
    </Notice>
  );
}
