import { ShiftGuard } from "#features/shift/shift-guard.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Stack } from "#ui/layout.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";

/** The hours of all jobs, on a page of their own. */
export function Component() {
  const { t } = useTranslation("shift");
  useTitle(t("title"));
  return (
    <Stack gap="lg" maxWidth={1160}>
      <PageHeader title={t("title")} lead={t("lead")} />
      <ShiftGuard />
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
