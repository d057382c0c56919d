import { gql, type TypedDocumentNode } from "@apollo/client";
import type { HideWorkMutation, HideWorkMutationVariables, ReportWorkMutation, ReportWorkMutationVariables } from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const hideWork: TypedDocumentNode<HideWorkMutation, HideWorkMutationVariables> = gql`
  mutation HideWork($input: HideWorkInput!) {
    hideWork(input: $input) {
      work {
        id
        hidden
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const reportWork: TypedDocumentNode<ReportWorkMutation, ReportWorkMutationVariables> = gql`
  mutation ReportWork($input: ReportWorkInput!) {
    reportWork(input: $input) {
      taken
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
