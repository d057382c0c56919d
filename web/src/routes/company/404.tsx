import { AreaNotFound } from "#features/session/area-not-found.tsx";
import { companyPaths } from "#paths/company.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { ScreenError } from "#ui/states.tsx";

/** An unknown address of the company area. */
export function Component() {
  const { t } = useTranslation("common");
  const { company } = useViewer();
  if (!company) return <AreaNotFound to={companyPaths.login} label={t("signIn")} />;
  return <AreaNotFound to={companyPaths.top} label={t("nav.companyHome")} />;
}

export const ErrorBoundary = ScreenError;
