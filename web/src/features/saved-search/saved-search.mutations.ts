import { gql, type TypedDocumentNode } from "@apollo/client";
import type { SaveSearchMutation, SaveSearchMutationVariables } from "#graphql/operations.ts";

export const saveSearch: TypedDocumentNode<SaveSearchMutation, SaveSearchMutationVariables> = gql`
  mutation SaveSearch($input: SaveSearchInput!) {
    saveSearch(input: $input) {
      savedSearch {
        id
        alert
      }
      errors {
        message
      }
    }
  }
`;
