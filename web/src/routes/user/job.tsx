import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { OwnLevelLink, ownLevelQuery } from "#features/exam/own-level-link.tsx";
import { SaveSearchButton } from "#features/saved-search/save-search-button.tsx";
import { MatchOrder } from "#features/work/search/match-order.tsx";
import { keepsList, loadWorkList, WorkList } from "#features/work/work-list.tsx";
import { userWorkPath } from "#paths/user.paths.ts";
import { warm } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { loadViewer, useViewer } from "#platform/session/viewer.ts";
import { Group, Stack } from "#ui/layout.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const isSeeker = (await loadViewer()).seeker !== null;
  const [list] = await Promise.all([loadWorkList(request, "user"), isSeeker && warm(ownLevelQuery, {})]);
  return list;
}

/** The works list inside the user area. */
export function Component() {
  const { t } = useTranslation("work");
  const reference = useLoaderData<typeof loader>();
  const { seeker } = useViewer();
  useTitle(t("list.title"));
  return (
    <Stack gap="lg">
      <PageHeader
        title={t("list.title")}
        actions={
          seeker && (
            <Group>
              <OwnLevelLink />
              <SaveSearchButton />
            </Group>
          )
        }
      />
      <WorkList reference={reference} pathOf={userWorkPath} area="user" order={<MatchOrder />} save={seeker && <SaveSearchButton />} />
    </Stack>
  );
}

export const shouldRevalidate = keepsList;
export const ErrorBoundary = ScreenError;
