import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Notice } from "#ui/notice.tsx";
import { Text } from "#ui/text/text.tsx";

/** Says that the exam is not calibrated yet and what follows from it; `sales` adds what that means for goods. */
export function ProvisionalNotice({ sales }: { sales?: boolean }) {
  const { t } = useTranslation("exam");
  return (
    <Notice tone="plain" title={t("provisional.title")}>
      <Text>{t("provisional.text")}</Text>
      {sales && (
        <Text>
          {t("provisional.notSold")} {t("provisional.paid")}
        </Text>
      )}
    </Notice>
  );
}

/** Says why a sitting is doubtful and what comes of it. */
export function FlagNotice({ flags }: { flags: readonly ("RAPID" | "MISFIT")[] }) {
  const { t } = useTranslation("exam");
  return (
    <Notice tone="error" title={t("flag.title")}>
      {flags.map((flag) => (
        <Text key={flag}>{t(`flag.${flag}`)}</Text>
      ))}
      <Text>{t("flag.text")}</Text>
    </Notice>
  );
}
