import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  DeleteEntryFilterMutation,
  DeleteEntryFilterMutationVariables,
  SaveEntryFilterMutation,
  SaveEntryFilterMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const saveEntryFilter: TypedDocumentNode<SaveEntryFilterMutation, SaveEntryFilterMutationVariables> = gql`
  mutation SaveEntryFilter($input: SaveEntryFilterInput!) {
    saveEntryFilter(input: $input) {
      entryFilter {
        id
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const deleteEntryFilter: TypedDocumentNode<DeleteEntryFilterMutation, DeleteEntryFilterMutationVariables> = gql`
  mutation DeleteEntryFilter($input: DeleteEntryFilterInput!) {
    deleteEntryFilter(input: $input) {
      deletedId
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
