import { LanguageList } from "#features/language/language-list.tsx";
import { publicPaths } from "#paths/public.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Group } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { EmptyState, ScreenError } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";

/** The not-found screen. */
export function Component() {
  const { t } = useTranslation("common");
  useTitle(t("notFound.title"));
  return (
    <EmptyState title={t("notFound.title")} level={1}>
      <Text>{t("notFound.text")}</Text>
      <Group>
        <LinkButton to={publicPaths.works}>{t("notFound.toWorks")}</LinkButton>
        <LinkButton to={publicPaths.top} variant="outline">
          {t("notFound.toTop")}
        </LinkButton>
      </Group>
      <LanguageList />
    </EmptyState>
  );
}

export const ErrorBoundary = ScreenError;
