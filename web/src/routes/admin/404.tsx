import { AreaNotFound } from "#features/session/area-not-found.tsx";
import { adminPaths } from "#paths/admin.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { ScreenError } from "#ui/states.tsx";

/** An unknown address of the back office. */
export function Component() {
  const { t } = useTranslation(["common", "adminShell"]);
  const { admin } = useViewer();
  if (!admin) return <AreaNotFound to={adminPaths.login} label={t("signIn")} />;
  return <AreaNotFound to={adminPaths.home} label={t("adminShell:places.home")} />;
}

export const ErrorBoundary = ScreenError;
