import { userPaths } from "#paths/user.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { ScreenError } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";

/** Saved, and what to do with it. */
export function Component() {
  const { t } = useTranslation("profile");
  useTitle(t("savedTitle"));
  return (
    <Card padding="xl" maxWidth={640}>
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
