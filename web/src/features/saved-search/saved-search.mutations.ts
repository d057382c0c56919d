import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  DeleteSavedSearchMutation,
  DeleteSavedSearchMutationVariables,
  SaveSearchMutation,
  SaveSearchMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const saveSearch: TypedDocumentNode<SaveSearchMutation, SaveSearchMutationVariables> = gql`
  mutation SaveSearch($input: SaveSearchInput!) {
    saveSearch(input: $input) {
      savedSearch {
        id
        alert
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const deleteSearch: TypedDocumentNode<DeleteSavedSearchMutation, DeleteSavedSearchMutationVariables> = gql`
  mutation DeleteSavedSearch($input: DeleteSavedSearchInput!) {
    deleteSavedSearch(input: $input) {
      deletedId
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
