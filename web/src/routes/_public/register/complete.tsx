import { Card, Stack, Text, Title } from "@mantine/core";
import { useLocation } from "react-router-dom";
import { publicPaths } from "#paths/public.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { ScreenError } from "#ui/states.tsx";

function addressOf(state: unknown): string {
  return typeof state === "object" && state !== null && "email" in state && typeof state.email === "string" ? state.email : "";
}

/** Says that a mail is on its way and what comes next. */
export function Component() {
  const { t } = useTranslation("account");
  useTitle(t("mailSentTitle"));
  const email = addressOf(useLocation().state);
  return (
    <Card withBorder padding="xl" maw={640} mx="auto">
      <Stack gap="md">
        <Title order={1}>{t("mailSentTitle")}</Title>
        {email && (
          <Text fw={700} size="lg" translate="no">
            {email}
          </Text>
        )}
        <Text>{t("mailSentText")}</Text>
        <Text c="dimmed">{t("mailSentHint")}</Text>
        <LinkButton to={publicPaths.works} variant="outline">
          {t("common:nav.works")}
        </LinkButton>
      </Stack>
    </Card>
  );
}

export const ErrorBoundary = ScreenError;
