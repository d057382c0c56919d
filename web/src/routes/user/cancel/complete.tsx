import { Navigate, useLocation } from "react-router-dom";
import { publicPaths } from "#paths/public.paths.ts";
import { userPaths } from "#paths/user.paths.ts";
import { formatDate } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { ScreenError } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { CancelStack } from "../+cancel/cancel-stack.tsx";
import { CancelSteps } from "../+cancel/cancel-steps.tsx";

function eraseAfterOf(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !("eraseAfter" in state)) return undefined;
  return typeof state.eraseAfter === "string" ? state.eraseAfter : undefined;
}

/** Gone, and until when to come back. Whoever opens the address by hand starts at the first step. */
export function Component() {
  const { t } = useTranslation("cancel");
  const eraseAfter = eraseAfterOf(useLocation().state);
  useTitle(t("complete.title"));
  if (!eraseAfter) return <Navigate to={userPaths.cancel} replace />;
  return (
    <CancelStack>
      <CancelSteps current={2} />
      <Card padding="xl">
        <Stack gap="md">
          <Title order={1}>{t("complete.title")}</Title>
          <Text>{t("complete.text")}</Text>
          <Text strong>{t("complete.until", { date: formatDate(eraseAfter) })}</Text>
          <Group>
            <LinkButton to={publicPaths.top} size="lg">
              {t("complete.toTop")}
            </LinkButton>
            <LinkButton to={publicPaths.logIn} size="lg" variant="outline">
              {t("complete.signIn")}
            </LinkButton>
          </Group>
        </Stack>
      </Card>
    </CancelStack>
  );
}

export const ErrorBoundary = ScreenError;
