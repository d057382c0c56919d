import { Stack } from "@mantine/core";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { loadWorkList, WorkList } from "#features/work/work-list.tsx";
import { userWorkPath } from "#paths/user.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { PageHeader, ScreenError } from "#ui/states.tsx";

export const loader = ({ request }: LoaderFunctionArgs) => loadWorkList(request, "user");

/** The works list inside the user area. */
export function Component() {
  const { t } = useTranslation("work");
  const reference = useLoaderData<typeof loader>();
  useTitle(t("list.title"));
  return (
    <Stack gap="lg">
      <PageHeader title={t("list.title")} />
      <WorkList reference={reference} pathOf={userWorkPath} area="user" />
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
