import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Group } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Badge, Text } from "#ui/text/text.tsx";
import type { PostingCheck } from "./posting-check.ts";

interface ReadabilityNoteProps {
  readability: PostingCheck["readability"];
  /** The level that the posting asks of applicants. */
  demanded: string;
}

/** The reading level of the duties with the words that make them hard; a warning when applicants of the demanded level cannot read them. */
export function ReadabilityNote({ readability: { level, hardWords, isTooHard }, demanded }: ReadabilityNoteProps) {
  const { t } = useTranslation(["company", "vocabulary"]);
  const asked = t.code("vocabulary:japaneseLevel", demanded || "NONE");
  return (
    <Notice tone={isTooHard ? "warning" : "plain"} title={t("check.readability", { level })} style={{ marginTop: "0.625rem" }}>
      {isTooHard && <Text size="sm">{t("check.tooHard", { level, asked })}</Text>}
      {hardWords.length > 0 && (
        <Group gap={6} align="center">
          <Text size="sm">{t("check.hardWords")}</Text>
          {hardWords.map(({ word, level: one }) => (
            <Badge key={word} tone="plain">
              {t("check.hardWord", { word, level: one })}
            </Badge>
          ))}
        </Group>
      )}
      <Text size="sm" tone="dimmed">
        {t("check.ownGrade")}
      </Text>
    </Notice>
  );
}
