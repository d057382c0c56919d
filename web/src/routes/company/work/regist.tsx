import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router-dom";
import { draftStore } from "#features/company-work/save-work.ts";
import { WorkEditor } from "#features/company-work/work-editor.tsx";
import { valuesOfWork } from "#features/company-work/work-values.ts";
import { readPostingStarts } from "#features/work-start/start-work.ts";
import { WorkStart } from "#features/work-start/work-start.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { Stack } from "#ui/layout.tsx";
import { EmptyState, PageHeader, ScreenError } from "#ui/states.tsx";

const isBlank = (search: URLSearchParams) => search.get("from") === "blank";

export const loader = async ({ request }: LoaderFunctionArgs) => (isBlank(new URL(request.url).searchParams) ? null : readPostingStarts());

/** A new work: where it starts, or the empty form. */
export function Component() {
  const { t } = useTranslation("company");
  const [values] = useState(() => valuesOfWork({}));
  const [search] = useSearchParams();
  const starts = useLoaderData<typeof loader>();
  const canEdit = useViewer().company?.can.editWorks ?? false;
  useTitle(t("form.newTitle"));
  if (!canEdit) return <EmptyState title={t("form.viewersRead")} level={1} />;
  return (
    <Stack gap="lg">
      <PageHeader title={t("form.newTitle")} lead={t("form.lead")} />
      {isBlank(search) ? <WorkEditor work={null} values={values} store={draftStore} /> : <WorkStart starts={starts} />}
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
