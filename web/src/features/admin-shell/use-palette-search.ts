import { gql, type TypedDocumentNode } from "@apollo/client";
import { skipToken, useQuery } from "@apollo/client/react";
import { useDebouncedValue } from "@mantine/hooks";
import type { PaletteFindsQuery, PaletteFindsQueryVariables } from "#graphql/operations.ts";
import { adminCompanyPath, adminUserPath, adminWorkPath } from "#paths/admin.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import type { AdminPlace } from "./admin-places.ts";

/** Somewhere the palette leads to. */
export interface Hit {
  id: string;
  title: string;
  note: string;
  path: string;
}

const paletteFindsQuery: TypedDocumentNode<PaletteFindsQuery, PaletteFindsQueryVariables> = gql`
  query PaletteFinds($keyword: String!, $works: Boolean!, $companies: Boolean!, $users: Boolean!) {
    adminWorks(filter: { keyword: $keyword }, sort: UPDATED_LAST, first: 5) @include(if: $works) {
      items {
        id
        title
        company {
          id
          name
        }
      }
    }
    adminCompanies(filter: { keyword: $keyword }, sort: NAME, first: 5) @include(if: $companies) {
      items {
        id
        name
        corporateNumber
      }
    }
    adminSeekers(filter: { keyword: $keyword }, sort: NEWEST, first: 5) @include(if: $users) {
      items {
        id
        name
        email
      }
    }
  }
`;

const kinds = ["works", "companies", "users"] as const;
const folded = (text: string) => text.normalize("NFKC").toLowerCase();

/** What the palette may look through: whoever has no list of a kind in the menu is not shown one of it here either. */
function reach(places: readonly AdminPlace[]) {
  const has = (kind: (typeof kinds)[number]) => places.some(({ id }) => id === kind);
  return { works: has("works"), companies: has("companies"), users: has("users") };
}

/** What the palette can find, in words. */
export function usePaletteLabel(places: readonly AdminPlace[]): string {
  const { t } = useTranslation("adminShell");
  const within = reach(places);
  return t("palette.label", {
    what: [t("palette.finds.screens"), ...kinds.filter((kind) => within[kind]).map((kind) => t(`palette.finds.${kind}`))].join(
      t("palette.and"),
    ),
  });
}

/** Screens by name at once; works, companies and users as soon as the server has answered, a few of each, in one request. */
export function usePaletteSearch({ text, places }: { text: string; places: readonly AdminPlace[] }): readonly Hit[] {
  const { t } = useTranslation("adminShell");
  const wanted = text.trim();
  const [keyword] = useDebouncedValue(wanted, 200);
  const within = reach(places);
  const isSearching = keyword.length > 1 && wanted.length > 1 && kinds.some((kind) => within[kind]);
  const { data, previousData } = useQuery(paletteFindsQuery, isSearching ? { variables: { keyword, ...within } } : skipToken);
  const screens = places
    .map(({ id, path, group }): Hit => ({ id, path, title: t(`places.${id}`), note: t(`groups.${group}`) }))
    .filter(({ id, title }) => folded(`${title} ${id}`).includes(folded(wanted)));
  const found = isSearching ? (data ?? previousData) : undefined;
  const noted = (kind: (typeof kinds)[number], note: string | null) => [t(`palette.kinds.${kind}`), note].filter(Boolean).join(" ");
  return [
    ...screens,
    ...(found?.adminSeekers?.items ?? []).map(
      ({ id, name, email }): Hit => ({ id, title: name || email, note: noted("users", email), path: adminUserPath(id) }),
    ),
    ...(found?.adminCompanies?.items ?? []).map(
      ({ id, name, corporateNumber }): Hit => ({ id, title: name, note: noted("companies", corporateNumber), path: adminCompanyPath(id) }),
    ),
    ...(found?.adminWorks?.items ?? []).map(
      ({ id, title, company }): Hit => ({ id, title, note: noted("works", company.name), path: adminWorkPath(id) }),
    ),
  ];
}
