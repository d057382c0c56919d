import { AreaNotFound } from "#features/session/area-not-found.tsx";
import { userPaths } from "#paths/user.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { ScreenError } from "#ui/states.tsx";

/** An unknown address of the seeker area. */
export function Component() {
  const { t } = useTranslation("common");
  const { seeker } = useViewer();
  if (!seeker) return <AreaNotFound to={userPaths.works} label={t("notFound.toWorks")} />;
  return <AreaNotFound to={userPaths.dashboard} label={t("nav.dashboard")} />;
}

export const ErrorBoundary = ScreenError;
