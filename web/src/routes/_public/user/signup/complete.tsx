import { userPaths } from "#paths/user.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { ScreenError } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";

/** Welcome, and the two things to do next. */
export function Component() {
  const { t } = useTranslation("account");
  useTitle(t("welcomeTitle"));
  return (
    <Card padding="xl" maxWidth={640}>
      <Stack gap="md">
        <Title order={1}>{t("welcomeTitle")}</Title>
        <Text>{t("welcomeText")}</Text>
        <Group>
          <LinkButton to={userPaths.memberEdit} size="lg">
            {t("fillProfile")}
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
