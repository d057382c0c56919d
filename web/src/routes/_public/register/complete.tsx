import { useLocation, useSearchParams } from "react-router-dom";
import { AimedWork } from "#features/onward/aimed-work.tsx";
import { intentSearch, readIntent } from "#features/onward/intent.ts";
import { publicPaths } from "#paths/public.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { ScreenError } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";

function addressOf(state: unknown): string {
  return typeof state === "object" && state !== null && "email" in state && typeof state.email === "string" ? state.email : "";
}

/** Says that a mail is on its way and what comes next: where something was begun, that the mail leads on to it. */
export function Component() {
  const { t } = useTranslation(["account", "onward"]);
  useTitle(t("mailSentTitle"));
  const [search] = useSearchParams();
  const intent = readIntent(search);
  const email = addressOf(useLocation().state);
  return (
    <Stack gap="md" style={{ maxWidth: 640, marginInline: "auto" }}>
      <Card padding="xl">
        <Stack gap="md">
          <Title order={1}>{t("mailSentTitle")}</Title>
          {email && (
            <Text strong size="lg" translate="no">
              {email}
            </Text>
          )}
          <Text>{t("mailSentText")}</Text>
          {intent && <Text strong>{t(intent.kind === "APPLY" ? "onward:mailLeadsOn" : "onward:mailKeeps")}</Text>}
          <Text tone="dimmed">{t("mailSentHint")}</Text>
          <Group>
            <LinkButton to={publicPaths.register + intentSearch(intent)} variant="soft">
              {t("deadLink.again")}
            </LinkButton>
            <LinkButton to={publicPaths.works} variant="outline">
              {t("common:nav.works")}
            </LinkButton>
          </Group>
        </Stack>
      </Card>
      {intent && <AimedWork intent={intent} />}
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
