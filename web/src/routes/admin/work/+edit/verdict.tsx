import { StatusVerdicts } from "#features/matching/status-verdicts.tsx";
import type { AdminWorkScreenQuery, JapaneseLevel } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Badge, Text } from "#ui/text/text.tsx";
import classes from "./review.module.css";

type ReviewedWork = NonNullable<AdminWorkScreenQuery["adminWork"]>;

/** The linter's verdict on a posting, and its reading level. */
export function Verdict({
  posting,
  demanded,
}: {
  posting: Pick<ReviewedWork, "issues" | "namedStatuses" | "readability">;
  demanded: JapaneseLevel;
}) {
  const { t } = useTranslation(["admin", "vocabulary"]);
  const { issues, namedStatuses, readability } = posting;
  const asked = t(`vocabulary:japaneseLevel.${demanded}`);
  return (
    <Stack gap="sm">
      {issues.length === 0 ? (
        <Notice tone="good" title={t("works.lawful")} />
      ) : (
        <Notice tone="error" title={t("works.issues", { count: issues.length })}>
          <ul className={classes["issues"]}>
            {issues.map((issue) => (
              <li key={`${issue.code}${issue.path.join(".")}${issue.message}`}>
                <Icon name="alert-circle" />
                {t("works.issue", { group: issue.group, message: issue.message })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <StatusVerdicts named={namedStatuses} />
      <Notice tone={readability.isTooHard ? "warning" : "plain"} title={t("works.readability", { level: readability.level, asked })}>
        <Group gap={6}>
          {readability.hardWords.length === 0 && <Text size="sm">{t("works.noHardWords")}</Text>}
          {readability.hardWords.map(({ word, level }) => (
            <Badge key={word} tone="plain">
              {word} {level}
            </Badge>
          ))}
        </Group>
      </Notice>
    </Stack>
  );
}
