import { companyPaths } from "#paths/company.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { Steps } from "#ui/figures/steps.tsx";
import { Card, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { ScreenError } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";

/** Step 3 of changing the company's facts. */
export function Component() {
  const { t } = useTranslation("companyAccount");
  const isReviewed = useViewer().company?.companyStatus !== "PENDING";
  useTitle(t("info.doneTitle"));
  return (
    <Stack gap="lg" maxWidth={760} side="start">
      <Steps title={t("info.steps")} labels={[t("invite.input"), t("invite.check"), t("invite.done")]} current={2} />
      <Card padding="xl">
        <Stack gap="md">
          <Title order={1}>{t("info.doneTitle")}</Title>
          <Text>{isReviewed ? t("info.doneText") : t("info.doneReview")}</Text>
          <LinkButton to={companyPaths.memberInfo} size="lg">
            {t("info.title")}
          </LinkButton>
        </Stack>
      </Card>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
