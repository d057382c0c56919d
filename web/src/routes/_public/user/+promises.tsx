import { List, Paper, Stack, Title } from "@mantine/core";
import { useTranslation } from "#platform/i18n/use-translation.ts";

const points = ["purpose", "disclosure", "free", "notCollected", "leave"] as const;

/** The terms the member agrees to, in full and in place: purpose of the data, who gets it, and how to leave. */
export function Promises() {
  const { t } = useTranslation("account");
  return (
    <Paper withBorder p="md" bg="var(--sunken)">
      <Stack gap="xs">
        <Title order={2} size="h3">
          {t("promises.title")}
        </Title>
        <List spacing="xs">
          {points.map((point) => (
            <List.Item key={point}>{t(`promises.${point}`)}</List.Item>
          ))}
        </List>
      </Stack>
    </Paper>
  );
}
