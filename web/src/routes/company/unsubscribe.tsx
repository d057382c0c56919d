import { companyPaths } from "#paths/company.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { Stack } from "#ui/layout.tsx";
import { LinkButton, TextLink } from "#ui/link-button.tsx";
import { Bullets } from "#ui/lists/bullets.tsx";
import { Panel } from "#ui/panel.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";

/** Explains what leaving means: what ends, what stays, and what the company may do instead. */
export function Component() {
  const { t } = useTranslation("companyClosing");
  const isOwner = useViewer().company?.role === "OWNER";
  useTitle(t("title"));
  return (
    <Stack gap="lg" maxWidth={760} side="start">
      <PageHeader title={t("title")} lead={t("lead")} />
      {(["ends", "stays"] as const).map((part) => (
        <Panel key={part} title={t(`${part}.title`)}>
          <Bullets>
            {(["1", "2", "3"] as const).map((line) => (
              <li key={line}>{t(`${part}.${line}`)}</li>
            ))}
          </Bullets>
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
        <Title order={2} size={3}>
          {t("ownersOnly")}
        </Title>
      )}
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
