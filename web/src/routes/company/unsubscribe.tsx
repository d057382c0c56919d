import { List, Stack, Text, Title } from "@mantine/core";
import { companyPaths } from "#paths/company.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { LinkButton, TextLink } from "#ui/link-button.tsx";
import { Panel } from "#ui/panel.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";

/** Explains what leaving means: what ends, what stays, and what the company may do instead. */
export function Component() {
  const { t } = useTranslation("companyClosing");
  const isOwner = useViewer().company?.role === "OWNER";
  useTitle(t("title"));
  return (
    <Stack gap="lg" maw={760}>
      <PageHeader title={t("title")} lead={t("lead")} />
      {(["ends", "stays"] as const).map((part) => (
        <Panel key={part} title={t(`${part}.title`)}>
          <List spacing="xs">
            {(["1", "2", "3"] as const).map((line) => (
              <List.Item key={line}>{t(`${part}.${line}`)}</List.Item>
            ))}
          </List>
        </Panel>
      ))}
      <Panel title={t("instead.title")}>
        <Text>
          {t("instead.text")} <TextLink to={companyPaths.plan}>{t("instead.plan")}</TextLink>
        </Text>
      </Panel>
      {isOwner ? (
        <LinkButton to={companyPaths.unsubscribeProcedure} color="red" size="lg">
          {t("next")}
        </LinkButton>
      ) : (
        <Title order={2} size="h4">
          {t("ownersOnly")}
        </Title>
      )}
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
