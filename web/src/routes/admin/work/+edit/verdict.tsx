import { Alert, Badge, Group, List, Stack, Text } from "@mantine/core";
import type { AdminWorkScreenQuery, JapaneseLevel } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";

type ReviewedWork = NonNullable<AdminWorkScreenQuery["adminWork"]>;

/** The linter's verdict on a posting, and its reading level. */
export function Verdict({ posting, demanded }: { posting: Pick<ReviewedWork, "issues" | "readability">; demanded: JapaneseLevel }) {
  const { t } = useTranslation(["admin", "vocabulary"]);
  const { issues, readability } = posting;
  const asked = t(`vocabulary:japaneseLevel.${demanded}`);
  return (
    <Stack gap="sm">
      {issues.length === 0 ? (
        <Alert color="green">{t("works.lawful")}</Alert>
      ) : (
        <Alert color="red" title={t("works.issues", { count: issues.length })}>
          <List size="sm">
            {issues.map((issue) => (
              <List.Item key={`${issue.code}${issue.path.join(".")}${issue.message}`}>
                {t("works.issue", { group: issue.group, message: issue.message })}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
      <Alert
        color={readability.isTooHard ? "yellow" : "gray"}
        styles={{ title: { color: "var(--yama-700)" } }}
        title={t("works.readability", { level: readability.level, asked })}
      >
        <Group gap={6}>
          {readability.hardWords.length === 0 && <Text size="sm">{t("works.noHardWords")}</Text>}
          {readability.hardWords.map(({ word, level }) => (
            <Badge key={word} variant="outline" color="dark" tt="none">
              {word} {level}
            </Badge>
          ))}
        </Group>
      </Alert>
    </Stack>
  );
}
