import { Alert, Text } from "@mantine/core";
import { companyPaths } from "#paths/company.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { TextLink } from "#ui/link-button.tsx";

/** Tells a company that is not open yet that it is being reviewed, or what the operator asks it to correct. */
export function ReviewNotice({ refusal }: { refusal: string | null }) {
  const { t } = useTranslation("companyTop");
  if (refusal === null) {
    return (
      <Alert color="gray" title={t("pending.title")}>
        {t("pending.text")}
      </Alert>
    );
  }
  return (
    <Alert color="orange" title={t("pending.refused")}>
      <Text style={{ whiteSpace: "pre-wrap" }}>{refusal}</Text>
      <TextLink to={companyPaths.memberInfo}>{t("pending.correct")}</TextLink>
    </Alert>
  );
}
