import { Card, Group, Stack, Text, Title } from "@mantine/core";
import { userPaths } from "#paths/user.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { ScreenError } from "#ui/states.tsx";

/** Saved, and what to do with it. */
export function Component() {
  const { t } = useTranslation("profile");
  useTitle(t("savedTitle"));
  return (
    <Card withBorder padding="xl" maw={640} mx="auto">
      <Stack gap="md">
        <Title order={1}>{t("savedTitle")}</Title>
        <Text>{t("savedText")}</Text>
        <Group>
          <LinkButton to={userPaths.memberView} size="lg">
            {t("toView")}
          </LinkButton>
          <LinkButton to={userPaths.works} size="lg" variant="outline">
            {t("common:nav.works")}
          </LinkButton>
        </Group>
      </Stack>
    </Card>
  );
}

export const ErrorBoundary = ScreenError;
