import { gql, type TypedDocumentNode } from "@apollo/client";
import type { SetCompanyReadingMutation, SetCompanyReadingMutationVariables } from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const setCompanyReading: TypedDocumentNode<SetCompanyReadingMutation, SetCompanyReadingMutationVariables> = gql`
  mutation SetCompanyReading($input: SetCompanyReadingInput!) {
    setCompanyReading(input: $input) {
      readings {
        id
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
