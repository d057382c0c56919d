import { Alert, Badge, Group, Text } from "@mantine/core";
import { useTranslation } from "#platform/i18n/use-translation.ts";
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
    <Alert
      color={isTooHard ? "yellow" : "gray"}
      styles={{ title: { color: "var(--yama-700)" } }}
      title={t("check.readability", { level })}
      mt="xs"
    >
      {isTooHard && <Text size="sm">{t("check.tooHard", { level, asked })}</Text>}
      {hardWords.length > 0 && (
        <Group gap={6} mt={6}>
          <Text size="sm">{t("check.hardWords")}</Text>
          {hardWords.map(({ word, level: one }) => (
            <Badge key={word} variant="outline" color="dark" tt="none" size="lg">
              {t("check.hardWord", { word, level: one })}
            </Badge>
          ))}
        </Group>
      )}
      <Text size="xs" c="var(--ink-2)" mt={6}>
        {t("check.ownGrade")}
      </Text>
    </Alert>
  );
}
