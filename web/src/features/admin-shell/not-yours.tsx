import { adminPaths } from "#paths/admin.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { EmptyState } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";

/** A screen that the role has no part in: loading it again would not help, asking an owner does. */
export function NotYours() {
  const { t } = useTranslation("adminShell");
  useTitle(t("notYours.title"));
  return (
    <EmptyState level={1} title={t("notYours.title")}>
      <Text>{t("notYours.text")}</Text>
      <LinkButton to={adminPaths.home}>{t("places.home")}</LinkButton>
    </EmptyState>
  );
}
