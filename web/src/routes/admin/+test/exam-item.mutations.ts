import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  DecideExamItemMutation,
  DecideExamItemMutationVariables,
  ImportExamItemsMutation,
  ImportExamItemsMutationVariables,
  NameExamItemReviewerMutation,
  NameExamItemReviewerMutationVariables,
  RecordExamItemMutation,
  RecordExamItemMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const decideMutation: TypedDocumentNode<DecideExamItemMutation, DecideExamItemMutationVariables> = gql`
  mutation DecideExamItem($input: DecideTestItemInput!) {
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

export const importMutation: TypedDocumentNode<ImportExamItemsMutation, ImportExamItemsMutationVariables> = gql`
  mutation ImportExamItems($input: ImportTestItemsInput!) {
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

export const recordMutation: TypedDocumentNode<RecordExamItemMutation, RecordExamItemMutationVariables> = gql`
  mutation RecordExamItem($input: RecordTestItemInput!) {
    recordTestItem(input: $input) {
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

export const reviewerMutation: TypedDocumentNode<NameExamItemReviewerMutation, NameExamItemReviewerMutationVariables> = gql`
  mutation NameExamItemReviewer($input: NameTestItemReviewerInput!) {
    nameTestItemReviewer(input: $input) {
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
