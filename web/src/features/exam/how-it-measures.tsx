import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Card, Stack } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import classes from "./exam.module.css";
import { Instruction } from "./instruction.tsx";

const points = ["adaptive", "scored", "skills", "time", "certificate"] as const;

/** Explains what to know before a sitting. */
export function HowItMeasures() {
  const { t } = useTranslation("exam");
  return (
    <Card padding="xl" component="section">
      <Stack gap="sm">
        <Title order={2}>{t("how.title")}</Title>
        <ul className={classes["marks"]}>
          {points.map((point) => (
            <li key={point}>
              <Instruction text={t(`how.${point}`)} />
            </li>
          ))}
        </ul>
        <Text strong>
          <Instruction text={t("notOfficial")} />
        </Text>
      </Stack>
    </Card>
  );
}
