import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useQueryRefHandlers, useReadQuery } from "@apollo/client/react";
import { useTransition } from "react";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router-dom";
import { EntryCard, EntryCard_entry } from "#features/entry/entry-card.tsx";
import { countTurns, readTurn } from "#features/entry/entry-turns.ts";
import type { EntriesScreenQuery, EntriesScreenQueryVariables } from "#graphql/operations.ts";
import { entryTurnValues } from "#graphql/values/entry-turn.ts";
import { userPaths } from "#paths/user.paths.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { ChoiceLinks } from "#ui/forms/choice-links.tsx";
import { Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { EmptyState, MoreButton, PageHeader, ScreenError } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";

const entriesScreenQuery: TypedDocumentNode<EntriesScreenQuery, EntriesScreenQueryVariables> = gql`
  query EntriesScreen($after: String, $turn: EntryTurn, $isAll: Boolean!, $id: ID!, $isNamed: Boolean!) {
    named: entry(id: $id) @include(if: $isNamed) {
      id
      ...EntryCard_entry
    }
    entryCounts {
      status
      count
    }
    yours: entries(first: 20, turn: YOURS) @include(if: $isAll) {
      items {
        id
        ...EntryCard_entry
      }
    }
    entries(first: 20, after: $after, turn: $turn) {
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

export function loader({ request }: LoaderFunctionArgs): Promise<Reference> {
  const search = new URL(request.url).searchParams;
  const turn = readTurn(search);
  const id = search.get("id") ?? "";
  return preload(entriesScreenQuery, { after: null, turn, isAll: turn === null, id, isNamed: id !== "" });
}

/** The seeker's applications: the one that the address names, those that wait for them first, then the others, or only those in which it is somebody's turn. */
export function Component() {
  const { t } = useTranslation(["entry", "vocabulary"]);
  const reference: Reference = useLoaderData<typeof loader>();
  const { fetchMore } = useQueryRefHandlers(reference);
  const { entries, entryCounts, yours, named } = useReadQuery(reference).data;
  const { items, pageInfo } = entries;
  const [isLoading, startTransition] = useTransition();
  useTitle(t("common:nav.entries"));
  const more = () =>
    startTransition(async () => {
      await fetchMore({
        variables: { after: pageInfo.endCursor, isAll: false, isNamed: false },
        updateQuery: (before, { fetchMoreResult: next }) => ({
          ...before,
          entries: { ...next.entries, items: [...before.entries.items, ...next.entries.items] },
        }),
      });
    });
  const waiting = (yours?.items ?? []).filter(({ id }) => id !== named?.id);
  const others = items.filter(({ id }) => id !== named?.id && !waiting.some((one) => one.id === id));
  return (
    <Stack gap="lg" maxWidth={860}>
      <PageHeader title={t("common:nav.entries")} />
      <Turns counts={entryCounts} />
      {named && <EntryCard entry={named} />}
      {items.length === 0 && <None />}
      {waiting.length > 0 && (
        <>
          <Title order={2}>{t("turn.YOURS")}</Title>
          <Text>{t("turnLead")}</Text>
          {waiting.map((entry) => (
            <EntryCard key={entry.id} entry={entry} />
          ))}
          {others.length > 0 && <Title order={2}>{t("turnOthers")}</Title>}
        </>
      )}
      {others.map((entry) => (
        <EntryCard key={entry.id} entry={entry} />
      ))}
      <MoreButton hasMore={pageInfo.hasNextPage} isLoading={isLoading} onMore={more} />
    </Stack>
  );
}

/** Whose turn it is, each with its number; the choice is in the address. */
function Turns({ counts }: { counts: EntriesScreenQuery["entryCounts"] }) {
  const { t } = useTranslation("entry");
  const [search] = useSearchParams();
  const numbers = countTurns(counts);
  const all = { id: "", label: t("turnAll"), to: { search: "" }, count: counts.reduce((sum, { count }) => sum + count, 0) };
  const links = entryTurnValues.map((turn) => ({
    id: turn,
    label: t(`turn.${turn}`),
    to: { search: `turn=${turn}` },
    count: numbers[turn],
  }));
  if (all.count === 0) return null;
  return <ChoiceLinks label={t("turns")} links={[all, ...links]} chosen={readTurn(search) ?? ""} />;
}

function None() {
  const { t } = useTranslation("entry");
  const [search] = useSearchParams();
  if (readTurn(search)) return <EmptyState title={t("noneOfTurn")} />;
  return (
    <EmptyState title={t("noEntries")}>
      <Text>{t("noEntriesHint")}</Text>
      <LinkButton to={userPaths.works}>{t("common:nav.works")}</LinkButton>
    </EmptyState>
  );
}

export const ErrorBoundary = ScreenError;
