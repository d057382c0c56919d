import { gql, type TypedDocumentNode } from "@apollo/client";
import { skipToken, useQuery } from "@apollo/client/react";
import { useDeferredValue } from "react";
import type { PaletteWorksQuery, PaletteWorksQueryVariables } from "#graphql/operations.ts";
import { adminWorkPath } from "#paths/admin.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import type { AdminPlace } from "./admin-places.ts";

/** Somewhere the palette leads to. */
export interface Hit {
  id: string;
  title: string;
  note: string;
  path: string;
}

const paletteWorksQuery: TypedDocumentNode<PaletteWorksQuery, PaletteWorksQueryVariables> = gql`
  query PaletteWorks($keyword: String!) {
    adminWorks(filter: { keyword: $keyword }, sort: UPDATED_LAST, first: 6) {
      items {
        id
        title
        company {
          id
          name
        }
      }
    }
  }
`;

const folded = (text: string) => text.normalize("NFKC").toLowerCase();

/** Screens by name at once, and works by title or company as soon as the server has answered. */
export function usePaletteSearch({
  text,
  places,
  canSearchWorks,
}: {
  text: string;
  places: readonly AdminPlace[];
  canSearchWorks: boolean;
}) {
  const { t } = useTranslation("adminShell");
  const wanted = text.trim();
  const keyword = useDeferredValue(wanted);
  const isSearching = canSearchWorks && keyword.length > 1;
  const { data } = useQuery(paletteWorksQuery, isSearching ? { variables: { keyword } } : skipToken);
  const screens = places
    .map(({ id, path, group }): Hit => ({ id, path, title: t(`places.${id}`), note: t(`groups.${group}`) }))
    .filter(({ id, title }) => folded(`${title} ${id}`).includes(folded(wanted)));
  const works = isSearching ? (data?.adminWorks.items ?? []) : [];
  return [...screens, ...works.map(({ id, title, company }): Hit => ({ id, title, note: company.name, path: adminWorkPath(id) }))];
}
