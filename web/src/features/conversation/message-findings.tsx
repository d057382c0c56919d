import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Notice } from "#ui/notice.tsx";
import { Text } from "#ui/text/text.tsx";
import type { MessageFinding } from "./message-check.ts";

/** What the writer should look at before the message goes out; pressing once more sends it as it is. */
export function MessageFindings({ findings }: { findings: readonly MessageFinding[] }) {
  const { t } = useTranslation("conversation");
  return (
    <Notice tone="warning" role="alert" title={t("check.title")}>
      {findings.map(({ word, rewrite, law }) => (
        <Text key={`${word}${rewrite}`}>{law ? t("check.lawful", { word, rewrite, law }) : t("check.finding", { word, rewrite })}</Text>
      ))}
      <Text tone="dimmed">{t("check.private")}</Text>
    </Notice>
  );
}
