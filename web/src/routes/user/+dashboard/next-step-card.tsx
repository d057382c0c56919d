import { Card, Group, Stack, Text, Title } from "@mantine/core";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { nextStep, type SeekerState } from "./next-step.ts";

/** The one thing to do now, larger than all the rest. */
export function NextStepCard({ state }: { state: SeekerState }) {
  const { t } = useTranslation("dashboard");
  const { key, to } = nextStep(state);
  const link = key === "wait" ? "search" : key;
  return (
    <Card withBorder padding="lg" component="section" bg="var(--waka-50)" style={{ borderColor: "var(--ai-600)" }}>
      <Group justify="space-between" gap="lg">
        <Stack gap={4} flex="1 1 18rem">
          <Title order={2} size="h5" c="var(--ai-600)">
            {t("next.title")}
          </Title>
          <Text fw={700} size="xl">
            {t(`next.${key}`, { count: state.unread, share: state.completeness })}
          </Text>
          <Text>{t(`next.${key}Text`)}</Text>
        </Stack>
        <LinkButton to={to} size="lg">
          {t(`next.${link}Link`)}
        </LinkButton>
      </Group>
    </Card>
  );
}
