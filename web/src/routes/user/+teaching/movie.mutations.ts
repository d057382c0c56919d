import { gql, type TypedDocumentNode } from "@apollo/client";
import type { ReportMovieProgressMutation, ReportMovieProgressMutationVariables } from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const reportMutation: TypedDocumentNode<ReportMovieProgressMutation, ReportMovieProgressMutationVariables> = gql`
  mutation ReportMovieProgress($input: ReportMovieProgressInput!) {
    reportMovieProgress(input: $input) {
      movie {
        id
        progress {
          id
          positionMs
          watchedMs
          completedAt
        }
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
