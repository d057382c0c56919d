import { Card, Group, Stack, Text, Title } from "@mantine/core";
import { useSearchParams } from "react-router-dom";
import { userPaths } from "#paths/user.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { ScreenError } from "#ui/states.tsx";
import { Steps } from "#ui/steps.tsx";

/** Step 3: sent, with the reference and what comes next. */
export function Component() {
  const { t } = useTranslation("entry");
  const [search] = useSearchParams();
  useTitle(t("completeTitle"));
  return (
    <Stack gap="lg" maw={760} mx="auto">
      <Steps title={t("steps")} labels={[t("stepInput"), t("stepConfirm"), t("stepComplete")]} current={2} />
      <Card withBorder padding="xl">
        <Stack gap="md">
          <Title order={1}>{t("completeTitle")}</Title>
          <Text>{t("completeText")}</Text>
          <Text c="dimmed">{t("reference", { id: search.get("id") ?? "" })}</Text>
          <Group>
            <LinkButton to={userPaths.entries} size="lg">
              {t("toEntries")}
            </LinkButton>
            <LinkButton to={userPaths.works} size="lg" variant="outline">
              {t("common:nav.works")}
            </LinkButton>
          </Group>
        </Stack>
      </Card>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
