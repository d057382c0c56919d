import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useQueryRefHandlers, useReadQuery } from "@apollo/client/react";
import { useTransition } from "react";
import { useLoaderData } from "react-router-dom";
import { ClosingSoon } from "#features/work/closing-soon.tsx";
import { LikeButton } from "#features/work/like-button.tsx";
import { WorkCard, WorkCard_work } from "#features/work/work-card.tsx";
import type { LikedWorksScreenQuery, LikedWorksScreenQueryVariables } from "#graphql/operations.ts";
import { userPaths, userWorkPath } from "#paths/user.paths.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { EmptyState, MoreButton, PageHeader, ScreenError } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";

const likedWorksScreenQuery: TypedDocumentNode<LikedWorksScreenQuery, LikedWorksScreenQueryVariables> = gql`
  query LikedWorksScreen($after: String) {
    likedWorks(first: 20, after: $after) {
      items {
        likedAt
        work {
          id
          title
          titleEn
          madeTitle
          status
          liked
          applyBy
          ...WorkCard_work
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
  ${WorkCard_work}
`;

type Reference = QueryRef<LikedWorksScreenQuery, LikedWorksScreenQueryVariables>;

export const loader = (): Promise<Reference> => preload(likedWorksScreenQuery, { after: null });

/** Works the seeker liked; one that closed says so. */
export function Component() {
  const { t } = useTranslation(["work", "vocabulary"]);
  const reference: Reference = useLoaderData<typeof loader>();
  const { fetchMore } = useQueryRefHandlers(reference);
  const { items, pageInfo, totalCount } = useReadQuery(reference).data.likedWorks;
  const [isLoading, startTransition] = useTransition();
  useTitle(t("common:nav.liked"));
  const more = () =>
    startTransition(async () => {
      await fetchMore({
        variables: { after: pageInfo.endCursor },
        updateQuery: (before, { fetchMoreResult: next }) => ({
          likedWorks: { ...next.likedWorks, items: [...before.likedWorks.items, ...next.likedWorks.items] },
        }),
      });
    });
  return (
    <Stack gap="lg">
      <PageHeader title={t("common:nav.liked")} lead={t("list.count", { count: totalCount })} />
      {items.length === 0 && (
        <EmptyState title={t("likedList.empty")}>
          <Text>{t("likedList.emptyHint")}</Text>
          <LinkButton to={userPaths.works}>{t("common:nav.works")}</LinkButton>
        </EmptyState>
      )}
      {items.map(({ work }) => (
        <Stack key={work.id} gap={4}>
          {work.status === "OPEN" && work.applyBy && <ClosingSoon applyBy={work.applyBy} />}
          {work.status !== "OPEN" && (
            <Text strong tone="warning">
              {t(work.status === "PAUSED" ? "detail.PAUSED" : "detail.closed")}
            </Text>
          )}
          <WorkCard work={work} to={userWorkPath(work.id)} action={<LikeButton work={work} liked={work.liked} />} />
        </Stack>
      ))}
      <MoreButton hasMore={pageInfo.hasNextPage} isLoading={isLoading} onMore={more} />
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
