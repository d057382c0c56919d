import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { EmptyState } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";

/** An unknown address within an area: whoever works there keeps the menu, and is led to the area's first screen. */
export function AreaNotFound({ to, label }: { to: string; label: string }) {
  const { t } = useTranslation("common");
  useTitle(t("notFound.title"));
  return (
    <EmptyState title={t("notFound.title")} level={1}>
      <Text>{t("notFound.text")}</Text>
      <LinkButton to={to}>{label}</LinkButton>
    </EmptyState>
  );
}
