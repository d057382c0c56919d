import { gql, type TypedDocumentNode } from "@apollo/client";
import type { SetCompanyReadingMutation, SetCompanyReadingMutationVariables } from "#graphql/operations.ts";

export const setCompanyReading: TypedDocumentNode<SetCompanyReadingMutation, SetCompanyReadingMutationVariables> = gql`
  mutation SetCompanyReading($input: SetCompanyReadingInput!) {
    setCompanyReading(input: $input) {
      readings {
        id
      }
      errors {
        code
        message
        path
      }
    }
  }
`;
