import { Navigate, useLocation } from "react-router-dom";
import { invitationOf } from "#features/company-member/invitation.ts";
import { companyPaths } from "#paths/company.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Steps } from "#ui/figures/steps.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { ScreenError } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";

/** Step 3 of inviting a colleague: the mail is on its way. */
export function Component() {
  const { t } = useTranslation("companyAccount");
  const invitation = invitationOf(useLocation().state);
  useTitle(t("invite.doneTitle"));
  if (!invitation) return <Navigate to={companyPaths.members} replace />;
  return (
    <Stack gap="lg" maxWidth={680} side="start">
      <Steps title={t("invite.steps")} labels={[t("invite.input"), t("invite.check"), t("invite.done")]} current={2} />
      <Card padding="xl">
        <Stack gap="md">
          <Title order={1}>{t("invite.doneTitle")}</Title>
          <Text>{t("invite.doneText", { email: invitation.email })}</Text>
          <Group>
            <LinkButton to={companyPaths.members} size="lg">
              {t("members.title")}
            </LinkButton>
            <LinkButton to={companyPaths.memberRegist} size="lg" variant="outline">
              {t("invite.another")}
            </LinkButton>
          </Group>
        </Stack>
      </Card>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
