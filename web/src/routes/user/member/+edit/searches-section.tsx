import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { SearchesSectionQuery, SearchesSectionQueryVariables } from "#graphql/operations.ts";
import { userPaths } from "#paths/user.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { EmptyState, ErrorPanel, ListSkeleton } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";
import { confirmAlert } from "./member.mutations.ts";
import { SavedSearchCard_search } from "./saved-search-card.fragment.ts";
import { SavedSearchCard } from "./saved-search-card.tsx";

const searchesQuery: TypedDocumentNode<SearchesSectionQuery, SearchesSectionQueryVariables> = gql`
  query SearchesSection {
    savedSearches {
      id
      ...SavedSearchCard_search
    }
  }
  ${SavedSearchCard_search}
`;

/** Turns an alert on when the address carries the token of its mail. */
function useConfirmation(onDone: () => void): { name?: string; problem?: string } {
  const [search, setSearch] = useSearchParams();
  const [outcome, setOutcome] = useState<{ name?: string; problem?: string }>({});
  const token = search.get("confirm");
  const started = useRef(false);
  useEffect(() => {
    if (!token || started.current) return;
    started.current = true;
    void send(confirmAlert, { token }).then(({ name, errors }) => {
      setOutcome(name ? { name } : { problem: errors[0]?.message ?? "" });
      setSearch({ section: "searches" }, { replace: true });
      onDone();
    });
  }, [onDone, setSearch, token]);
  return outcome;
}

/** The searches the seeker keeps, and whether new works are mailed. */
export function SearchesSection() {
  const { t } = useTranslation("settings");
  const { data, error, refetch } = useQuery(searchesQuery, { fetchPolicy: "cache-and-network" });
  const { name, problem } = useConfirmation(() => void refetch());
  if (error) return <ErrorPanel message={t("common:error.unknown")} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  return (
    <Stack gap="md">
      {name && (
        <Notice tone="good" role="status">
          {t("searches.confirmed", { name })}
        </Notice>
      )}
      {problem && <Notice tone="error">{problem}</Notice>}
      {data.savedSearches.length === 0 && (
        <EmptyState title={t("searches.none")}>
          <Text>{t("searches.noneHint")}</Text>
          <LinkButton to={userPaths.works}>{t("common:nav.works")}</LinkButton>
        </EmptyState>
      )}
      {data.savedSearches.map((search) => (
        <SavedSearchCard key={search.id} search={search} onChanged={() => void refetch()} />
      ))}
    </Stack>
  );
}
