import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useQueryRefHandlers, useReadQuery } from "@apollo/client/react";
import { useTransition } from "react";
import { useLoaderData } from "react-router-dom";
import { EntryCard, EntryCard_entry } from "#features/entry/entry-card.tsx";
import type { EntriesScreenQuery, EntriesScreenQueryVariables } from "#graphql/operations.ts";
import { userPaths } from "#paths/user.paths.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { EmptyState, MoreButton, PageHeader, ScreenError } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";

const entriesScreenQuery: TypedDocumentNode<EntriesScreenQuery, EntriesScreenQueryVariables> = gql`
  query EntriesScreen($after: String) {
    entries(first: 20, after: $after) {
      items {
        id
        ...EntryCard_entry
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
  ${EntryCard_entry}
`;

type Reference = QueryRef<EntriesScreenQuery, EntriesScreenQueryVariables>;

export const loader = (): Promise<Reference> => preload(entriesScreenQuery, { after: null });

/** The seeker's applications with their timelines. */
export function Component() {
  const { t } = useTranslation(["entry", "vocabulary"]);
  const reference: Reference = useLoaderData<typeof loader>();
  const { fetchMore } = useQueryRefHandlers(reference);
  const { items, pageInfo, totalCount } = useReadQuery(reference).data.entries;
  const [isLoading, startTransition] = useTransition();
  useTitle(t("common:nav.entries"));
  const more = () =>
    startTransition(async () => {
      await fetchMore({
        variables: { after: pageInfo.endCursor },
        updateQuery: (before, { fetchMoreResult: next }) => ({
          entries: { ...next.entries, items: [...before.entries.items, ...next.entries.items] },
        }),
      });
    });
  return (
    <Stack gap="lg" maxWidth={860}>
      <PageHeader title={t("common:nav.entries")} lead={t("entryCount", { count: totalCount })} />
      {items.length === 0 && (
        <EmptyState title={t("noEntries")}>
          <Text>{t("noEntriesHint")}</Text>
          <LinkButton to={userPaths.works}>{t("common:nav.works")}</LinkButton>
        </EmptyState>
      )}
      {items.map((entry) => (
        <EntryCard key={entry.id} entry={entry} />
      ))}
      <MoreButton hasMore={pageInfo.hasNextPage} isLoading={isLoading} onMore={more} />
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
