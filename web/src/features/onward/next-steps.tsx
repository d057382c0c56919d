import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Card, Stack } from "#ui/layout.tsx";
import { Title } from "#ui/text/text.tsx";
import classes from "./next-steps.module.css";

const steps = ["register", "write", "answer"] as const;

/** The way from here to the company's answer, so that nobody stops for fear of how long it is. */
export function NextSteps() {
  const { t } = useTranslation("onward");
  return (
    <Card padding="lg" component="section">
      <Stack gap="sm">
        <Title order={2} size={3}>
          {t("next.title")}
        </Title>
        <ol className={classes["steps"]}>
          {steps.map((step) => (
            <li key={step}>
              <b>{t(`next.${step}`)}</b>
              <small>{t(`next.${step}Note`)}</small>
            </li>
          ))}
        </ol>
      </Stack>
    </Card>
  );
}
