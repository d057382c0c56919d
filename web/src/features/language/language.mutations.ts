import { gql, type TypedDocumentNode } from "@apollo/client";
import type { SetLocaleMutation, SetLocaleMutationVariables } from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const setLocale: TypedDocumentNode<SetLocaleMutation, SetLocaleMutationVariables> = gql`
  mutation SetLocale($input: SetLocaleInput!) {
    setLocale(input: $input) {
      me {
        id
        locale
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
