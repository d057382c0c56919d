import { gql, type TypedDocumentNode } from "@apollo/client";
import type { ScoutCard_CardFragment } from "#graphql/operations.ts";

export const ScoutCard_card: TypedDocumentNode<ScoutCard_CardFragment> = gql`
  fragment ScoutCard_card on ScoutCard {
    id
    verdict
    isAsked
    level
    trust
    prefecture
    wishedPrefectures
    wishedEmploymentTypes
    wishedMonthlyPay
    wishedWeeklyHours
    experience {
      family
      years
    }
    qualifications
    start
  }
`;
