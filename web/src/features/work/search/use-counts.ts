import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { residenceParameter } from "#features/matching/residence-statuses.ts";
import type {
  SearchCountsQuery,
  SearchCountsQueryVariables,
  SearchOtherCountsQuery,
  SearchOtherCountsQueryVariables,
} from "#graphql/operations.ts";
import { readSearch } from "../search-url.ts";

const searchCountsQuery: TypedDocumentNode<SearchCountsQuery, SearchCountsQueryVariables> = gql`
  query SearchCounts(
    $filter: WorkFilter!
    $anyPlace: WorkFilter!
    $anyCategory: WorkFilter!
    $anyType: WorkFilter!
    $byPlace: Boolean!
    $byCategory: Boolean!
    $byType: Boolean!
    $anyLevel: WorkFilter!
    $byLevel: Boolean!
    $anyPay: WorkFilter!
    $byPay: Boolean!
  ) {
    workFacets(filter: $filter) {
      total {
        value
        exact
      }
      exact
      prefectures {
        prefecture
        count
      }
      categories {
        category
        count
      }
      employmentTypes {
        employmentType
        count
      }
      levels {
        level
        count
      }
      options {
        option
        count
      }
    }
    places: workFacets(filter: $anyPlace) @include(if: $byPlace) {
      exact
      prefectures {
        prefecture
        count
      }
    }
    categories: workFacets(filter: $anyCategory) @include(if: $byCategory) {
      exact
      categories {
        category
        count
      }
    }
    types: workFacets(filter: $anyType) @include(if: $byType) {
      exact
      employmentTypes {
        employmentType
        count
      }
    }
    levels: workFacets(filter: $anyLevel) @include(if: $byLevel) {
      exact
      levels {
        level
        count
      }
    }
    pays: workFacets(filter: $anyPay) @include(if: $byPay) {
      total {
        value
      }
      options {
        option
        count
      }
    }
  }
`;

/** The rest in a question of its own: one may ask a field under five other names at most. */
const searchOtherCountsQuery: TypedDocumentNode<SearchOtherCountsQuery, SearchOtherCountsQueryVariables> = gql`
  query SearchOtherCounts(
    $anyTime: WorkFilter!
    $byTime: Boolean!
    $ofStatus: WorkFilter!
    $anyStatus: WorkFilter!
    $byStatus: Boolean!
  ) {
    times: workFacets(filter: $anyTime) @include(if: $byTime) {
      options {
        option
        count
      }
    }
    mine: workFacets(filter: $ofStatus) @include(if: $byStatus) {
      total {
        value
        exact
      }
    }
    everybody: workFacets(filter: $anyStatus) @include(if: $byStatus) {
      total {
        value
        exact
      }
    }
  }
`;

type Counted = SearchCountsQuery["workFacets"]["options"];
const numbers = (options: Counted) =>
  options.length > 0 ? new Map<string, number>(options.map(({ option, count }) => [option, count])) : undefined;

/** What was counted by value; nothing where only so many are known at least, which says little of any choice. */
const exactly = <Name extends string, Row extends { count: number }>(
  facets: Record<Name, readonly Row[]> & { exact: boolean },
  name: Name,
  valueOf: (row: Row) => string,
) => (facets.exact ? new Map<string, number>(facets[name].map((row) => [valueOf(row), row.count])) : undefined);

const ifExact = (total: { value: number; exact: boolean } | undefined) => (total?.exact ? total.value : undefined);

/** The numbers beside the choices: of a list that has a choice already, what each would find instead. Undefined while they are not known. */
export function useCounts(search: URLSearchParams, ownStatus: string | null | undefined) {
  const { filter } = readSearch(search);
  const { prefectures, towns, categories, employmentTypes, japaneseLevel, monthlyPayMin, dayBands, shifts } = filter;
  const withStatus = new URLSearchParams(search);
  if (ownStatus) withStatus.set(residenceParameter, ownStatus);
  const variables = {
    filter,
    anyPlace: { ...filter, prefectures: null, towns: null },
    anyCategory: { ...filter, categories: null },
    anyType: { ...filter, employmentTypes: null },
    anyLevel: { ...filter, japaneseLevel: null },
    anyPay: { ...filter, monthlyPayMin: null },
    byPlace: Boolean(prefectures ?? towns),
    byCategory: Boolean(categories),
    byType: Boolean(employmentTypes),
    byLevel: Boolean(japaneseLevel),
    byPay: Boolean(monthlyPayMin),
  };
  const others = {
    anyTime: { ...filter, dayBands: null, shifts: null },
    ofStatus: readSearch(withStatus).filter,
    anyStatus: { ...filter, residenceStatus: null },
    byTime: Boolean(dayBands ?? shifts),
    byStatus: Boolean(ownStatus),
  };
  const { data: newest, previousData } = useQuery(searchCountsQuery, { variables });
  const { data: newestOthers, previousData: previousOthers } = useQuery(searchOtherCountsQuery, {
    variables: others,
    skip: !others.byTime && !others.byStatus,
  });
  // While something else is counted the numbers of before stay, so that nothing jumps.
  const data = newest ?? previousData;
  const rest = newestOthers ?? previousOthers;
  if (!data) return undefined;
  const all = data.workFacets;
  return {
    total: all.total,
    place: exactly(data.places ?? all, "prefectures", ({ prefecture }) => prefecture),
    category: exactly(data.categories ?? all, "categories", ({ category }) => category),
    type: exactly(data.types ?? all, "employmentTypes", ({ employmentType }) => employmentType),
    level: exactly(data.levels ?? all, "levels", ({ level }) => level),
    options: numbers(all.options),
    pay: numbers((data.pays ?? all).options),
    payTotal: (data.pays ?? all).total.value,
    time: numbers((rest?.times ?? all).options),
    mine: ifExact(rest?.mine?.total),
    everybody: ifExact(rest?.everybody?.total),
  };
}

export type SearchCounts = ReturnType<typeof useCounts>;
