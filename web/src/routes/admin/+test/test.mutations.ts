import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  DecideTestItemMutation,
  DecideTestItemMutationVariables,
  ImportTestItemsMutation,
  ImportTestItemsMutationVariables,
} from "#graphql/operations.ts";

export const decideMutation: TypedDocumentNode<DecideTestItemMutation, DecideTestItemMutationVariables> = gql`
  mutation DecideTestItem($input: DecideTestItemInput!) {
    decideTestItem(input: $input) {
      item {
        id
      }
      errors {
        code
        message
      }
    }
  }
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
        code
        message
      }
    }
  }
`;
