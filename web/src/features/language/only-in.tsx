import { currentLanguage, isJapanese } from "#platform/i18n/i18n.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Text } from "#ui/text/text.tsx";

/** Says that a text by the operator is not there in the reader's language; nothing where it is, or where the reader reads Japanese. */
export function OnlyIn({ language }: { language: string }) {
  const { t } = useTranslation("common");
  if (isJapanese() || language === currentLanguage()) return null;
  return (
    <Text size="sm" tone="dimmed">
      {t(language === "en" ? "onlyIn.en" : "onlyIn.ja")}
    </Text>
  );
}
