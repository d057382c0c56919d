import { gql, type TypedDocumentNode } from "@apollo/client";
import type { SavedSearchCard_SearchFragment } from "#graphql/operations.ts";

export const SavedSearchCard_search: TypedDocumentNode<SavedSearchCard_SearchFragment> = gql`
  fragment SavedSearchCard_search on SavedSearch {
    id
    name
    alert
    frequency
    filter {
      keyword
      prefectures
      towns
      categories
      employmentTypes
      japaneseLevel
      monthlyPayMin
      remote
      visaSupport
      beginnerWelcome
      residenceStatus
      postedWithinDays
      shifts
      dayBands
      weeklyHoursMax
      station
      stations
      walkMinutesMax
      companyId
    }
  }
`;
