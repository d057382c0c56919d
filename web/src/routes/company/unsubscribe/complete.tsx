import { publicPaths } from "#paths/public.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Card, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { ScreenError } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";

/** The account is closed; who comes here is signed out. */
export function Component() {
  const { t } = useTranslation("companyClosing");
  useTitle(t("complete.title"));
  return (
    <Card padding="xl" maxWidth={680}>
      <Stack gap="md">
        <Title order={1}>{t("complete.title")}</Title>
        <Text>{t("complete.text")}</Text>
        <LinkButton to={publicPaths.top}>{t("complete.toTop")}</LinkButton>
      </Stack>
    </Card>
  );
}

export const ErrorBoundary = ScreenError;
