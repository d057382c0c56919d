import { companyPaths } from "#paths/company.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { TextLink } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text } from "#ui/text/text.tsx";

/** Tells a company that is not open yet that it is being reviewed, or what the operator asks it to correct. */
export function ReviewNotice({ refusal }: { refusal: string | null }) {
  const { t } = useTranslation("companyTop");
  if (refusal === null) {
    return (
      <Notice tone="info" title={t("pending.title")}>
        <Text>{t("pending.text")}</Text>
      </Notice>
    );
  }
  return (
    <Notice tone="warning" title={t("pending.refused")}>
      <Text keepsLines>{refusal}</Text>
      <TextLink to={companyPaths.memberInfo}>{t("pending.correct")}</TextLink>
    </Notice>
  );
}
