import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Text } from "#ui/text/text.tsx";

/** Says below a title that the site made it, with the words that the company wrote. */
export function MadeTitle({ work }: { work: { title: string; madeTitle: string | null } }) {
  const { t } = useTranslation("work");
  if (!work.madeTitle) return null;
  return (
    <Text size="sm" tone="dimmed">
      {t("madeTitle")} <span lang="ja">{work.title}</span>
    </Text>
  );
}
