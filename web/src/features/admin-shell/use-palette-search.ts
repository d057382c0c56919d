import { gql, type TypedDocumentNode } from "@apollo/client";
import { skipToken, useQuery } from "@apollo/client/react";
import type {
  PaletteCompaniesQuery,
  PaletteCompaniesQueryVariables,
  PaletteEverythingQuery,
  PaletteEverythingQueryVariables,
} from "#graphql/operations.ts";
import { adminCompanyPath, adminUserPath, adminWorkPath } from "#paths/admin.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useDebouncedValue } from "#ui/debounced.ts";
import type { AdminPlace } from "./admin-places.ts";

/** Somewhere the palette leads to. */
export interface Hit {
  id: string;
  title: string;
  note: string;
  path: string;
}

/** The search for those who look after people, companies and works: all of it in one request. */
const everythingQuery: TypedDocumentNode<PaletteEverythingQuery, PaletteEverythingQueryVariables> = gql`
  query PaletteEverything($keyword: String!) {
    adminSeekers(filter: { keyword: $keyword }, sort: NEWEST, first: 5) {
      items {
        id
        name
        email
      }
    }
    adminCompanies(filter: { keyword: $keyword }, sort: NAME, first: 5) {
      items {
        id
        name
        corporateNumber
      }
    }
    adminWorks(filter: { keyword: $keyword }, sort: UPDATED_LAST, first: 5) {
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

/** The search for those who keep the books: no persons. The server refuses a whole request that asks for more than the role may read. */
const companiesQuery: TypedDocumentNode<PaletteCompaniesQuery, PaletteCompaniesQueryVariables> = gql`
  query PaletteCompanies($keyword: String!) {
    adminCompanies(filter: { keyword: $keyword }, sort: NAME, first: 5) {
      items {
        id
        name
        corporateNumber
      }
    }
  }
`;

const kinds = ["works", "companies", "users"] as const;
const folded = (text: string) => text.normalize("NFKC").toLowerCase();

/** Returns the kinds the palette searches for somebody: only those their menu has a list of. */
function reach(places: readonly AdminPlace[]): readonly (typeof kinds)[number][] {
  return kinds.filter((kind) => places.some(({ id }) => id === kind));
}

/** Returns the palette's label, which names the kinds of thing it can find. */
export function usePaletteLabel(places: readonly AdminPlace[]): string {
  const { t } = useTranslation("adminShell");
  const finds = (["screens", ...reach(places)] as const).map((kind) => t(`palette.finds.${kind}`));
  return t("palette.label", { what: finds.join(t("palette.and")) });
}

function useFound(typed: string, places: readonly AdminPlace[]) {
  const [keyword] = useDebouncedValue(typed, 200);
  const within = reach(places);
  const isLong = typed.length > 1 && keyword.length > 1;
  const asksAll = isLong && within.length === kinds.length;
  const asksCompanies = isLong && !asksAll && within.includes("companies");
  const everything = useQuery(everythingQuery, asksAll ? { variables: { keyword } } : skipToken);
  const companies = useQuery(companiesQuery, asksCompanies ? { variables: { keyword } } : skipToken);
  const all = asksAll ? (everything.data ?? everything.previousData) : undefined;
  const some = asksCompanies ? (companies.data ?? companies.previousData) : undefined;
  return {
    users: all?.adminSeekers.items ?? [],
    companies: (all ?? some)?.adminCompanies.items ?? [],
    works: all?.adminWorks.items ?? [],
  };
}

/** Screens by name at once; users, companies and works as soon as the server has answered, a few of each. */
export function usePaletteSearch({ text, places }: { text: string; places: readonly AdminPlace[] }): readonly Hit[] {
  const { t } = useTranslation("adminShell");
  const typed = text.trim();
  const { users, companies, works } = useFound(typed, places);
  const screens = places
    .map(({ id, path, group }): Hit => ({ id, path, title: t(`places.${id}`), note: t(`groups.${group}`) }))
    .filter(({ id, title }) => folded(`${title} ${id}`).includes(folded(typed)));
  const noted = (kind: (typeof kinds)[number], note: string | null) => [t(`palette.kinds.${kind}`), note].filter(Boolean).join(" ");
  return [
    ...screens,
    ...users.map(({ id, name, email }): Hit => ({ id, title: name || email, note: noted("users", email), path: adminUserPath(id) })),
    ...companies.map(
      ({ id, name, corporateNumber }): Hit => ({ id, title: name, note: noted("companies", corporateNumber), path: adminCompanyPath(id) }),
    ),
    ...works.map(({ id, title, company }): Hit => ({ id, title, note: noted("works", company.name), path: adminWorkPath(id) })),
  ];
}
