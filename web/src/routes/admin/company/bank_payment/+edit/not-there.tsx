import { adminPaths } from "#paths/admin.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { EmptyState } from "#ui/states.tsx";

/** Shown at an address whose record does not exist. */
export function NotThere() {
  const { t } = useTranslation("adminMoney");
  return (
    <EmptyState title={t("notFound")} level={1}>
      <LinkButton to={adminPaths.bankPayments}>{t("title")}</LinkButton>
    </EmptyState>
  );
}
