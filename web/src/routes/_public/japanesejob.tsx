import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { keepsList, loadWorkList, WorkList } from "#features/work/work-list.tsx";
import { workPath } from "#paths/public.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Stack } from "#ui/layout.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";

export const loader = ({ request }: LoaderFunctionArgs) => loadWorkList(request, "public");

/** The works list for everyone. */
export function Component() {
  const { t } = useTranslation("work");
  const reference = useLoaderData<typeof loader>();
  useTitle(t("list.title"));
  return (
    <Stack gap="lg">
      <PageHeader title={t("list.title")} lead={t("list.lead")} />
      <WorkList reference={reference} pathOf={workPath} area="public" />
    </Stack>
  );
}

export const shouldRevalidate = keepsList;
export const ErrorBoundary = ScreenError;
