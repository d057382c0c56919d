import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  DecideTestItemMutation,
  DecideTestItemMutationVariables,
  ImportTestItemsMutation,
  ImportTestItemsMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const decideMutation: TypedDocumentNode<DecideTestItemMutation, DecideTestItemMutationVariables> = gql`
  mutation DecideTestItem($input: DecideTestItemInput!) {
    decideTestItem(input: $input) {
      item {
        id
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const importMutation: TypedDocumentNode<ImportTestItemsMutation, ImportTestItemsMutationVariables> = gql`
  mutation ImportTestItems($input: ImportTestItemsInput!) {
    importTestItems(input: $input) {
      report {
        rows
        added
        changed
        unchanged
        refused
        problems {
          line
          code
          problem
          detail
        }
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
