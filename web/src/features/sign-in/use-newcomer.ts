import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { NewcomerQuery, NewcomerQueryVariables } from "#graphql/operations.ts";

const newcomerQuery: TypedDocumentNode<NewcomerQuery, NewcomerQueryVariables> = gql`
  query Newcomer {
    newcomer {
      provider
      email
    }
  }
`;

/** Whom a provider has named in this browser and who has not registered yet. */
export function useNewcomer(): NewcomerQuery["newcomer"] {
  return useQuery(newcomerQuery, { fetchPolicy: "network-only" }).data?.newcomer ?? null;
}
